import type { NewJob, RemoteJob } from '@pagewright/engine/platform';

/** A configuration as the jobs of its branch name it. */
interface JobsOf extends Pick<NewJob, 'component' | 'configuration' | 'branch'> {
  /** Id of its branch, also of the default one. */
  branchId: string;
}

/** Whether a job of the project is one of a configuration: its number alone says nothing about that. */
export function isJobOf(
  { component, configuration, branch }: Pick<RemoteJob, 'component' | 'configuration' | 'branch'>,
  of: JobsOf,
): boolean {
  const isOfBranch = branch === undefined ? of.branch === undefined : branch === of.branchId;
  return component === of.component && configuration === of.configuration && isOfBranch;
}
