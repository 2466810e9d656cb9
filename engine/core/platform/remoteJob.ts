/** The states of a job; the last five are ends. */
export const remoteJobStatuses = [
  'created',
  'waiting',
  'processing',
  'terminating',
  'success',
  'warning',
  'error',
  'terminated',
  'cancelled',
] as const;

export type RemoteJobStatus = (typeof remoteJobStatuses)[number];

/** A job of the platform. */
export interface RemoteJob {
  id: string;
  status: RemoteJobStatus;
  isFinished: boolean;
  component: string;
  /** Id of the configuration; absent: the job ran a body without one. */
  configuration?: string;
  /** Whether it ran a body that it was given, and not that of the configuration. */
  hasOwnBody?: true;
  /** Id of the job that started it; absent: none did. */
  parent?: string;
  /** Ids of the rows that it was to run; none: all that are enabled. */
  rows: readonly string[];
  /** Absent: the default branch. */
  branch?: string;
  mode: 'run' | 'debug' | 'forceRun';
  /** The values of variables that it was given: the id of a set, or texts by name; absent: the default set. */
  values?: string | Readonly<Record<string, string>>;
  /** ISO 8601. */
  createdAt: string;
  startedAt?: string;
  endedAt?: string;
  durationMs?: number;
  /** The page of the job in the web application of the platform. */
  url?: string;
  result?: RemoteResult;
}

/** The result of a finished job, as it reports it. */
export interface RemoteResult {
  message: string;
  /** The version of the configuration that ran; absent: none did, or it is not known. */
  configurationVersion?: number;
  /** The side whose fault an error is. */
  errorType?: 'user' | 'application';
  inputTables: readonly string[];
  outputTables: readonly RemoteOutput[];
}

export interface RemoteOutput {
  /** Id of the table in Storage. */
  id: string;
  columns: readonly string[];
}

/** A job that is to be started. */
export interface NewJob {
  component: string;
  configuration: string;
  branch?: string;
  rows?: readonly string[];
  /** Id of a set of values. */
  values?: string;
  mode?: 'run' | 'debug' | 'forceRun';
}

/** A line that a job said, or something that happened to one of its tables. */
export interface RemoteEvent {
  uuid: string;
  level: 'debug' | 'info' | 'success' | 'warning' | 'error';
  message: string;
  /** More of the same, such as the response of an API; empty where there is none. */
  description: string;
  component: string;
  /** The kind, such as `storage.tableImportDone`. */
  kind: string;
  /** Id of the object it is about, such as a table. */
  object?: string;
  /** ISO 8601. */
  at: string;
  /** The JSON texts of what it carries; `{}` and `[]` for nothing. */
  params: string;
  results: string;
}
