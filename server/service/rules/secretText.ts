const source = 'A run takes its value from Set Secret in the editor, or from --secrets.';

/** The words for a secret without a value in the file, which a run may still have. */
export const secretText = {
  empty: (key: string) => `"${key}" is empty here. ${source}`,
  missing: (key: string) => `"config" has no "${key}". ${source}`,
};
