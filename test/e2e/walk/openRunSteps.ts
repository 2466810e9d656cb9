import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../launch/projectRoot.ts';
import type { RunsStep, RunsWindow } from './runsWindow.ts';
import { webviewFrame } from './webviewFrame.ts';

/** Runs that happened on the command line, opened from their folders. */
export const openRunSteps: RunsStep[] = [
  {
    name: 'a run on a server, opened from its folder',
    take: (window) => openRunOf(window, 'children'),
  },
  {
    name: 'a run on a server that failed: its findings, and the response that is the cause',
    async take(window) {
      await openRunOf(window, 'broken');
      // Its tab has the name of the configuration too.
      await window.command('View: Close All Editors');
      await window.openConfig('broken');
      await window.page.locator('.squiggly-error').first().waitFor();
      await window.picture('opened-broken-finding');
      await window.expand(/^broken/);
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
  const file = (...parts: string[]) => path.join(night, ...parts);
  const outputs = ['--out', file('out'), '--record', file('recording'), '--report', file('report.json')];
  const config = path.join(window.folder, `${name}.extractor.json`);
  const cli = path.join(projectRoot, 'dist', 'cli.js');
  // One that fails is to be looked at too. The API is in this process, which must not wait for it idly.
  await promisify(execFile)(process.execPath, [cli, 'run', config, ...outputs]).catch(() => undefined);
  await window.command('View: Close All Editors');
  await window.command('Pagewright: Open Run…');
  await window.page.locator('.quick-input-list .monaco-list-row', { hasText: 'S3 Address' }).waitFor();
  await window.picture(`open-run-${name}`);
  await window.page.locator('.quick-input-list .monaco-list-row', { hasText: 'Folder' }).click();
  const input = window.page.locator('.quick-input-widget input[type=text]');
  await input.fill(`${night}/`);
  await window.page.getByRole('button', { name: 'Open Run' }).first().click();
  await webviewFrame(window.page, 'h1');
  await window.page.waitForTimeout(800);
  await window.command('Pagewright: Focus on Runs View');
  await window.picture(`opened-${name}`);
}
