/** The text of a link to a project, with some of its keys. */
export function linkText(more: object = {}): string {
  const link = {
    version: 1,
    stack: 'https://connection.example.com',
    project: { id: '4321', name: 'Shop' },
    branch: { id: '777', name: 'Main' },
    layout: 'pagewright',
    configurations: [],
    ...more,
  };
  return JSON.stringify(link, undefined, 2);
}
