/**
 * The colors of errors and warnings in lists, which the manifest contributes. They are those of VS Code's own lists, and
 * those of its editors in high contrast, where the lists have none.
 */
export const listColors = { error: 'pagewright.errorForeground', warning: 'pagewright.warningForeground' } as const;
