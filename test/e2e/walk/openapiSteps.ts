import fs from 'node:fs';
import path from 'node:path';
import type { FirstHourWindow } from '../window/firstHourWindow.ts';
import type { Step } from './step.ts';

const ended = { timeout: 60_000 };
const description = 'bikes.openapi.yaml';

/** From the description of the sample API to its complete tables, without a line of JSON. */
export const openapiSteps: Step<FirstHourWindow>[] = [
  {
    name: 'the command at the file',
    async take(window) {
      await window.page.getByRole('treeitem', { name: description }).first().click({ button: 'right' });
      await window.menuItem('New Configuration from OpenAPI').waitFor();
      await window.picture('menu');
      await window.pressKey('Escape');
    },
  },
  {
    name: 'the description is chosen among the files',
    async take(window) {
      await window.choose('Pagewright: New Configuration from OpenAPI');
      await window.row(description).first().waitFor();
      await window.picture('source');
      await window.enter(1);
    },
  },
  {
    name: 'the endpoints, without two whose end nothing proves',
    async take(window) {
      await window.row('/stations').first().waitFor(ended);
      await window.picture('endpoints');
      for (const unwanted of ['weather', 'Describe the endpoints']) {
        await window.input.fill(unwanted);
        await window.row(unwanted).first().click();
      }
      await window.picture('search');
      await window.input.fill('');
      await window.page.locator('.quick-input-count', { hasText: '6 Selected' }).waitFor();
      await window.enter(2);
    },
  },
  {
    name: 'who the API admits, and the name',
    async take(window) {
      await window.enter(3, 'pagewright');
      await window.enter(4, 'let-me-in');
      await window.page.locator('.quick-input-title', { hasText: '(5/' }).waitFor();
      await window.picture('file');
      await window.enter(5);
    },
  },
  {
    name: 'the configuration, and the report beside it',
    async take(window) {
      await window.shows('"pagination"');
      await window.toast('written').waitFor(ended);
    },
  },
  {
    name: 'a run reads everything',
    async take(window) {
      await window.pressKey('Control+F5');
      await window.verdict('complete').waitFor(ended);
      const [name = ''] = fs.readdirSync(path.join(window.folder, 'out'));
      const tables = fs.readdirSync(path.join(window.folder, 'out', name, 'tables'));
      if (!tables.some((table) => table.includes('stations'))) throw new Error(`There is no table: ${tables}`);
    },
  },
];
