import path from 'node:path';
import { runOnCommandLine } from '../launch/runOnCommandLine.ts';
import type { RunsWindow } from '../window/runsWindow.ts';
import type { Step } from './step.ts';

/** Runs that happened on the command line, opened from their folders. */
export const openRunSteps: Step<RunsWindow>[] = [
  {
    name: 'a run on a server, opened from its folder',
    take: (window) => openRunOf(window, 'children'),
  },
  {
    name: 'a run on a server that failed: its findings, and the response that is the cause',
    async take(window) {
      await openRunOf(window, 'broken');
      // The tab of the run has the name of the configuration too.
      await window.command('View: Close All Editors');
      await window.openConfig('broken');
      await window.page.locator('.squiggly-error').first().waitFor();
      await window.picture('opened-broken-finding');
      await window.expandRun('broken');
      await window.openNext();
      await window.page.keyboard.press('ArrowDown');
      await window.page.keyboard.press('Enter');
      await window.shows('## Response');
      await window.picture('opened-broken-page');
    },
  },
];

async function openRunOf(window: RunsWindow, name: string): Promise<void> {
  const night = path.join(window.folder, 'night', name);
  const config = path.join(window.folder, `${name}.extractor.json`);
  await runOnCommandLine(config, night, path.join(night, 'recording'));
  await window.command('View: Close All Editors');
  await window.command('Pagewright: Open Run…');
  await window.row('S3 Address').waitFor();
  await window.picture(`open-run-${name}`);
  await window.row('Folder').click();
  // The dialog looks at the folder of the window first, and then at the one that is typed.
  await window.row('night').waitFor();
  await window.input.fill(`${night}/`);
  await window.row('recording').waitFor();
  await window.page.getByRole('button', { name: 'Open Run' }).first().click();
  await window.webviewFrame('h1');
  await window.page.waitForTimeout(800);
  await window.command('Pagewright: Focus on Runs View');
  await window.picture(`opened-${name}`);
}
