import type { RemoteJob } from '../../core/platform/remoteJob.ts';

/** A job whose branch is absent if it is the default one, of which `mainBranch` is the id. */
export function withBranch({ branch, ...job }: RemoteJob, mainBranch: string): RemoteJob {
  return branch === undefined || branch === mainBranch ? job : { ...job, branch };
}
