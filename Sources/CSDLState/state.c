#include "../CSDL2/shim.h"

csdl_loss_handler *csdl_current_loss_handler(void) {
  static csdl_loss_handler handler;
  return &handler;
}

csdl_wait_state *csdl_current_wait(void) {
  static csdl_wait_state wait;
  return &wait;
}

void **csdl_kept_connection(void) {
  static void *connection;
  return &connection;
}

csdl_times *csdl_current_times(void) {
  static csdl_times times;
  return &times;
}

int *csdl_watches_xlib(void) {
  static int is_watched;
  return &is_watched;
}

csdl_x_news *csdl_current_x_news(void) {
  static csdl_x_news news;
  return &news;
}
