import type { WritableFiles } from '../core/platform/writableFiles.ts';
import type { ProjectApi } from '../io/platform/projectApi.ts';

/** What each flow between a project and its folder works with. Each throws a UserError, or the signal's reason. */
export interface Trip {
  api: ProjectApi;
  /** Those of the folder with `.pagewright/project.json`. */
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
