import { showWarningMessage } from '../../shared/messages.ts';
import type { Run } from '../run/run.ts';
import type { Runs } from '../run/runs.ts';

/**
 * Whether a run may write its tables to a folder: if an active run does, asks the user to cancel that, and waits for its
 * end. An empty folder: it writes none.
 */
export async function mayWriteTo(folder: string, runs: Runs): Promise<boolean> {
  const active = writerOf(folder, runs);
  if (active === undefined) return true;
  const again = 'Cancel and Run Again';
  // Read later, the run may have ended.
  const text = `${active.title} was not run again: its last run had not ended, and both write to the same tables.`;
  if ((await showWarningMessage(text, again)) !== again) return false;
  active.cancel();
  await runs.ended(active);
  return writerOf(folder, runs) === undefined;
}

function writerOf(folder: string, runs: Runs): Run | undefined {
  return folder === '' ? undefined : runs.active().find(({ outDir }) => outDir === folder);
}
