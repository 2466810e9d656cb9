import fs from 'node:fs';
import path from 'node:path';
import type { FindingWindow } from '../window/findingWindow.ts';
import type { UnseenList } from './findingApi.ts';
import type { Step } from './step.ts';

const ended = { timeout: 60_000 };

/** From the address of a list, or a cURL command, to its whole table, by New Configuration and Find Pagination. */
export const findingSteps = (list: UnseenList, url: string): Step<FindingWindow>[] => [
  list.curl === undefined ? fromAddress(list, url) : fromCurl(list, list.curl(url)),
  {
    name: `${list.name}: what it proved is written, and said`,
    async take(window) {
      await window.found.waitFor(ended);
      await window.shows('"method":');
      await window.picture(`${list.name}-found`);
    },
  },
  {
    name: `${list.name}: a run reads all ${list.rows} rows`,
    async take(window) {
      await window.pressKey('Control+F5');
      await window.lens(new RegExp(`^[✓?] ${list.rows}$`)).waitFor(ended);
      await window.verdict('(complete|unknown)').waitFor(ended);
      const rows = countRows(window.folder, list);
      if (rows !== list.rows) throw new Error(`${list.name} has ${rows} rows instead of ${list.rows}.`);
    },
  },
];

function fromAddress({ name }: UnseenList, url: string): Step<FindingWindow> {
  return {
    name: `${name}: a new configuration from its address, whose paging is searched`,
    async take(window) {
      await window.choose('Pagewright: New Configuration…');
      await window.enter(1, url);
      for (const step of [2, 3]) await window.enter(step);
      // The next configuration of the same API would get the same name.
      await window.enter(4, name);
      await window.proof.waitFor(ended);
      await window.picture(`${name}-proof`);
      await window.pressKey('Enter');
    },
  };
}

function fromCurl({ name }: UnseenList, command: string): Step<FindingWindow> {
  return {
    name: `${name}: a new configuration from a cURL command, whose paging is searched`,
    async take(window) {
      await window.choose('Pagewright: New Configuration…');
      await window.enter(1, command);
      await window.shows('"method": "POST"');
      await window.choose('Pagewright: Find Pagination…');
      await window.proof.waitFor(ended);
      await window.picture(`${name}-proof`);
      await window.pressKey('Enter');
      await window.save();
      await window.question.waitFor(ended);
      await window.picture(`${name}-question`);
      await window.pressKey('Enter');
    },
  };
}

/** Counts the rows of the table of a configuration. */
function countRows(folder: string, { name, curl }: UnseenList): number {
  // The dialog proposes a name for what came from a command.
  const tables = path.join(folder, 'out', curl === undefined ? name : 'api', 'tables');
  const [file = ''] = fs.readdirSync(tables).filter((each) => each.endsWith(`${name}.csv`));
  return fs.readFileSync(path.join(tables, file), 'utf8').trimEnd().split('\n').length - 1;
}
