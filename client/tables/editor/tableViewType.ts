/** The name of the table editor, as `package.json` contributes it. */
export const tableViewType = 'pagewright.table';
