// An NSTableView of GNUstep in a scroll view, in a window. Its rows are all equally high.
//
// Scrolling copies what stays visible within the window, so layout holds that copy, and painting is
// what has come into sight.
#include "../workload.h"
#import <AppKit/AppKit.h>

static NSWindow *window;
static NSTableView *table;
static NSAutoreleasePool *pool;
static long inserted;

@interface Rows : NSObject
@end

@implementation Rows
- (NSInteger)numberOfRowsInTableView:(NSTableView *)view {
  return request.rows + inserted;
}

- (id)tableView:(NSTableView *)view
    objectValueForTableColumn:(NSTableColumn *)column
                          row:(NSInteger)row {
  char text[64];
  text_of_row(text, sizeof text, row);
  return [NSString stringWithUTF8String:text];
}
@end

static const double row_height = 50;

static double end_of_range(void) { return row_height * request.rows - view_height; }

static void step(void) { [table scrollPoint:NSMakePoint(0, next_offset(0, end_of_range()))]; }

static double current_position(void) { return NSMinY([table visibleRect]); }

static void save(const char *file) {
  NSView *view = [window contentView];
  [view lockFocus];
  NSBitmapImageRep *pixels = [[NSBitmapImageRep alloc] initWithFocusedViewRect:[view bounds]];
  [view unlockFocus];
  NSData *data = [pixels representationUsingType:NSPNGFileType properties:nil];
  [data writeToFile:[NSString stringWithUTF8String:file] atomically:YES];
}

static void jump(void) {
  double start = row_height * next_row(request.rows), end = end_of_range();
  [table scrollPoint:NSMakePoint(0, start < end ? start : end)];
}

static void insert(void) {
  inserted++;
  [table noteNumberOfRowsChanged];
}

static void paint(void) {
  [window displayIfNeeded];
  [window flushWindow];
}

static void afterwards(void) {
  // What is never painted must not pile up as what is still to be painted.
  if (!request.paints) paint();
  [pool release];
  pool = [NSAutoreleasePool new];
}

int main(int count, char **words) {
  int64_t start = cpu_time();
  if (!read_request(count, words, "gnustep-gui " PEER_VERSION, "single-uniform")
      || request.sections != 1)
    return 64;
  pool = [NSAutoreleasePool new];
  [NSApplication sharedApplication];
  int64_t made = cpu_time();
  NSRect frame = NSMakeRect(0, 0, view_width, view_height);
  window = [[NSWindow alloc] initWithContentRect:frame
                                       styleMask:NSBorderlessWindowMask
                                         backing:NSBackingStoreBuffered
                                           defer:NO];
  NSScrollView *scroller = [[NSScrollView alloc] initWithFrame:frame];
  [scroller setHasVerticalScroller:YES];
  table = [[NSTableView alloc] initWithFrame:frame];
  NSTableColumn *column = [[NSTableColumn alloc] initWithIdentifier:@"row"];
  [column setWidth:view_width - 40];
  [column setEditable:NO];
  NSFont *font = [NSFont fontWithName:@"Inter-Regular" size:text_size];
  if (font) [[column dataCell] setFont:font];
  [table addTableColumn:column];
  [table setIntercellSpacing:NSMakeSize(0, 0)];
  [table setRowHeight:row_height];
  [table setHeaderView:nil];
  [table setCornerView:nil];
  [table setDataSource:(id)[Rows new]];
  [scroller setDocumentView:table];
  [[window contentView] addSubview:scroller];
  [table reloadData];
  [window orderFront:nil];
  [window display];
  print_value("setup_cpu", (double)(cpu_time() - start) / 1e6, "ms");
  print_value("first_frame", (double)(cpu_time() - made) / 1e6, "ms");
  print_value("rss_after_setup", memory("VmRSS"), "MiB");
  position = current_position;
  take_frames(request.steps, "step", false, step, paint, afterwards);
  if (getenv("PICTURE")) save(getenv("PICTURE"));
  take_frames(request.jumps, "jump", false, jump, paint, afterwards);
  double error = NSHeight([table frame]) - row_height * (double)request.rows;
  print_value("content_height_error_worst_during_jumps", error, "px");
  take_frames(request.edits, "insert_mid_visible", true, insert, paint, afterwards);
  print_value("peak_rss", memory("VmHWM"), "MiB");
  fflush(stdout);
  _Exit(0);
}
