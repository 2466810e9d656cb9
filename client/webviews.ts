// The entry of all webviews, bundled into dist/webviews.js, so that what they are built with ships once.

/** The webviews by name: each draws itself into the page when it is loaded. */
const views: Record<string, () => Promise<unknown>> = {
  compareView: () => import('./runs/compareView/main.ts'),
  lastNightView: () => import('./platform/lastNightView/main.ts'),
  summaryView: () => import('./runs/summaryView/main.ts'),
  tableView: () => import('./tables/tableView/main.ts'),
  testView: () => import('./runs/testView/main.ts'),
};

const { view = '' } = document.body.dataset;
void views[view]?.();
