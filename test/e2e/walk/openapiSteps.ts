import fs from 'node:fs';
import path from 'node:path';
import { artefactPath } from '../launch/artefactPath.ts';
import { FirstHourWindow } from './firstHourWindow.ts';

/** The window of somebody who has the description of an API. */
export class OpenapiWindow extends FirstHourWindow {
  override async picture(name: string): Promise<void> {
    await this.page.waitForTimeout(700);
    await this.page.screenshot({ path: artefactPath('openapi', `${name}.png`) });
  }
}

interface OpenapiStep {
  name: string;
  take(window: OpenapiWindow): Promise<void>;
}

const ended = { timeout: 60_000 };
const description = 'bikes.openapi.yaml';

/** From the description of the sample API to its complete tables, without a line of JSON. */
export const openapiSteps: OpenapiStep[] = [
  {
    name: 'the command at the file',
    async take(window) {
      await window.page.getByRole('treeitem', { name: description }).first().click({ button: 'right' });
      await window.page.locator('.monaco-menu', { hasText: 'New Configuration from OpenAPI' }).waitFor();
      await window.picture('01-menu');
      await window.pressKey('Escape');
    },
  },
  {
    name: 'the description is chosen among the files',
    async take(window) {
      await window.choose('Pagewright: New Configuration from OpenAPI');
      await window.row(description).first().waitFor();
      await window.picture('02-source');
      await window.enter(1);
    },
  },
  {
    name: 'the endpoints, and how sure their paging is',
    async take(window) {
      await window.row('/stations').first().waitFor(ended);
      await window.picture('03-endpoints');
      await window.type('members');
      await window.picture('04-search');
      await window.page.locator('.quick-input-widget input[type=text]').fill('');
      await window.enter(2);
    },
  },
  {
    name: 'the secrets and the name',
    async take(window) {
      await window.page.locator('.quick-input-title', { hasText: '(3/' }).waitFor(ended);
      await window.picture('05-secret');
      for (let step = 3; (await window.page.locator('.quick-input-widget:visible').count()) > 0; step++) {
        const isSecret = (await window.page.locator('.quick-input-widget input[type=password]').count()) > 0;
        if (!isSecret) await window.picture('06-file');
        await window.enter(step, isSecret ? 'brno-krakow-malmo' : undefined);
        await window.page.waitForTimeout(1000);
      }
    },
  },
  {
    name: 'the configuration, and the report beside it',
    async take(window) {
      await window.shows('"pagination"');
      await window.toast('written').waitFor(ended);
      await window.picture('07-written');
    },
  },
  {
    name: 'a run reads everything',
    async take(window) {
      await window.pressKey('Control+F5');
      await window.verdict('complete').waitFor(ended);
      await window.picture('08-complete');
      const [name = ''] = fs.readdirSync(path.join(window.folder, 'out'));
      const tables = fs.readdirSync(path.join(window.folder, 'out', name, 'tables'));
      if (!tables.some((table) => table.includes('stations'))) throw new Error(`There is no table: ${tables}`);
    },
  },
];
