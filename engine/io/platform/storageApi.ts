import type {
  ConfigurationPlace,
  NewPart,
  PartChange,
  RemoteConfiguration,
  RemotePart,
  RemoteVersion,
  RowPlace,
} from '../../core/platform/remoteConfiguration.ts';
import type { RemoteEvent } from '../../core/platform/remoteJob.ts';
import type { RemoteBranch, RemoteComponent, RemoteProject, RemoteTable } from '../../core/platform/remoteProject.ts';

/**
 * The Storage API of a stack. Each method throws a UserError for what the API refuses or what fails on the way, and the
 * signal's reason when it is aborted.
 */
export interface StorageApi {
  /** The project of the token. */
  project(signal: AbortSignal): Promise<RemoteProject>;
  branches(signal: AbortSignal): Promise<RemoteBranch[]>;
  /** The configurations of generic extractor, and of components made from it, with bodies and rows. */
  extractors(branch: string, signal: AbortSignal): Promise<ListedComponent[]>;
  /** Undefined: there is none, or it is in the trash. */
  configuration(at: ConfigurationPlace, signal: AbortSignal): Promise<RemoteConfiguration | undefined>;
  /** The newest first. */
  versions(
    at: ConfigurationPlace,
    page: { limit: number; offset: number },
    signal: AbortSignal,
  ): Promise<RemoteVersion[]>;
  /** A version with its body and rows; undefined: there is none. */
  version(at: ConfigurationPlace, version: number, signal: AbortSignal): Promise<RemoteConfiguration | undefined>;
  create(
    at: Omit<ConfigurationPlace, 'id'>,
    part: NewPart,
    comment: string,
    signal: AbortSignal,
  ): Promise<RemoteConfiguration>;
  /** Never sent again by itself: a save that arrived must not become two versions. */
  update(
    at: ConfigurationPlace,
    change: PartChange,
    comment: string,
    signal: AbortSignal,
  ): Promise<RemoteConfiguration>;
  /** Moves a configuration to the trash. Never sent again by itself: a second time would purge it. */
  remove(at: ConfigurationPlace, signal: AbortSignal): Promise<void>;
  restore(at: ConfigurationPlace, signal: AbortSignal): Promise<void>;
  /** Saves an earlier version as the newest one. */
  rollback(at: ConfigurationPlace, version: number, comment: string, signal: AbortSignal): Promise<void>;
  createRow(at: ConfigurationPlace, part: NewPart, comment: string, signal: AbortSignal): Promise<RemotePart>;
  updateRow(at: RowPlace, change: PartChange, comment: string, signal: AbortSignal): Promise<RemotePart>;
  removeRow(at: RowPlace, comment: string, signal: AbortSignal): Promise<void>;
  /**
   * The events of a job after one of them, the oldest first, and no more pages once there are `most`; `after` undefined:
   * from the first.
   */
  events(job: string, after: string | undefined, signal: AbortSignal, most?: number): Promise<RemoteEvent[]>;
  /** Undefined: there is none. */
  table(id: string, branch: string | undefined, signal: AbortSignal): Promise<RemoteTable | undefined>;
}

export interface ListedComponent extends RemoteComponent {
  configurations: RemoteConfiguration[];
}
