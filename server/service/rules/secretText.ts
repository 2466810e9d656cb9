const source = 'A run takes its value from Set Secret in the editor, or from --secrets.';

/** Says of a secret that it has no value in the file, as a run may still have one. */
export const secretText = {
  empty: (key: string) => `"${key}" is empty here. ${source}`,
  missing: (key: string) => `"config" has no "${key}". ${source}`,
};
