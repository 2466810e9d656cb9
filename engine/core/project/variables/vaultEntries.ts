/** The entries of the vault of a project: all of them, so that another name is one that it does not have. */
export interface VaultEntries {
  names: readonly string[];
  /** The source of the list in words that follow "of", such as `project 4321`. */
  from: string;
  /** When these were all, such as `as of 2026-11-29`: others may have been added since. Absent: they are all now. */
  when?: string;
}

/** The maximum number of names and their length: more than anyone has, and little work for each keystroke. */
const maxNames = 1000;
const maxNameLength = 1000;

/** Reads a list of all names that somebody else wrote. Undefined: it is cut off, or has something else in it. */
export function readVaultNames(names: unknown): string[] | undefined {
  const isName = (name: unknown) => typeof name === 'string' && name.length <= maxNameLength;
  return Array.isArray(names) && names.length <= maxNames && names.every(isName) ? names : undefined;
}
