/** Every page that `openWebview` shows, by the name of its bundle. */
export const views = ['summaryView', 'compareView', 'testView', 'tableView'] as const;

export type View = (typeof views)[number];
