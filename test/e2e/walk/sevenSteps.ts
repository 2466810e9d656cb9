import fs from 'node:fs';
import path from 'node:path';
import type { FindingWindow } from '../window/findingWindow.ts';
import { sevenLogin, sevenRows } from './sevenApis.ts';
import type { Step } from './step.ts';

/** One of the seven APIs: the steps from its address to its tables, or to the reason why there is none. */
export interface SevenWalk {
  name: string;
  steps(url: string): Step<FindingWindow>[];
}

const ended = { timeout: 60_000 };

const notes = `"children": [{ "endpoint": "crm/deals/{id}/notes", "dataType": "notes", "dataField": "results", "placeholders": { "id": "id" } }],`;

/** The seven walks, each in another folder. */
export const sevenWalks: readonly SevenWalk[] = [
  {
    name: 'crm',
    steps: (url) => [
      {
        name: 'crm: a cURL command of a search, its paging, and the notes of each record',
        async take(window) {
          const headers = `-H 'Authorization: Bearer ${sevenLogin.token}' -H 'Content-Type: application/json'`;
          await window.choose('Pagewright: New Configuration…');
          await window.enter(1, `curl -X POST ${url}/crm/deals/search ${headers} -d '{"stage":"all"}'`);
          await window.row('Keep the credentials').waitFor(ended);
          await window.pressKey('Enter');
          await window.save();
          await window.shows('"method": "POST"');
          await window.choose('Pagewright: Find Pagination…');
          await window.proof.waitFor(ended);
          await window.pressKey('Enter');
          await window.question.waitFor(ended);
          await window.pressKey('Enter');
          await window.found.waitFor(ended);
          await window.put('"endpoint": "', notes);
        },
      },
      runOf('crm'),
    ],
  },
  { name: 'depot', steps: (url) => [fromAddress('depot', `${url}/depot/parcels`), findIt('depot'), runOf('depot')] },
  {
    name: 'ledger',
    steps: (url) => [fromAddress('ledger', `${url}/ledger/entries`), findIt('ledger'), runOf('ledger')],
  },
  {
    name: 'chat',
    steps: (url) => [
      fromAddress('chat', `${url}/chat/channels`, ['Bearer'], [sevenLogin.token]),
      findIt('chat'),
      runOf('chat'),
    ],
  },
  {
    name: 'fleet',
    steps: (url) => [
      fromAddress('fleet', `${url}/fleet/trips`, ['Login request'], [loginAt(url), undefined]),
      findIt('fleet'),
      runOf('fleet'),
    ],
  },
  {
    name: 'registry',
    steps: (url) => [fromAddress('registry', `${url}/registry/members`), saysWhy('registry', /under their ids/)],
  },
  {
    name: 'archive',
    steps: (url) => [
      fromAddress('archive', `${url}/archive/papers`),
      findIt('archive', /header/),
      saysWhy('archive', /header/),
    ],
  },
];

/** The login of the fleet, as a browser copies it. */
function loginAt(url: string): string {
  const { username, password } = sevenLogin;
  const body = JSON.stringify({ username, password });
  return `curl ${url}/fleet/login -H 'Content-Type: application/json' --data-raw '${body}'`;
}

/** A new configuration from an address, with the kind of its authentication and what that asks for. */
function fromAddress(
  name: string,
  url: string,
  [authentication]: string[] = [],
  credentials: (string | undefined)[] = [],
): Step<FindingWindow> {
  return {
    name: `${name}: a new configuration from the address`,
    async take(window) {
      await window.choose('Pagewright: New Configuration…');
      const replies = [url, authentication, ...credentials, undefined, undefined];
      for (const [index, reply] of replies.entries()) await window.enter(index + 1, reply);
    },
  };
}

/** The search that is offered after the first page, and what it says. */
function findIt(name: string, said?: RegExp): Step<FindingWindow> {
  return {
    name: `${name}: its paging is searched`,
    async take(window) {
      await window.proof.waitFor(ended);
      await window.picture(`${name}-proof`);
      await window.pressKey('Enter');
      if (said === undefined) await window.found.waitFor(ended);
    },
  };
}

/** A run that reads all rows. */
function runOf(name: keyof typeof sevenRows): Step<FindingWindow> {
  return {
    name: `${name}: a run reads all rows`,
    async take(window) {
      await window.pressKey('Control+F5');
      await window.verdict('(complete|unknown)').waitFor(ended);
      for (const [table, rows] of Object.entries(sevenRows[name])) {
        const read = countRows(window.folder, table);
        if (read !== rows) throw new Error(`${table} has ${read} rows instead of ${rows}.`);
      }
    },
  };
}

/** The reason why the API cannot be read, where the user looks. */
function saysWhy(name: string, reason: RegExp): Step<FindingWindow> {
  return {
    name: `${name}: it is said why it cannot be read`,
    async take(window) {
      const places = [window.toast(''), window.webview.locator('header')];
      await Promise.any(places.map((place) => place.filter({ hasText: reason }).first().waitFor(ended)));
    },
  };
}

/** Counts the rows of the table whose name ends with this. */
function countRows(folder: string, table: string): number {
  const files = fs.readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' });
  const file = files.find((each) => each.endsWith(`${table}.csv`));
  if (file === undefined) return 0;
  return (
    fs
      .readFileSync(path.join(folder, 'out', file), 'utf8')
      .trimEnd()
      .split('\n').length - 1
  );
}
