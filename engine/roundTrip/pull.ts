import type { ConfigurationPlace } from '../core/platform/remoteConfiguration.ts';
import type { Trip } from './trip.ts';

export interface PullOptions {
  /** Ids, names, or files and folders of configurations; absent: all of the branch. */
  names?: readonly string[] | undefined;
  /** Whether a version of the project takes the place of local changes. Their text is kept as `FILE.orig`. */
  theirs?: boolean | undefined;
}

/** What a pull did with a configuration. */
export interface ConfigurationPull extends ConfigurationPlace {
  name: string;
  /** Its file or folder, from the folder of the link. */
  path: string;
  /** The version that the files have now, but for local changes. */
  version: number;
  /**
   * `kept`: only the files have changes. `conflict`: files and project have, and the files are as they were.
   * `deleted`: the project does not have it any more, and its files stay.
   */
  outcome: 'new' | 'updated' | 'same' | 'kept' | 'conflict' | 'deleted';
  /** The files that were written or removed, from the folder of the link. */
  files: string[];
  /** The files in conflict; with `theirs`, where their texts are kept. */
  conflicts: string[];
}

/** Brings configurations into the folder. A local change is never lost. */
export async function pull(trip: Trip, options: PullOptions): Promise<ConfigurationPull[]> {
  throw new Error(`not built: ${trip.branch} ${options.theirs}`);
}
