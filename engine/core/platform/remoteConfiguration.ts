/** Where a configuration is in a project of the platform. */
export interface ConfigurationPlace {
  /** Id of the branch. */
  branch: string;
  component: string;
  id: string;
}

/** Where a row of a configuration is. */
export interface RowPlace extends ConfigurationPlace {
  row: string;
}

/** A configuration as the project has it. */
export interface RemoteConfiguration extends RemotePart, Omit<ConfigurationPlace, 'id'> {
  /** The comment of its version. */
  changeDescription: string;
  changed: Change;
  /** In the order in which a job runs them. */
  rows: RemotePart[];
}

/** A configuration or a row of the project. */
export interface RemotePart {
  id: string;
  name: string;
  description: string;
  isDisabled: boolean;
  /** Goes up by one with every save. Each save of a row is a version of its configuration too. */
  version: number;
  /** The body as the JSON text of the response: digits, the order of keys, `{}` and `[]` are those of the project. */
  body: string;
}

/** The time of a version, ISO 8601, and the name of the token that saved it. */
export interface Change {
  at: string;
  by: string;
}

/** A version of a configuration, without its body. */
export interface RemoteVersion {
  version: number;
  changeDescription: string;
  changed: Change;
}

/** The changes of a save. A key that is absent stays as it is. */
export interface PartChange {
  name?: string;
  description?: string;
  isDisabled?: boolean;
  /** Goes over the wire as it is. */
  body?: string;
}

/** A configuration or a row that the project does not have yet. */
export interface NewPart extends PartChange {
  /** Absent: the project gives one. */
  id?: string;
  name: string;
  body: string;
}
