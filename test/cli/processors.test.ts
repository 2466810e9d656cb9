import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const component = 'keboola.processor-skip-lines';
const ofAll = `"${component}" is not applied here: file names, headers and rows of all tables may differ on the platform.`;
const ofUsers = `"${component}" is not applied here: file names, headers and rows of "in.c-b.users" may differ on the platform.`;

describe('processors on the command line', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  before(async () => {
    api = await startApi((_, response) => sendJson(response, [{ id: 1 }, { id: 2 }]));
  });
  after(() => api.close());

  const write = (around: object) => {
    const file = path.join(folder(), 'a.extractor.json');
    const config = { outputBucket: 'b', jobs: [{ endpoint: 'users', dataType: 'users' }] };
    writeFileSync(file, JSON.stringify({ parameters: { api: { baseUrl: `${api.url}/` }, config }, ...around }));
    return file;
  };
  const withProcessor = (position = 'after') => write({ processors: { [position]: [{ definition: { component } }] } });

  it('are named by plan', async () => {
    const { code, stdout } = await runCliHere(['plan', withProcessor()]);
    assert.equal(code, 0);
    assert.ok(stdout.endsWith(`\n\n${ofAll}\n`), stdout);
  });

  it('are named at the start of a run, and with their tables in its summary; nothing is lost, so it is no warning', async () => {
    const { code, stdout, stderr } = await runCliHere(['run', withProcessor(), '--strict']);
    assert.equal(code, 0);
    const printed = `${stdout}${stderr}`;
    assert.ok(printed.includes(ofAll), printed);
    assert.match(
      printed,
      /Processors that were not applied\n {2}- "keboola\.processor-skip-lines" is not applied here/,
    );
    assert.ok(printed.includes(ofUsers), printed);
    assert.doesNotMatch(printed, /Warnings/);
  });

  it('are in the events and in the report', async () => {
    const report = path.join(folder(), 'report.json');
    const { stdout } = await runCliHere(['run', withProcessor('before'), '--events', 'json', '--report', report]);
    const lines: { kind: string; level: string }[] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const message = `"${component}" is not applied here: what the extractor finds in its data folder may differ on the platform.`;
    const said = { component, position: 'before', pointer: '/processors/before/0', message };
    const [event, ...more] = lines.filter(({ kind }) => kind === 'processor-not-applied');
    assert.deepEqual(more, []);
    assert.deepEqual(
      { ...event, time: undefined },
      { ...said, kind: 'processor-not-applied', level: 'info', time: undefined },
    );
    const written = JSON.parse(readFileSync(report, 'utf8'));
    assert.deepEqual(written.processors, [said]);
    assert.equal(written.warnings, undefined);
    assert.match(
      (await runCliHere(['report', report, '--format', 'markdown'])).stdout,
      /## Processors that were not applied/,
    );
  });

  it('are nowhere if there are none', async () => {
    const report = path.join(folder(), 'report.json');
    const { stdout, stderr } = await runCliHere(['run', write({}), '--report', report]);
    assert.doesNotMatch(`${stdout}${stderr}${readFileSync(report, 'utf8')}`, /rocessor/);
    assert.doesNotMatch((await runCliHere(['plan', write({})])).stdout, /rocessor/);
  });

  it('keep no run from starting, whatever is written there and around', async () => {
    const strange = { processors: { after: [{}], befor: 5 }, storage: 'x', runtime: [1], variables_id: {}, rows: [] };
    const file = write(strange);
    assert.equal((await runCliHere(['run', file])).code, 0);
    assert.equal((await runCliHere(['plan', file])).code, 0);
    assert.equal((await runCliHere(['check', file])).code, 0);
    assert.equal((await runCliHere(['check', file, '--profile', 'platform'])).code, 1);
  });
});
