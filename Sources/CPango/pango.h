/* pango_fc_font_lock_face is the one way to a font's FreeType face; Pango deprecates it in favour of
   HarfBuzz, whose way to an outline changed its name between the versions in use. */
#define PANGO_DISABLE_DEPRECATION_WARNINGS
#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
