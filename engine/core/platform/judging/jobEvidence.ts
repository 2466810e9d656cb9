import type { RemoteEvent, RemoteJob } from '../remoteJob.ts';
import type { RemoteTable } from '../remoteProject.ts';

/** The traces of a job of the platform, to be judged. */
export interface JobEvidence {
  job: RemoteJob;
  events: JobEvents;
  tables: readonly JobTable[];
  /** Undefined: the version that ran is not known, or is gone. */
  ran: RanVersion | undefined;
  /** The version of the files here; absent: there are none. */
  versionHere?: number;
}

/** The events of a job, the oldest first. */
export interface JobEvents {
  list: readonly RemoteEvent[];
  /** `gone`: they have expired. `cut`: there are more than were read. */
  are: 'whole' | 'cut' | 'gone';
}

/** An output table of a job. */
export interface JobTable {
  id: string;
  /** `none`: it was not there; undefined: it was not read before the job. */
  before?: RemoteTable | 'none' | undefined;
  /** Undefined: it is gone. */
  after: RemoteTable | undefined;
}

/** The version of a configuration that a job ran. */
export interface RanVersion {
  version: number;
  isDisabled: boolean;
  /** One for each row that ran, in order; the configuration alone if it has no rows. */
  texts: readonly RanText[];
  /** The names of the rows that were not run because they are disabled. */
  skipped: readonly string[];
  /** The names of the enabled rows that the job was not to run; absent: none. */
  left?: readonly string[];
  /** Whether the values of variables that the job used are in the texts; true where there are no variables. */
  hasValues: boolean;
  /** The names of entries of the vault that are filled in, other than in secrets: the texts have stand-ins for them. */
  vault: readonly string[];
}

/** The configuration of one run of the component. */
export interface RanText {
  /** The row; absent: the configuration has none. */
  row?: { id: string; name: string };
  /** The body with the row over it and the values of its variables, JSON. */
  text: string;
}
