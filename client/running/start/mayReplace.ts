import { showWarningMessage } from '../../shared/messages.ts';
import type { Run } from '../run/run.ts';
import type { Runs } from '../run/runs.ts';

/** Whether a run may replace an active one: asks the user to cancel that, and waits for its end. */
export async function mayReplace(active: Run, runs: Runs): Promise<boolean> {
  const again = 'Cancel and Run Again';
  // Read later, the run may have ended.
  const text = `${active.title} was not run again: its last run had not ended, and both write to the same tables.`;
  if ((await showWarningMessage(text, again)) !== again) return false;
  active.cancel();
  await runs.ended(active);
  return !runs.active().some(({ outDir }) => outDir === active.outDir);
}
