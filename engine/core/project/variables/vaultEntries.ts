/** The entries of the vault of a project: all of them, so that another name is one that it does not have. */
export interface VaultEntries {
  names: readonly string[];
  /** The source of the list in words that follow "of", such as `project 4321`. */
  from: string;
}
