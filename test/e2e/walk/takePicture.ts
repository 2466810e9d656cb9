import path from 'node:path';
import { projectRoot } from '../launch/projectRoot.ts';
import type { VscodeWindow } from './vscodeWindow.ts';

/** The picture of the readme: the mistake with its suggestion, the lenses above the job, the requests in the log. */
export async function takePicture(window: VscodeWindow): Promise<void> {
  await window.openFile('misspelled.extractor.json');
  await window.editor.locator('.squiggly-warning').first().waitFor({ timeout: 30_000 });
  await window.command('View: Toggle Primary Side Bar Visibility');
  await window.lens('Run').click();
  await window.toast('20 records in 1 page').waitFor({ timeout: 20_000 });
  await window.command('Notifications: Clear All');
  await window.hover('meta.next_tokn', 'Did you mean');
  await window.page.screenshot({ path: path.join(projectRoot, 'docs/images/pagewright.png') });
}
