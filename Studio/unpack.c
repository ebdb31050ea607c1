// Unpacks what is long in the page, before anything else of it runs: LZMA, a fifth tighter on
// WebAssembly than deflate, the tightest that browsers unpack by themselves. The format is that of
// Igor Pavlov's "LZMA specification" (2015) with the header of `.lzma` files, as
// `xz --format=lzma --lzma1=lc=4,lp=0,pb=0` writes it. Compiled to WebAssembly, as a script that runs
// but once is over before a browser has made it fast.

enum { headerLength = 13, textRoom = 3 << 18, outputRoom = 3 << 20 };

/// Where the packed text is put.
unsigned char text[textRoom];
/// Where the unpacked bytes are.
unsigned char output[outputRoom];

// How likely a bit is to be 0, in parts of 2048, learnt while reading.
typedef unsigned short Odds;
typedef struct {
  Odds isLong, isLongest, low[8], middle[8], high[256];
} Lengths;

static struct {
  Odds isMatch[12], isRepeat[12], isLaterRepeat[12], isShort[12], isThird[12], isFourth[12];
  Odds distanceSlots[4][64], distanceBits[128], distanceEnds[16];
  Lengths matches, repeats;
  Odds literals[16][3][256];
} odds;

static const unsigned char *input;
static unsigned range, code;

static void refill(void) {
  if (range >> 24) return;
  range <<= 8;
  code = code << 8 | *input++;
}

static unsigned bit(Odds *odd) {
  unsigned bound = (range >> 11) * *odd;
  unsigned isOne = code >= bound;
  if (isOne) {
    range -= bound;
    code -= bound;
    *odd -= *odd >> 5;
  } else {
    range = bound;
    *odd += (2048 - *odd) >> 5;
  }
  refill();
  return isOne;
}

static unsigned tree(Odds *odds, unsigned end) {
  unsigned node = 1;
  while (node < end) node = node << 1 | bit(odds + node);
  return node - end;
}

static unsigned reversedTree(Odds *odds, unsigned count) {
  unsigned node = 1, result = 0;
  for (unsigned place = 0; place < count; place++) {
    unsigned one = bit(odds + node);
    node = node << 1 | one;
    result |= one << place;
  }
  return result;
}

static unsigned evenBits(unsigned count) {
  unsigned result = 0;
  for (; count > 0; count--) {
    range >>= 1;
    unsigned isOne = code >= range;
    if (isOne) code -= range;
    refill();
    result = result << 1 | isOne;
  }
  return result;
}

static unsigned lengthOf(Lengths *lengths) {
  if (!bit(&lengths->isLong)) return 2 + tree(lengths->low, 8);
  return bit(&lengths->isLongest) ? 18 + tree(lengths->high, 256) : 10 + tree(lengths->middle, 8);
}

static unsigned distanceOf(unsigned length) {
  unsigned slot = tree(odds.distanceSlots[length < 5 ? length - 2 : 3], 64);
  if (slot < 4) return slot;
  unsigned count = (slot >> 1) - 1, base = (2 | (slot & 1)) << count;
  if (slot < 14) return base + reversedTree(odds.distanceBits + base - slot, count);
  return base + (evenBits(count - 4) << 4) + reversedTree(odds.distanceEnds, 4);
}

/// A byte by itself; after a match it is not the one that stands at the match's distance.
static unsigned char literal(unsigned char before, int isAfterMatch, unsigned char other) {
  Odds(*context)[256] = odds.literals[before >> 4];
  unsigned symbol = 1;
  for (unsigned expected = other; isAfterMatch && symbol < 256;) {
    unsigned likely = expected >> 7 & 1, one = bit(context[1 + likely] + symbol);
    expected <<= 1;
    symbol = symbol << 1 | one;
    if (one != likely) break;
  }
  while (symbol < 256) symbol = symbol << 1 | bit(context[0] + symbol);
  return (unsigned char)symbol;
}

/// Turns the text into the bytes that it holds, in its place: 13 bits in two digits of 91, which are
/// ASCII without `"`, `<` and `\`. Line ends are left out.
static void decode(unsigned length) {
  unsigned bits = 0, count = 0, written = 0, low = 91;
  for (unsigned index = 0; index < length; index++) {
    unsigned character = text[index];
    if (character < 33) continue;
    unsigned digit = character - 33 - (character > 34) - (character > 60) - (character > 92);
    if (low == 91) {
      low = digit;
      continue;
    }
    bits |= (low + 91 * digit) << count;
    low = 91;
    for (count += 13; count >= 8; count -= 8) {
      text[written++] = (unsigned char)bits;
      bits >>= 8;
    }
  }
}

/// Unpacks the text, of so many bytes, and returns the number of those that it held.
unsigned unpack(unsigned length) {
  decode(length);
  for (Odds *odd = (Odds *)&odds; odd < (Odds *)(&odds + 1); odd++) *odd = 1024;
  input = text + headerLength;
  range = ~0u;
  code = 0;
  for (int index = 0; index < 5; index++) code = code << 8 | *input++;

  unsigned size = 0, state = 0, first = 0, second = 0, third = 0, fourth = 0;
  for (;;) {
    if (!bit(odds.isMatch + state)) {
      unsigned char before = size > 0 ? output[size - 1] : 0;
      output[size] = literal(before, state > 6, state > 6 ? output[size - first - 1] : 0);
      size++;
      state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
      continue;
    }
    unsigned count;
    if (!bit(odds.isRepeat + state)) {
      fourth = third;
      third = second;
      second = first;
      count = lengthOf(&odds.matches);
      state = state < 7 ? 7 : 10;
      first = distanceOf(count);
      if (first == ~0u) return size;
    } else {
      if (bit(odds.isLaterRepeat + state)) {
        unsigned distance = second;
        if (bit(odds.isThird + state)) {
          distance = third;
          if (bit(odds.isFourth + state)) {
            distance = fourth;
            fourth = third;
          }
          third = second;
        }
        second = first;
        first = distance;
      } else if (!bit(odds.isShort + state)) {
        output[size] = output[size - first - 1];
        size++;
        state = state < 7 ? 9 : 11;
        continue;
      }
      count = lengthOf(&odds.repeats);
      state = state < 7 ? 8 : 11;
    }
    for (; count > 0; count--, size++) output[size] = output[size - first - 1];
  }
}
