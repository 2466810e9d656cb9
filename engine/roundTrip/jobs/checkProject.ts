import type { JudgedJob } from '../../core/platform/judging/judgedJob.ts';
import type { RemoteConfiguration } from '../../core/platform/remoteConfiguration.ts';
import type { ProjectApi } from '../../io/platform/projectApi.ts';

/** The last jobs of a project, judged. */
export interface ProjectCheck {
  project: { id: string; name: string };
  branch: { id: string; name: string };
  configurations: CheckedConfiguration[];
}

/** A configuration with its last job. */
export interface CheckedConfiguration {
  configuration: Pick<RemoteConfiguration, 'branch' | 'component' | 'id' | 'name' | 'version' | 'isDisabled'>;
  /** Absent: it never ran, or it could not be judged. */
  judged?: JudgedJob;
  /** Why it could not be judged. */
  error?: { code: string; message: string };
}

export interface CheckOptions {
  /** Id of the branch. */
  branch: string;
  /** The versions of the files here, by component and id. */
  versionHere?: (configuration: CheckedConfiguration['configuration']) => number | undefined;
  progress?: (done: number, all: number) => void;
}

/** Judges the last job of each configuration. A failure for one does not stop the others. */
export async function checkProject(
  project: ProjectApi,
  options: CheckOptions,
  signal: AbortSignal,
): Promise<ProjectCheck> {
  throw new Error(`Not checked yet: ${project.stack} ${options.branch} ${signal.aborted}`);
}
