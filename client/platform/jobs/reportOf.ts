import type { JudgedJob } from '@pagewright/engine/platform';
import type { RunReport } from '@pagewright/engine/run';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { ProjectName } from '../connections/tokens.ts';
import type { RemoteSubject } from './remoteSubject.ts';

/** The report of a judged job, as of a run. */
export async function reportOf(
  { file }: Pick<RemoteSubject, 'file'>,
  judged: JudgedJob,
  { stack, project }: ProjectName,
): Promise<RunReport> {
  const { reportOfJob } = await loadPlatform();
  return reportOfJob(judged, { config: file.path.split('/').at(-1) ?? '', stack, project });
}
