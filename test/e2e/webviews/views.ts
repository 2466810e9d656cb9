/** Every page that `openWebview` shows, by the name of its bundle. */
export const views = ['summaryView', 'compareView', 'testView', 'tableView'];
