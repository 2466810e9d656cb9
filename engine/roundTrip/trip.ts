import type { WritableFiles } from '../core/platform/writableFiles.ts';
import type { ProjectApi } from '../io/platform/projectApi.ts';

/** The two ends of a flow between a project and its folder. Each flow throws a UserError, or the signal's reason. */
export interface Trip {
  api: ProjectApi;
  /** The files of the folder with `.pagewright/project.json`. */
  files: WritableFiles;
  /** Name or id of the branch; absent: the one that the folder is connected to. */
  branch?: string | undefined;
  signal: AbortSignal;
  onProgress?: (progress: TripProgress) => void;
}

/** How far a flow is. */
export interface TripProgress {
  done: number;
  total: number;
  /** The name of what comes next. */
  next: string;
}
