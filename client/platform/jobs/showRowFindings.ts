import type { JudgedJob } from '@pagewright/engine/platform';
import type { Run } from '../../running/run/run.ts';
import { fileId } from '../../shared/fileId.ts';
import type { ProjectName } from '../connections/tokens.ts';
import type { RemoteSubject } from './remoteSubject.ts';
import { reportOf } from './reportOf.ts';

/** Shows the findings of a run on the lines that cause them. */
export type ShowFindings = (
  run: Pick<Run, 'id' | 'configFile' | 'configText' | 'composition' | 'report'>,
) => Promise<void>;

/** Shows the findings of a job of the platform in the files of the rows that it ran, each with the report of its jobs. */
export async function showRowFindings(
  { rows }: RemoteSubject,
  judged: JudgedJob,
  { project, show, run }: { project: ProjectName; show: ShowFindings; run: string },
): Promise<void> {
  for (const { uri, text, composition } of rows) {
    const parts = judged.parts.filter(({ row }) => row !== undefined && row.name === composition.row);
    if (parts.length === 0) continue;
    // The jobs of a row have the names that they have in its file.
    const own = { ...judged, parts: parts.map(({ row: _, ...part }) => part) };
    const report = await reportOf({ file: uri }, own, project);
    await show({ id: run, configFile: fileId(uri), configText: text, composition, report });
  }
}
