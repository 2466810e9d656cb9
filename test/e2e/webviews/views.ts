/** Every page that `openWebview` shows, by its name. */
export const views = ['summaryView', 'compareView', 'testView', 'lastNightView', 'tableView'] as const;

export type View = (typeof views)[number];
