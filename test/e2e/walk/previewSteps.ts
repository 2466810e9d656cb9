import fs from 'node:fs';
import path from 'node:path';
import type { Frame } from 'playwright-core';
import type { RunsWindow } from '../window/runsWindow.ts';
import type { Step } from './step.ts';

/** The preview of tables: empty, from a run, following the text, with a text that is broken, wide, by the keyboard. */
export const previewSteps: Step<RunsWindow>[] = [
  {
    name: 'an empty preview',
    async take(window) {
      await window.command('View: Close All Editors');
      await show(window, 'nested', 'vscode-button');
      await window.pictures('preview-empty', 'vscode-button');
    },
  },
  {
    name: 'a preview from a run that it starts, with child tables',
    async take(window) {
      const empty = await window.webviewFrame('vscode-button');
      await empty.locator('header vscode-button', { hasText: 'Run First Page' }).click();
      const frame = await window.webviewFrame('section table');
      await frame.locator('h2', { hasText: 'users_tags' }).waitFor();
      await window.tidy();
      await window.pictures('preview', 'section table');
      await window.zoomed('preview', frame);
    },
  },
  {
    name: 'a preview follows the mapping as it is typed',
    async take(window) {
      await window.run('users');
      await window.command('Notifications: Clear All');
      await window.command('View: Close All Editors');
      const frame = await show(window, 'users', 'section table');
      await frame.locator('th', { hasText: 'name' }).waitFor();
      await type(window, '"name": "name"', '"name": "full_name"');
      await frame.locator('th', { hasText: 'full_name' }).waitFor();
      await window.picture('preview-mapped');
    },
  },
  {
    name: 'a text that is broken leaves the tables of before, with the reason',
    async take(window) {
      const frame = await window.webviewFrame('section table');
      await type(window, '"mappings": {', '"mappings": {{');
      await frame.locator('.problem').waitFor();
      await frame.locator('th', { hasText: 'full_name' }).waitFor();
      await window.pictures('preview-broken', '.problem');
      await type(window, '"mappings": {{', '"mappings": {');
      await frame.locator('.problem').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'a wide table scrolls by the keyboard',
    async take(window) {
      await window.run('wide');
      await window.command('Notifications: Clear All');
      await window.command('File: Revert File').catch(() => undefined);
      await window.command('View: Close All Editors');
      const frame = await show(window, 'wide', 'section table');
      await frame.locator('.scroll').first().focus();
      for (let step = 0; step < 10; step++) await window.page.keyboard.press('ArrowRight');
      await window.page.waitForTimeout(500);
      const scrolled = await frame.evaluate<number>('document.querySelector(".scroll").scrollLeft');
      if (scrolled === 0) throw new Error('The keys do not scroll the table.');
      await window.pictures('preview-wide', 'section table');
      await window.zoomed('preview-wide', frame);
    },
  },
];

async function show(window: RunsWindow, name: string, wanted: string): Promise<Frame> {
  await window.openConfig(name);
  await window.lens('Run').waitFor({ timeout: 30_000 });
  await window.command('Pagewright: Show Preview of Tables');
  return await window.webviewFrame(wanted);
}

/** Changes the file as another program would: the editor reads it again. */
async function type(window: RunsWindow, before: string, after: string): Promise<void> {
  const file = path.join(window.folder, 'users.extractor.json');
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${before} is not in the file.`);
  fs.writeFileSync(file, text.replace(before, after));
}
