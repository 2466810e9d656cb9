import type { ConfigurationPlace, RemoteVersion } from '../../core/platform/remoteConfiguration.ts';

/** The choice of what is pushed, and how. */
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
  /** Finds errors in a configuration before anything is sent: a sentence for each, with its place. Takes its path. */
  check: (path: string) => Promise<readonly string[]>;
  /** Makes the id of something new, as the platform does. */
  newId: () => string;
}

/** The result of a push for a configuration. */
export interface ConfigurationPush extends Omit<ConfigurationPlace, 'id'> {
  /** Absent: it is new, and was not sent. */
  id?: string;
  name: string;
  path: string;
  /**
   * `overwrote`: it arrived, on top of a save that somebody else made at the same moment. `refused`: nothing was saved.
   * `partly`: some of the requests arrived. `unknown`: whether the last request arrived is not known.
   */
  outcome: 'pushed' | 'created' | 'same' | 'would-push' | 'overwrote' | 'conflict' | 'refused' | 'partly' | 'unknown';
  base?: number;
  /** The newest version of the project, as far as it is known. */
  newest?: number;
  /** In their order; with `isDryRun`, those that would be sent. */
  requests: PushRequest[];
  /** Versions of others that lost something to this push. Each can be restored. */
  overwritten: RemoteVersion[];
  /** The values that were encrypted, or would be. */
  encrypted: { file: string; key: string }[];
  /** A sentence or two about what went wrong. */
  problem?: string;
  /** The names of the rows whose files are gone, where they stop the push: `deletes` deletes them in the project. */
  goneRows?: string[];
  /** The findings of level error. */
  errors: string[];
  /** Whether `force` pushes it in spite of them. */
  mayForce?: true;
}

/** A request that changes the project, without what it sends. */
export interface PushRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** In words: `saves the body of row "users"`. */
  changes: string;
  /** JSON pointers of what differs in the body. */
  places: string[];
  /** The version of the configuration after it; absent: it was not sent, or did not arrive. */
  version?: number;
}
