import type { JudgedJob } from '@pagewright/engine/platform';
import type { RunReport } from '@pagewright/engine/run';
import type * as vscode from 'vscode';
import type { Projects } from '../../project/composition/projects.ts';
import type { Run } from '../../running/run/run.ts';
import { fileId } from '../../shared/fileId.ts';
import type { ProjectName } from '../connections/tokens.ts';
import { reportOf } from './remoteRuns.ts';

type FoundRun = Pick<Run, 'id' | 'configFile' | 'configText' | 'composition' | 'report'>;

/**
 * The runs of the rows of a configuration that a job of the platform made, for their findings: each has the text of its
 * row and a separate report, with the names that its jobs have there.
 */
export async function rowRuns(
  file: vscode.Uri,
  judged: JudgedJob,
  { project, projects, run }: { project: ProjectName; projects: Projects; run: string },
): Promise<FoundRun[]> {
  if (!judged.parts.some(({ row }) => row !== undefined)) return [];
  const composed = (await projects.runsOf(file))?.runs ?? [];
  const found: FoundRun[] = [];
  for (const { uri, text, composition } of composed) {
    const parts = judged.parts.filter(({ row }) => row !== undefined && composition.name.endsWith(` › ${row.name}`));
    if (parts.length === 0) continue;
    const report: RunReport = await reportOf(
      { file: uri },
      { ...judged, parts: parts.map(({ row: _, ...part }) => part) },
      project,
    );
    found.push({ id: run, configFile: fileId(uri), configText: text, composition, report });
  }
  return found;
}
