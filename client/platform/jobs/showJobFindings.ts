import type { JudgedJob } from '@pagewright/engine/platform';
import type { FoundRun } from '../../runs/findings/runFindings.ts';
import type { ProjectName } from '../connections/tokens.ts';
import { isOfTexts } from './isOfTexts.ts';
import { partsOfRow } from './partsOfRow.ts';
import type { RemoteSubject } from './remoteSubject.ts';
import { reportOfRemote } from './reportOfRemote.ts';

/** Shows the findings of a run on the lines that cause them. */
export type ShowFindings = (run: FoundRun) => Promise<void>;

/** A judged job of a project. `run`: the id of its record. */
interface ShownJob {
  run: string;
  judged: JudgedJob;
  project: ProjectName;
}

/** Shows the findings of a judged job in the files here: those of a row in that of the row. None if it ran other texts. */
export async function showJobFindings(
  subject: RemoteSubject,
  { run, judged, project }: ShownJob,
  showFindings: ShowFindings,
): Promise<void> {
  if (!isOfTexts(subject, judged)) return;
  for (const text of subject.texts) {
    const parts = partsOfRow(judged.parts, text.composition?.row);
    if (parts.length === 0) continue;
    const report = await reportOfRemote({ ...subject, configFile: text.configFile }, { ...judged, parts }, project);
    await showFindings({ id: run, ...text, report });
  }
}
