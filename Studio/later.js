// Work that nobody waits for.

/**
 * Makes a function that does something with each of many, one by one in tasks of their own, so that
 * nothing else has to wait for all of it. Called again, it begins anew with others.
 *
 * `rest` is how many milliseconds it waits before the first.
 */
export const oneByOne = (work, rest = 0) => {
  let timer;
  return (items) => {
    const left = [...items];
    const next = () => {
      if (left.length === 0) return;
      work(left.shift());
      timer = setTimeout(next);
    };
    clearTimeout(timer);
    timer = setTimeout(next, rest);
  };
};
