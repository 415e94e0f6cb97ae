// A list in Dear ImGui, painted by SDL's software renderer.
//
// One list has rows of different heights, found in an array of sums, as its users write it. Of several
// lists in one window each has a clipper, which is how the library leaves out what is not visible; that
// knows equal heights only, so rows are 50 points high there. Rows are whatever the program draws: there
// is nothing to resize or to insert.
#include "../workload.h"
#include <SDL2/SDL.h>
#include <algorithm>
#include <imgui/imgui.h>
#include <imgui/imgui_internal.h>
#include <vector>

static const float even_height = 50;
static SDL_Renderer *renderer;
static SDL_Surface *surface;
static std::vector<long> starts;
static double wanted = -1, shown, worst_error;

static double total() {
  return request.sections > 1 ? even_height * (double)request.rows : (double)starts.back();
}

static double end_of_range() { return std::max(0.0, total() - view_height); }

static void draw_row(long row, float height) {
  ImVec2 origin = ImGui::GetCursorScreenPos();
  ImDrawList *list = ImGui::GetWindowDrawList();
  ImVec2 corner(origin.x + view_width, origin.y + height);
  list->AddRectFilled(origin, corner, row % 2 ? IM_COL32(250, 250, 250, 255) : IM_COL32_WHITE);
  list->AddRectFilled(ImVec2(origin.x, corner.y - 1), corner, IM_COL32(200, 200, 200, 255));
  char text[64];
  text_of_row(text, sizeof text, row);
  list->AddText(ImVec2(origin.x + 16, origin.y + height / 2 - text_size * 0.6f), IM_COL32_BLACK, text);
  ImGui::Dummy(ImVec2(view_width, height));
}

static void draw_one_list() {
  long row = std::upper_bound(starts.begin(), starts.end(), (long)shown) - starts.begin() - 1;
  ImGui::SetCursorPosY((float)starts[row]);
  for (; row < request.rows && starts[row] < shown + view_height; row++)
    draw_row(row, (float)(starts[row + 1] - starts[row]));
  ImGui::SetCursorPosY((float)starts.back());
  ImGui::Dummy(ImVec2(1, 0));
}

static void draw_many_lists() {
  long count = request.rows / request.sections;
  for (long section = 0; section < request.sections; section++) {
    ImGuiListClipper clipper;
    clipper.Begin((int)count, even_height);
    while (clipper.Step())
      for (int row = clipper.DisplayStart; row < clipper.DisplayEnd; row++)
        draw_row(section * count + row, even_height);
  }
}

// A frame up to its triangles.
static void lay_out() {
  ImGui::NewFrame();
  ImGui::SetNextWindowPos(ImVec2(0, 0));
  ImGui::SetNextWindowSize(ImVec2(view_width, view_height));
  if (wanted >= 0) ImGui::SetNextWindowScroll(ImVec2(-1, (float)wanted));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(0, 0));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::Begin("list", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove);
  shown = ImGui::GetScrollY();
  if (request.sections > 1) draw_many_lists(); else draw_one_list();
  ImGui::End();
  ImGui::PopStyleVar(2);
  ImGui::Render();
  if (wanted >= 0) worst_error = std::max(worst_error, std::abs(shown - wanted));
}

static void paint() {
  SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255);
  SDL_RenderClear(renderer);
  ImDrawData *data = ImGui::GetDrawData();
  for (int i = 0; i < data->CmdListsCount; i++) {
    const ImDrawList *list = data->CmdLists[i];
    for (const ImDrawCmd &command : list->CmdBuffer) {
      const ImVec4 &clip = command.ClipRect;
      SDL_Rect rect = {(int)clip.x, (int)clip.y, (int)(clip.z - clip.x), (int)(clip.w - clip.y)};
      SDL_RenderSetClipRect(renderer, &rect);
      const ImDrawVert *first = list->VtxBuffer.Data + command.VtxOffset;
      SDL_RenderGeometryRaw(
          renderer, (SDL_Texture *)command.GetTexID(), &first->pos.x, sizeof(ImDrawVert),
          (const SDL_Color *)&first->col, sizeof(ImDrawVert), &first->uv.x, sizeof(ImDrawVert),
          list->VtxBuffer.Size - (int)command.VtxOffset, list->IdxBuffer.Data + command.IdxOffset,
          (int)command.ElemCount, sizeof(ImDrawIdx));
    }
  }
  SDL_RenderFlush(renderer);
}

static void step() {
  wanted = next_offset(0, end_of_range());
  lay_out();
}

static void jump() {
  long row = next_row(request.rows);
  double start = request.sections > 1 ? even_height * (double)row : (double)starts[row];
  wanted = std::min(start, end_of_range());
  lay_out();
}

static double current_position() { return shown; }

static void open(const char *font) {
  setenv("SDL_VIDEODRIVER", "dummy", 1);
  SDL_Init(SDL_INIT_VIDEO);
  surface = SDL_CreateRGBSurfaceWithFormat(0, view_width, view_height, 32, SDL_PIXELFORMAT_ARGB8888);
  renderer = SDL_CreateSoftwareRenderer(surface);
  ImGui::CreateContext();
  ImGui::StyleColorsLight();
  ImGuiIO &io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.DisplaySize = ImVec2(view_width, view_height);
  io.DeltaTime = 1 / 60.f;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset;
  // Its sizes are heights of lines: 1.21 times the size of the letters in Inter.
  io.Fonts->AddFontFromFileTTF(font, text_size * 1.21f);
  unsigned char *pixels;
  int width, height;
  io.Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
  SDL_Texture *texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ABGR8888, SDL_TEXTUREACCESS_STATIC, width, height);
  SDL_UpdateTexture(texture, nullptr, pixels, width * 4);
  SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
  io.Fonts->SetTexID(texture);
}

int main(int count, char **words) {
  int64_t start = cpu_time();
  const char *font = getenv("PEER_FONT");
  bool many = count > 2 && atol(words[2]) > 1;
  if (!font || !read_request(count, words, "imgui " IMGUI_VERSION, many ? "container" : "single"))
    return 64;
  open(font);
  int64_t made = cpu_time();
  if (!many) {
    starts.resize((size_t)request.rows + 1);
    for (long row = 0; row < request.rows; row++) starts[row + 1] = starts[row] + height_of_row(row);
  }
  lay_out();
  if (request.paints) paint();
  print_value("setup_cpu", (double)(cpu_time() - start) / 1e6, "ms");
  print_value("first_frame", (double)(cpu_time() - made) / 1e6, "ms");
  print_value("rss_after_setup", memory("VmRSS"), "MiB");
  // The first frame only learns how long the content is.
  lay_out();
  position = current_position;
  take_frames(request.steps, "step", false, step, paint, nullptr);
  if (const char *file = getenv("PICTURE")) SDL_SaveBMP(surface, file);
  take_frames(request.jumps, "jump", false, jump, paint, nullptr);
  print_value("position_error", worst_error, "px");
  print_value("peak_rss", memory("VmHWM"), "MiB");
  fflush(stdout);
  _Exit(0);
}
