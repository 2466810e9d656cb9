import { askForTrust } from '../../shared/askForTrust.ts';
import { showWarningMessage } from '../../shared/messages.ts';
import type { ConfigurationText } from '../run/run.ts';

/** Whether a configuration may run here; if not, tells the user what to do. */
export async function mayRun(document: ConfigurationText): Promise<boolean> {
  if (document.uri.scheme !== 'file') {
    void showWarningMessage('Save this configuration to disk first: a run writes its tables next to it.');
    return false;
  }
  return await askForTrust('A run sends requests and writes files. Trust this workspace to run it.');
}
