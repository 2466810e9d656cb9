import fs from 'node:fs';
import path from 'node:path';
import { firstHourLogin, firstHourRows } from './firstHourApi.ts';
import type { FirstHourWindow } from './firstHourWindow.ts';

interface FirstHourStep {
  name: string;
  take(window: FirstHourWindow, api: { url: string }): Promise<void>;
}

const ended = { timeout: 60_000 };

/** From an empty folder to the checked tables of four jobs. */
export const firstHourSteps: FirstHourStep[] = [
  {
    name: 'a new configuration from the address of an endpoint',
    async take(window, { url }) {
      await window.choose('Pagewright: New Configuration…');
      await window.enter(1, `${url}/logistics/v3/shipments?limit=25`);
      await window.enter(2, 'Basic');
      await window.enter(3, firstHourLogin.username);
      await window.picture('01-secret');
      await window.enter(4, firstHourLogin.password);
      await window.picture('02-endpoint');
      await window.enter(5);
      await window.picture('03-file');
      await window.enter(6);
    },
  },
  {
    name: 'its first page has 25 of 137 rows, and why is offered to be fixed',
    async take(window) {
      await window.row('paging.cursors.after').first().waitFor(ended);
      await window.picture('04-suggested');
      await window.pressKey('Enter');
      await window.shows('"responseParam": "paging.cursors.after"');
      await window.picture('05-written');
    },
  },
  {
    name: 'a run reads all of them',
    async take(window) {
      await window.pressKey('Control+F5');
      await window.lensWith(/137 records/).waitFor(ended);
      await window.picture('06-whole');
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
      await window.picture('07-three-more');
    },
  },
  ...['carriers', 'warehouses', 'audit-log'].map((job, index) => ({
    name: `${job}: one key shows what is wrong, one fixes it`,
    async take(window: FirstHourWindow) {
      await window.pressKey('F8');
      await window.problem(`"${job}":`).waitFor();
      await window.picture(`${index + 8}-${job}-1-finding`);
      await window.pressKey('Control+.');
      await window.page.locator('.action-widget', { hasText: `Suggest pagination for "${job}"` }).waitFor();
      await window.picture(`${index + 8}-${job}-2-fix`);
      await window.pressKey('Enter');
      await window.row('').first().waitFor();
      await window.picture(`${index + 8}-${job}-3-suggested`);
      await window.pressKey('Enter');
      await window.saved(({ config }) => config.jobs.some(({ endpoint, scroller }) => endpoint === job && scroller));
    },
  })),
  {
    name: 'a run reads all four, and the tables are whole',
    async take(window) {
      await window.pressKey('Control+F5');
      await window.verdict('complete').waitFor(ended);
      await window.picture('11-all');
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
      await window.picture('12-results');
      await window.pressKey('Enter');
      await window.webview.locator('.grid, [role=grid]').first().waitFor();
      await window.picture('13-table');
    },
  },
];
