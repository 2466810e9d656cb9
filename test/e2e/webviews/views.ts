/** Every page that `openWebview` shows, by the name of its bundle. */
export const views = ['summaryView', 'compareView', 'testView', 'lastNightView', 'tableView'] as const;

export type View = (typeof views)[number];
