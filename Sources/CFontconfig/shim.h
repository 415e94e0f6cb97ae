#include <fontconfig/fontconfig.h>
#include <stdio.h>

// Loads a configuration; the person's own if the path is NULL. Fontconfig reports mistakes only by
// printing lines; these go to `messages` instead, which the caller must free.
static inline FcConfig *cfontconfig_load(const char *path, char **messages) {
  size_t size = 0;
  FILE *errors = stderr, *memory = open_memstream(messages, &size);
  if (memory) stderr = memory;
  FcConfig *config = path ? FcConfigCreate() : FcInitLoadConfigAndFonts();
  if (path) {
    FcConfigParseAndLoad(config, (const FcChar8 *)path, FcTrue);
    FcConfigBuildFonts(config);
  }
  stderr = errors;
  if (memory) fclose(memory);
  return config;
}

typedef struct {
  FcChar8 *path, *family;
  FcCharSet *characters;
  int index;
  double pixel_size;
  FcBool is_scalable, has_outlines, has_colors;
} cfontconfig_properties;

// The properties of a font that the program uses; properties that the font does not state are zero.
static inline cfontconfig_properties cfontconfig_font(const FcPattern *font) {
  cfontconfig_properties of = {0};
  FcPatternGetString(font, FC_FILE, 0, &of.path);
  FcPatternGetString(font, FC_FAMILY, 0, &of.family);
  FcPatternGetCharSet(font, FC_CHARSET, 0, &of.characters);
  FcPatternGetInteger(font, FC_INDEX, 0, &of.index);
  FcPatternGetDouble(font, FC_PIXEL_SIZE, 0, &of.pixel_size);
  FcPatternGetBool(font, FC_SCALABLE, 0, &of.is_scalable);
  FcPatternGetBool(font, FC_OUTLINE, 0, &of.has_outlines);
  FcPatternGetBool(font, FC_COLOR, 0, &of.has_colors);
  return of;
}
