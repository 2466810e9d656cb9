import type { VscodeWindow } from './vscodeWindow.ts';

/** The configuration of the workspace whose path of the next page is misspelled. */
export const misspelled = 'misspelled.extractor.json';

/** Opens it, and waits until its mistake is found and its jobs have lenses, which move the text. */
export async function openMisspelled(window: VscodeWindow): Promise<void> {
  await window.openFile(misspelled);
  await window.flagged();
  // In a web extension host, a job has no Run; beside a result, it has no First Page.
  await window.lens('Run').or(window.lens('First Page')).first().waitFor();
}

/** Opens the completion for the path. */
export async function completePath(window: VscodeWindow): Promise<void> {
  await window.click('meta.next_tokn');
  await window.page.keyboard.press('Control+Space');
  await window.suggestion('meta.next_token').waitFor();
}

/** Opens the fixes of the path. */
export async function offerFix(window: VscodeWindow): Promise<void> {
  await window.click('meta.next_tokn');
  await window.page.keyboard.press('Control+.');
  await window.fixes('meta.next_token').waitFor();
}

/** Takes the first fix, after which nothing is flagged. */
export async function takeFix(window: VscodeWindow): Promise<void> {
  await window.page.keyboard.press('Enter');
  await window.shows('"responseParam": "meta.next_token"');
  await window.editor.locator('.squiggly-warning').first().waitFor({ state: 'detached' });
}

/** Opens the plan. */
export async function openPlan(window: VscodeWindow): Promise<void> {
  await window.command('Pagewright: Show Plan');
  await window.shows('ends when');
}
