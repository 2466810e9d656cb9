/** The project of a token. */
export interface RemoteProject {
  id: string;
  name: string;
  token: TokenRights;
}

/** The rights of a token, without the token. */
export interface TokenRights {
  /** The description of the token, often the address of its user. */
  name: string;
  /** Whether it reads and saves configurations. */
  managesConfigurations: boolean;
  createsJobs: boolean;
  /** ISO 8601; absent: it does not expire. */
  expires?: string;
}

export interface RemoteBranch {
  id: string;
  name: string;
  isDefault: boolean;
}

/** A component of the project that has configurations of generic extractor. */
export interface RemoteComponent {
  id: string;
  name: string;
}

/** A table of the Storage of the project. */
export interface RemoteTable {
  id: string;
  /** Of the whole table, not of one import. */
  rows: number;
  columns: readonly string[];
  primaryKey: readonly string[];
  /** ISO 8601; absent: nothing was imported yet. */
  importedAt?: string;
}
