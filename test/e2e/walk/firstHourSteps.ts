import fs from 'node:fs';
import path from 'node:path';
import type { FirstHourWindow } from '../window/firstHourWindow.ts';
import { firstHourLogin, firstHourRows } from './firstHourApi.ts';
import type { Step } from './step.ts';

const ended = { timeout: 60_000 };

/** From an empty folder to the checked tables of four jobs, with an API at this address. */
export const firstHourSteps = (url: string): Step<FirstHourWindow>[] => [
  {
    name: 'a new configuration from the address of an endpoint',
    async take(window) {
      await window.choose('Pagewright: New Configuration…');
      await window.enter(1, `${url}/logistics/v3/shipments?limit=25`);
      await window.enter(2, 'Basic');
      await window.enter(3, firstHourLogin.username);
      await window.picture('secret');
      await window.enter(4, firstHourLogin.password);
      await window.picture('endpoint');
      await window.enter(5);
      await window.picture('file');
      await window.enter(6);
    },
  },
  {
    name: 'its first page has 25 of 137 rows, and why is offered to be fixed',
    async take(window) {
      await window.row('paging.cursors.after').first().waitFor(ended);
      await window.picture('suggested');
      await window.pressKey('Enter');
      await window.shows('"responseParam": "paging.cursors.after"');
    },
  },
  {
    name: 'a run reads all of them',
    async take(window) {
      await window.pressKey('Control+F5');
      await window.lens(/^✓ 137$/).waitFor(ended);
    },
  },
  {
    name: 'three more jobs are typed, and one run says of each what is missing',
    async take(window) {
      await window.find('"jobs": [');
      await window.pressKey('End');
      await window.type('{ "endpoint": "carriers" }, { "endpoint": "warehouses" }, { "endpoint": "audit-log" },');
      await window.pressKey('Control+F5');
      await window.verdict('incomplete').waitFor(ended);
    },
  },
  ...['carriers', 'warehouses', 'audit-log'].map((job) => ({
    name: `${job}: one key shows what is wrong, one fixes it`,
    async take(window: FirstHourWindow) {
      await window.pressKey('F8');
      await window.problem(`"${job}":`).waitFor();
      await window.picture(`${job}-finding`);
      await window.pressKey('Control+.');
      await window.fixes(`Find pagination for "${job}"`).waitFor();
      await window.picture(`${job}-fix`);
      await window.pressKey('Enter');
      await window.row('').first().waitFor();
      await window.picture(`${job}-suggested`);
      await window.pressKey('Enter');
      await window.saved(({ config }) => config.jobs.some(({ endpoint, scroller }) => endpoint === job && scroller));
    },
  })),
  {
    name: 'a run reads all four, and the tables are whole',
    async take(window) {
      await window.pressKey('Control+F5');
      await window.verdict('complete').waitFor(ended);
      const [name = ''] = fs.readdirSync(path.join(window.folder, 'out'));
      const tables = path.join(window.folder, 'out', name, 'tables');
      for (const [job, rows] of Object.entries(firstHourRows)) {
        const file = fs.readdirSync(tables).find((name) => name.endsWith(`.${job}.csv`) || name === `${job}.csv`);
        const lines = fs
          .readFileSync(path.join(tables, file ?? ''), 'utf8')
          .trimEnd()
          .split('\n');
        if (lines.length - 1 !== rows) throw new Error(`${job} has ${lines.length - 1} rows instead of ${rows}.`);
      }
    },
  },
  {
    name: 'the tables are looked at',
    async take(window) {
      await window.choose('Pagewright: Open Results');
      await window.row('shipments').first().waitFor();
      await window.picture('results');
      await window.pressKey('Enter');
      // The pane is still open beside it.
      await window.webviewFrame('[role=grid]');
    },
  },
];
