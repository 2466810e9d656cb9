import path from 'node:path';
import type { RunsWindow } from '../window/runsWindow.ts';
import { closedKey } from './runsApi.ts';
import type { Step } from './step.ts';

/** A configuration with an encrypted value: asked for, kept, forgotten, asked for again, refused. */
export const secretSteps: Step<RunsWindow>[] = [
  {
    name: 'a run asks for the secret, masked',
    async take(window) {
      await window.command('View: Close All Editors');
      await window.command('Notifications: Clear All');
      await window.openConfig('secret');
      await window.command('Pagewright: Run Extraction');
      await window.secretInput.waitFor();
      await window.page.keyboard.type(closedKey);
      await window.pictures('secret-asked');
      await window.secretInput.press('Enter');
      await window.toast('Complete').waitFor({ timeout: 20_000 });
      await window.picture('secret-ran');
    },
  },
  {
    name: 'it is not asked for again',
    async take(window) {
      await window.command('Notifications: Clear All');
      await window.command('Pagewright: Run Extraction');
      await window.toast('Complete').waitFor({ timeout: 20_000 });
    },
  },
  {
    name: 'its line says where the value is, and there is a plan',
    async take(window) {
      await window.shows('in the secret store');
      await window.picture('secret-stored');
      await window.command('Pagewright: Show Plan');
      await window.shows('X-Key: •••');
      await window.picture('secret-plan');
      await window.command('View: Close All Editors');
      await window.openConfig('secret');
    },
  },
  {
    name: 'its page shows no secret',
    async take(window) {
      await window.command('Notifications: Clear All');
      await window.expandRun('secret');
      await window.openNext();
      await window.page.keyboard.press('ArrowDown');
      await window.page.keyboard.press('Enter');
      await window.shows('X-Key: •••');
      await window.picture('secret-page');
    },
  },
  {
    name: 'saved under another name, the run asks whether to use it',
    async take(window) {
      await window.openConfig('secret');
      await window.command('Notifications: Clear All');
      await window.command('File: Save As...');
      const place = window.page.locator('.quick-input-widget input[type=text]');
      // The dialog looks at the folder first, and then has the name of the file again.
      await window.row('users.extractor.json').waitFor();
      await place.fill(path.join(window.folder, 'copy.extractor.json'));
      await place.press('Enter');
      await window.page.locator('.tab', { hasText: 'copy.extractor.json' }).waitFor();
      await window.command('Pagewright: Run Extraction');
      const question = window.page.locator('.monaco-dialog-box', {
        hasText: 'Use the secrets of "secret.extractor.json"',
      });
      await question.waitFor();
      await window.pictures('secret-copy');
      await question.getByRole('button', { name: 'Use Them' }).click();
      await window.toast('Complete').waitFor({ timeout: 20_000 });
      await window.command('View: Close All Editors');
    },
  },
  {
    name: 'forgotten, asked for again, and Escape says why nothing was run',
    async take(window) {
      await window.openConfig('secret');
      await window.command('Pagewright: Set Secret');
      await window.row('Clear a Secret').waitFor();
      await window.pictures('secret-list');
      await window.page.keyboard.type('Clear a Secret');
      await window.page.keyboard.press('Enter');
      await window.row('#key').waitFor();
      await window.picture('secret-clear');
      await window.page.keyboard.press('Enter');
      await window.toast('was cleared').waitFor();
      await window.command('Notifications: Clear All');
      await window.command('Pagewright: Run Extraction');
      // The copy still has the value.
      const question = window.page.locator('.monaco-dialog-box', {
        hasText: 'Use the secrets of "copy.extractor.json"',
      });
      await question.getByRole('button', { name: 'Enter Others' }).click();
      await window.secretInput.waitFor();
      await window.page.keyboard.press('Escape');
      await window.toast('was not run').waitFor();
      await window.picture('secret-escaped');
    },
  },
];
