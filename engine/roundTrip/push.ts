import type { ConfigurationPlace, RemoteVersion } from '../core/platform/remoteConfiguration.ts';
import type { Trip } from './trip.ts';

export interface PushOptions {
  /** Ids, names, or files and folders of configurations; absent: all that are changed or new here. */
  names?: readonly string[] | undefined;
  /** The comment of the new version. Not needed for a dry run. */
  comment: string;
  /** Sends nothing that changes the project, nor anything to be encrypted. */
  isDryRun?: boolean | undefined;
  /** Pushes although there are findings of level error, which `check` finds. */
  force?: boolean | undefined;
  /** The version that the files are based on, for one configuration; absent: the one of the link. */
  base?: number | undefined;
  /** Whether rows that have no files any more are deleted in the project; otherwise they stop the push. */
  deletes?: boolean | undefined;
  /** Finds errors in files before anything is sent: a sentence for each, with its place. */
  check: (files: readonly string[]) => Promise<readonly string[]>;
}

/** What a push did with a configuration. */
export interface ConfigurationPush extends Omit<ConfigurationPlace, 'id'> {
  /** Absent: it is new, and was not sent. */
  id?: string;
  name: string;
  path: string;
  /**
   * `overwrote`: it arrived, on top of a save that somebody else made at the same moment. `refused`: nothing was sent,
   * and `problem` says why. `partly`: some of the requests arrived, and `problem` says which did not.
   */
  outcome: 'pushed' | 'created' | 'same' | 'would push' | 'overwrote' | 'conflict' | 'refused' | 'partly';
  base?: number;
  /** The newest version of the project, as far as it is known. */
  newest?: number;
  /** In their order; with `isDryRun`, those that would be sent. */
  requests: PushRequest[];
  /** Versions of others that are not part of what the project has now. */
  overwritten: RemoteVersion[];
  /** JSON pointers of values that were encrypted, or would be, by the file. */
  encrypted: { file: string; pointer: string }[];
  /** One or two sentences. */
  problem?: string;
}

/** A request that changes the project, without secrets. */
export interface PushRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** What it changes, in words: `body, name of row "users"`. */
  changes: string;
  /** The version of the configuration after it; absent: it did not arrive, or was not sent. */
  version?: number;
}

/** Saves configurations in the project, unless somebody else did so since they were pulled. */
export async function push(trip: Trip, options: PushOptions): Promise<ConfigurationPush[]> {
  throw new Error(`not built: ${trip.branch} ${options.comment}`);
}
