import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestReport } from '../../engine/faces/testing.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const secret = 'qJ7tR2mX9vL4';

describe('a case that `pagewright test` refuses to run', () => {
  const folder = temporaryFolder();
  const place = (...names: string[]) => path.join(folder(), ...names);
  const inCase = (...names: string[]) => place('users.tests', 'all', ...names);
  let answer: object;
  let api: TestApi;
  before(async () => {
    api = await startApi((_, response) => sendJson(response, [answer]));
  });
  after(() => api.close());

  beforeEach(async () => {
    answer = { id: 1, note: 'old' };
    const config = {
      api: { baseUrl: `${api.url}/` },
      config: { '#apiToken': secret, jobs: [{ endpoint: 'users', params: { status: 'open' } }] },
    };
    writeFileSync(place('users.extractor.json'), JSON.stringify(config));
    const kept = await runCliHere(['test', place('users.extractor.json'), '--record', 'all']);
    assert.equal(kept.code, 0, kept.stderr);
  });

  /** Changes a recording as a person would, who removes its digest too. */
  function editRecording(name: string, change: (text: string) => string): void {
    const file = inCase('recording', name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const head = JSON.parse(readFileSync(inCase('recording', 'recording.json'), 'utf8'));
    writeFileSync(inCase('recording', 'recording.json'), JSON.stringify({ ...head, digest: undefined }));
  }

  function expect(change: object): void {
    const before = JSON.parse(readFileSync(inCase('expect.json'), 'utf8'));
    writeFileSync(inCase('expect.json'), JSON.stringify({ ...before, ...change }));
  }

  const refused: [what: string, harm: () => void, code: string, said: RegExp, file: string][] = [
    [
      'with a secret in what it expects',
      () => expect({ description: `as with ${secret}` }),
      'test.plain-secret',
      /^This is the value of "apiToken" of the configuration/,
      'expect.json',
    ],
    [
      'with a secret in an answer of its recording',
      () => editRecording('answers/0001.json', (text) => text.replace('old', `key ${secret}`)),
      'test.plain-secret',
      /^The recording has the value of "apiToken" of the configuration in plain text/,
      'recording/answers/0001.json',
    ],
    [
      'with a secret in a request of its recording',
      () => editRecording('exchanges.jsonl', (text) => text.replace('status=open', `status=${secret}`)),
      'test.plain-secret',
      /^The recording has the value of "apiToken"/,
      'recording/exchanges.jsonl',
    ],
    [
      'with a credential in a request of its recording',
      () => editRecording('exchanges.jsonl', (text) => text.replace('status=open', 'api_key=aB3dE5fG7h')),
      'test.plain-secret',
      /^The recording has a secret under "api_key"/,
      'recording/exchanges.jsonl',
    ],
    [
      'with an expectation that can never hold',
      () => expect({ requests: { min: 2, max: 1 } }),
      'test.impossible-amount',
      /no number is as expected/,
      'expect.json',
    ],
    [
      'with golden tables that are not there',
      () => expect({ tables: { users: { golden: 'exact' } } }),
      'test.no-golden-table',
      /"tables" has none/,
      'expect.json',
    ],
  ];
  for (const [what, harm, code, said, file] of refused) {
    it(`is one ${what}`, async () => {
      harm();
      const { code: exit, stdout } = await runCliHere(['test', place('users.extractor.json'), '--format', 'json']);
      const { configurations }: TestReport = JSON.parse(stdout);
      const [check, ...others] = configurations[0]?.cases[0]?.checks ?? [];
      assert.deepEqual([exit, check?.outcome, check?.code, others.length], [1, 'error', code, 0]);
      assert.match(check?.message ?? '', said);
      assert.ok(check?.place?.file.endsWith(`users.tests/all/${file}`), check?.place?.file);
      assert.ok(!stdout.includes(secret) && !stdout.includes('aB3dE5fG7h'));
    });
  }

  for (const [what, key] of [
    ['a key', { attr: 'apiToken' }],
    ['a part of a key', { function: 'concat', args: ['id-', { attr: 'apiToken' }] }],
  ] as const) {
    it(`is not one with ${what} in its addresses, which the run has masked`, async () => {
      const config = JSON.parse(readFileSync(place('users.extractor.json'), 'utf8'));
      config.config.jobs[0].params = { api_key: key };
      writeFileSync(place('keys.extractor.json'), JSON.stringify(config).replaceAll('"apiToken"', '"#apiToken"'));
      const kept = await runCliHere(['test', place('keys.extractor.json'), '--record', 'all']);
      assert.equal(kept.code, 0, kept.stderr);
      assert.match(
        readFileSync(place('keys.tests', 'all', 'recording', 'exchanges.jsonl'), 'utf8'),
        /api_key=.*__MASKED__/,
      );
      const { code, stdout } = await runCliHere(['test', place('keys.extractor.json')]);
      assert.equal(code, 0, stdout);
    });
  }

  it('gets no golden table with a secret that the API repeats', async () => {
    answer = { id: 1, note: `for ${secret}` };
    const [config, kept] = [place('users.extractor.json'), ['users.tests', 'echo']];
    const golden = await runCliHere(['test', config, '--record', 'echo', '--golden']);
    assert.equal(golden.code, 1);
    assert.match(
      golden.stderr,
      /^pagewright: A golden table of ".*users" would have the value of "apiToken" of the conf/,
    );
    assert.ok(!existsSync(place(...kept)));
    assert.equal((await runCliHere(['test', config, '--record', 'echo'])).code, 0);
    const updated = await runCliHere(['test', config, '--case', 'echo', '--update']);
    assert.deepEqual([updated.code, existsSync(place(...kept, 'tables'))], [1, false]);
    assert.match(updated.stderr, /would have the value of "apiToken"/);
  });

  it('is not one that was recorded as it is', async () => {
    assert.equal((await runCliHere(['test', place('users.extractor.json')])).code, 0);
  });
});
