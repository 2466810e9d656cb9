import type { JudgedJob } from '@pagewright/engine/platform';
import type { RunReport } from '@pagewright/engine/run';
import { fileName } from '../../shared/fileName.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { ProjectName } from '../connections/tokens.ts';
import { isOfTexts, unmarkedRemark } from './isOfTexts.ts';
import type { RemoteSubject } from './remoteSubject.ts';

/** The report of a judged job, as of a run. It says which version it is about where nothing is marked in the files. */
export async function reportOfRemote(
  subject: RemoteSubject,
  judged: JudgedJob,
  { stack, project }: ProjectName,
): Promise<RunReport> {
  const { reportOfJob } = await loadPlatform();
  const remarks = isOfTexts(subject, judged) ? judged.remarks : [...judged.remarks, ...unmarkedRemark(judged)];
  return reportOfJob({ ...judged, remarks }, { config: fileName(subject.configFile), stack, project });
}
