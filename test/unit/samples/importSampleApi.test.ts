import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importDescription, openDescription } from '../../../engine/faces/descriptions.ts';
import type { RunReport } from '../../../engine/faces/run.ts';
import { documentOf } from '../../support/cursor.ts';
import { Recorder } from '../../support/recordRequests.ts';
import { runToEnd } from '../../support/runToEnd.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { testService } from '../../support/testService.ts';
import { sampleApiForTests } from './sampleApiForTests.ts';

const password = 'let-me-in';
const basic = { authorization: `Basic ${Buffer.from(`pagewright:${password}`).toString('base64')}` };

/** Records two pages of each list, as a person does who looks around. */
async function record(url: string): Promise<object> {
  const recorder = new Recorder(url);
  for (const list of ['stations', 'bikes', 'tickets']) {
    for (const offset of [0, 10]) await recorder.send(`/v1/${list}?limit=10&offset=${offset}`);
    // The second page of the tickets is refused once.
    if (list === 'tickets') await recorder.send('/v1/tickets?limit=10&offset=10');
  }
  const { meta } = await recorder.send('/v1/rides');
  await recorder.send(`/v1/rides?page_token=${meta.next_token}`);
  const found = await recorder.send('/v1/search', { body: { where: { min_rating: 2 }, page_size: 10 } });
  const page = await recorder.send(`/v1/search/scroll?scroll_id=${found.scroll_id}`);
  await recorder.send(`/v1/search/scroll?scroll_id=${page.scroll_id}`);
  for (const offset of [0, 10]) await recorder.send(`/v1/members?limit=10&offset=${offset}`, { headers: basic });
  return recorder.toHar();
}

/** A collection with two lists, each with two saved pages. */
async function collect(url: string): Promise<object> {
  const read = async (target: string) => (await fetch(`${url}/v1/${target}`, { headers: basic })).text();
  const saved = async (target: string) => ({
    originalRequest: { method: 'GET', url: `{{baseUrl}}/${target}` },
    code: 200,
    body: await read(target),
  });
  const { meta } = JSON.parse(await read('rides'));
  const item = async (name: string, ...pages: string[]) => ({
    name,
    request: { method: 'GET', url: `{{baseUrl}}/${name}` },
    response: await Promise.all(pages.map(saved)),
  });
  const credentials = [
    { key: 'username', value: 'pagewright' },
    { key: 'password', value: password },
  ];
  return {
    info: { name: 'Bikes', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
    variable: [{ key: 'baseUrl', value: `${url}/v1` }],
    item: [
      await item('rides', 'rides', `rides?page_token=${meta.next_token}`),
      {
        name: 'People',
        auth: { type: 'basic', basic: credentials },
        item: [await item('members', 'members?limit=10&offset=0', 'members?limit=10&offset=10')],
      },
    ],
  };
}

describe('an import of the sample API', () => {
  const folder = temporaryFolder();
  const { address } = sampleApiForTests();

  function write(name: string, document: object): string {
    const file = path.join(folder(), name);
    writeFileSync(file, JSON.stringify(document));
    return file;
  }

  /** Imports, checks and runs: the records of each job, and how complete it is. */
  async function importAndRun(place: string): Promise<Record<string, string>> {
    const { text, secrets } = importDescription((await openDescription(place)).description);
    assert.ok(!text.includes(password));
    assert.deepEqual(
      secrets.map(({ key }) => key),
      ['#username', '#password'],
    );
    const findings = await testService().findDiagnostics(documentOf(text));
    assert.deepEqual(
      findings.filter(({ severity }) => severity === 1),
      [],
    );
    const login = { '#username': 'pagewright', '#password': password };
    const { report } = await runToEnd({ config: text, outDir: folder(), secrets: login });
    assert.equal(report.outcome, 'done', report.error?.message);
    return summaryOf(report);
  }

  function summaryOf({ jobs }: RunReport): Record<string, string> {
    return Object.fromEntries(jobs.map(({ name, records, verdict }) => [name, `${records} ${verdict?.status}`]));
  }

  const lists = {
    stations: '63 complete',
    bikes: '40 complete',
    tickets: '33 complete',
    rides: '130 complete',
    members: '23 complete',
  };

  it('from a recording reads each list whole', async () => {
    const file = write('bikes.har', await record(address()));
    assert.deepEqual(await importAndRun(file), { ...lists, search: '54 complete' });
  });

  it('from a Postman collection reads each list whole', async () => {
    const { rides, members } = lists;
    assert.deepEqual(await importAndRun(write('bikes.json', await collect(address()))), { rides, members });
  });

  it('from its description reads each list whole', async () => {
    // A bare list does not say how many records there are, and that of the endpoints has no pages.
    const others = { search: '63 complete', weather: '24 unknown', data: '8 unknown' };
    assert.deepEqual(await importAndRun(`${address()}/openapi.yaml`), { ...lists, ...others });
  });
});
