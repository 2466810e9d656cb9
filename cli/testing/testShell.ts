import type { ConfigDocument } from '@pagewright/engine/environments';
import type { TreeConfig } from '../trees/treeConfig.ts';

/** The parts of the command line that tests use: how a configuration is read, and how one is run with its API. */
export interface TestShell {
  /** The configuration of a file or of a tree, with an environment. Throws a UserError if it cannot be read. */
  readConfiguration(file: string, options: { env?: string }, tree?: TreeConfig): Promise<ConfigDocument>;
  /** Runs a configuration, and records the run. Returns the exit code. */
  record(config: string, options: RecordOptions): Promise<number>;
}

/** With what a configuration runs, and where its results and its recording go. */
export interface RecordOptions {
  env?: string;
  row?: string;
  values?: string;
  secrets?: string;
  out: string;
  record: string;
}
