import type { RunReport } from '../../../engine/index.ts';
import type { EditorRun } from '../../running/start/editorRun.ts';
import type { Session } from '../../session.ts';

/** Puts what a run found on the lines that cause it. Where that is not possible, the summary still tells it. */
export async function showFindings(
  { findings, log }: Session,
  { configFile, title, history }: EditorRun,
  configText: string,
  report: RunReport,
): Promise<void> {
  try {
    await findings.take(configFile, configText, report, history.newestFirst());
  } catch (error) {
    log.warn(`${title}: What the run found could not be put on its lines: ${String(error)}`);
  }
}
