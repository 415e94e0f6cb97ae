// Lists in Qt Quick, painted in memory by its software scene graph.
#include "../workload.h"
#include <QtCore>
#include <QtGui>
#include <QtQml>
#include <QtQuick>

static long alive, most_alive, created;

// In every cell, to count them.
class Alive : public QObject {
  Q_OBJECT
public:
  explicit Alive(QObject *parent = nullptr) : QObject(parent) {
    created++;
    alive++;
    most_alive = qMax(most_alive, alive);
  }
  ~Alive() override { alive--; }
};

class Rows : public QAbstractListModel {
public:
  enum Role { Words = Qt::UserRole, Tall, List };

  int rowCount(const QModelIndex &parent = {}) const override {
    return parent.isValid() ? 0 : int(request.rows + inserted);
  }

  QHash<int, QByteArray> roleNames() const override {
    return {{Words, "words"}, {Tall, "tall"}, {List, "list"}};
  }

  QVariant data(const QModelIndex &index, int role) const override {
    long row = index.row();
    switch (role) {
    case Words: {
      char text[64];
      text_of_row(text, sizeof text, row);
      return QString::fromLatin1(text);
    }
    case Tall: return height_of_row(row) + (row == raised ? raise : 0);
    case List: return QString::number(row / (request.rows / request.sections));
    default: return {};
    }
  }

  void resize(long row, int by) {
    raised = row;
    raise = by;
    emit dataChanged(index(int(row)), index(int(row)), {Tall});
  }

  void insert(long row) {
    beginInsertRows({}, int(row), int(row));
    inserted++;
    endInsertRows();
  }

private:
  long inserted = 0, raised = -1;
  int raise = 0;
};

static QQuickRenderControl *control;
static QQuickItem *list;
static Rows rows;
static bool is_stacked;
static double true_height, worst_error;

static void paint() {
  control->beginFrame();
  control->sync();
  control->render();
  control->endFrame();
}

// The scene graph takes over every frame, or items would pile up for it; only painting is left out.
static void afterwards() {
  if (!request.paints) {
    control->beginFrame();
    control->sync();
    control->endFrame();
  }
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  double error = list->property("contentHeight").toDouble() - true_height;
  if (qAbs(error) > qAbs(worst_error)) worst_error = error;
}

static void scroll(double offset) {
  list->setProperty("contentY", offset);
  control->polishItems();
}

static double current_position() { return list->property("contentY").toDouble(); }

static void show_row(long row) {
  // ListView.Beginning
  QMetaObject::invokeMethod(list, "positionViewAtIndex", Q_ARG(int, int(row)), Q_ARG(int, 0));
  control->polishItems();
}

// The list only guesses how long it is and where it begins, and guesses anew as it goes: the way goes on from
// the last offset, not from the beginning.
static void step() {
  double begin = is_stacked ? 0 : list->property("originY").toDouble();
  double height = list->property("contentHeight").toDouble();
  scroll(next_offset(begin, begin + height - view_height));
}

static void jump() {
  long row = next_row(request.rows);
  if (!is_stacked) return show_row(row);
  scroll(qMin(double(offset_of_row(row)), true_height - view_height));
}

static void resize() {
  static bool is_high;
  is_high = !is_high;
  rows.resize(request.rows / 2 + 3, is_high ? growth : 0);
  control->polishItems();
}

static void insert() {
  rows.insert(request.rows / 2 + 3);
  control->polishItems();
}

int main(int count, char **words) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  int64_t start = cpu_time();
  // The last argument is the file that says how the lists are made.
  QFileInfo file(count > 3 ? words[count - 1] : "");
  QString kind = file.baseName();
  QByteArray peer = QByteArray("qtquick ") + qVersion() + (kind == "stacked" ? " stacked" : "");
  if (!file.exists() || !read_request(count - 1, words, peer, kind == "single" ? "single" : "container"))
    return 64;
  is_stacked = kind == "stacked";
  QGuiApplication application(count, words);
  QFontDatabase::addApplicationFont(qEnvironmentVariable("PEER_FONT"));
  qmlRegisterType<Alive>("Peers", 1, 0, "Alive");
  int64_t made = cpu_time();
  QVariantList starts;
  long per_list = request.rows / request.sections;
  for (long section = 0; is_stacked && section <= request.sections; section++)
    starts.append(double(offset_of_row(section * per_list)));
  true_height = double(offset_of_row(request.rows)) + (kind == "headings" ? 28.0 * request.sections : 0);
  control = new QQuickRenderControl;
  QQuickWindow window(control);
  window.setGeometry(0, 0, view_width, view_height);
  window.contentItem()->setSize(QSizeF(view_width, view_height));
  QImage image(view_width, view_height, QImage::Format_ARGB32_Premultiplied);
  QQmlEngine engine;
  engine.rootContext()->setContextProperty("peerRows", &rows);
  engine.rootContext()->setContextProperty("peerStarts", starts);
  engine.rootContext()->setContextProperty("peerCount", int(per_list));
  QQmlComponent component(&engine, QUrl::fromLocalFile(file.absoluteFilePath()));
  list = qobject_cast<QQuickItem *>(component.create());
  if (!list) {
    fprintf(stderr, "%s", qPrintable(component.errorString()));
    return 1;
  }
  list->setParentItem(window.contentItem());
  window.setRenderTarget(QQuickRenderTarget::fromPaintDevice(&image));
  for (int i = 0; i < 2; i++) {
    control->polishItems();
    paint();
    QCoreApplication::processEvents();
  }
  print_value("setup_cpu", double(cpu_time() - start) / 1e6, "ms");
  print_value("first_frame", double(cpu_time() - made) / 1e6, "ms");
  print_value("rss_after_setup", memory("VmRSS"), "MiB");
  position = current_position;
  take_frames(request.steps, "step", false, step, paint, afterwards);
  if (const char *picture = getenv("PICTURE")) image.save(picture, "BMP");
  print_value("cells_created_scroll", created, "count");
  print_value("cells_max_alive", most_alive, "count");
  worst_error = 0;
  take_frames(request.jumps, "jump", false, jump, paint, afterwards);
  print_value("cells_created_total", created, "count");
  print_value("cells_max_alive_total", most_alive, "count");
  print_value("content_height_error_worst_during_jumps", worst_error, "px");
  if (kind == "single") {
    show_row(request.rows / 2);
    paint();
    take_frames(request.edits, "resize_visible_row", true, resize, paint, afterwards);
    take_frames(request.edits, "insert_mid_visible", true, insert, paint, afterwards);
  }
  print_value("peak_rss", memory("VmHWM"), "MiB");
  fflush(stdout);
  _Exit(0);
}

#include "list.moc"
