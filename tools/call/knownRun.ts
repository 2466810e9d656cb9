import type { RunReport } from '@pagewright/engine/run';

/** A run of a configuration with its known results. */
export interface KnownRun {
  report: RunReport;
  /** The folder of its first and last exchanges, without secrets. */
  kept: string;
  /** The numbers of the requests that got the first page of each job. */
  firstPages: Readonly<Record<string, number>>;
}
