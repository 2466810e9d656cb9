import path from 'node:path';
import { projectRoot } from '../launch/projectRoot.ts';
import { DebugWindow } from '../window/debugWindow.ts';
import { misspelled } from '../window/misspelled.ts';
import { TableView } from '../window/tableView.ts';
import type { VscodeWindow } from '../window/vscodeWindow.ts';

/** The pictures of the readme and of the documentation: of the editor, a run, the test pane and a debug session. */
export async function takePictures(window: VscodeWindow): Promise<void> {
  await window.openFile(misspelled);
  await window.flagged();
  await window.command('View: Toggle Primary Side Bar Visibility');
  await window.lens('Run').click();
  await window.toast('20 records in 1 page').waitFor({ timeout: 20_000 });
  await window.command('Notifications: Clear All');
  await window.hover('meta.next_tokn', 'Did you mean');
  await save(window, 'pagewright');
  await window.page.keyboard.press('Escape');
  await window.tidy();
  await window.command('View: Close Editors in Other Groups');
  await window.command('Pagewright: Show Run Summary');
  await window.webviewFrame('.verdict.incomplete');
  await save(window, 'summary');
  await window.command('View: Close All Editors');
  await window.command('Pagewright: Open Results');
  await window.row('in.c-demo.rides').first().click();
  await new TableView(window).firstRow.waitFor({ timeout: 30_000 });
  await save(window, 'table');
  await window.command('View: Close All Editors');
  await window.command('View: Toggle Primary Side Bar Visibility');
  await window.openFile('two-jobs.extractor.json');
  await window.command('View: Toggle Primary Side Bar Visibility');
  await window.lens('Run').click();
  await window.command('Pagewright: Open Test Pane');
  const pane = await window.webviewFrame('[role=tablist]');
  await pane.locator('.place', { hasText: 'Page 1 of' }).waitFor();
  await pane.locator('[aria-label="Next page"]').click();
  await pane.locator('[role=tab]', { hasText: 'Request' }).click();
  await pane.locator('.changes').waitFor();
  await window.command('Notifications: Clear All');
  await save(window, 'test-pane');
  await takeDebugPictures(new DebugWindow(window.page, ''));
}

/** A run that stopped at a misspelled path, and the menu of the right value. */
async function takeDebugPictures(window: DebugWindow): Promise<void> {
  await window.command('View: Close All Editors');
  await window.openConfig('misspelled');
  await window.lens('Debug').waitFor();
  await window.click('"responseParam"');
  await window.page.keyboard.press('F9');
  await window.page.keyboard.press('F5');
  await window.frame('rides, page 1').waitFor();
  await window.tidy();
  for (const section of ['Watch', 'Breakpoints'])
    await window.page.getByRole('button', { name: `${section} Section` }).click();
  await window.makeRoom();
  await window.unfold(/^Paging$/);
  await save(window, 'debugging');
  await window.variable(/^Paging$/).click();
  for (const row of [/^Response$/, /^body\b/, /^meta\b/]) await window.unfold(row);
  await window.variable(/^next_token\b/).click({ button: 'right' });
  await save(window, 'debugging-menu');
}

async function save({ page }: VscodeWindow, name: string): Promise<void> {
  // New parts are still fading in.
  await page.waitForTimeout(600);
  await page.screenshot({ path: path.join(projectRoot, 'docs/images', `${name}.png`) });
}
