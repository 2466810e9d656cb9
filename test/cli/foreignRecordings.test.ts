import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type SampleApi, startSampleApi } from '../../samples/api/startSampleApi.ts';
import { har } from '../support/har.ts';
import { readFolder } from '../support/readFolder.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const samplesFolder = path.join(import.meta.dirname, '../../samples');
// The slow one waits for real, and the last one has a mistake and no tables.
const samples = readdirSync(samplesFolder).filter((name) => /^0[1-6]-.*\.extractor\.json$/.test(name));

describe('pagewright recording', function () {
  this.timeout(60_000);
  const folder = temporaryFolder();
  const at = (...parts: string[]) => path.join(folder(), ...parts);
  const run = (...args: string[]) => runCliHere(['run', at('a.extractor.json'), '--no-shapes', ...args]);

  for (const sample of samples) {
    it(`export and import give the tables of a run again, byte for byte: ${sample}`, async () => {
      const api: SampleApi = await startSampleApi({ port: 0 });
      const text = readFileSync(path.join(samplesFolder, sample), 'utf8');
      writeFileSync(at('a.extractor.json'), text.replace(/http:\/\/127\.0\.0\.1:\d+/g, api.url));
      const live = await run('--record', at('recording'), '--out', at('live'));
      await api.close();
      assert.equal(live.code, 0, live.stderr + live.stdout);
      const exported = await runCliHere(['recording', 'export', at('recording'), '--to', at('requests.json')]);
      assert.equal(exported.code, 0, exported.stderr);
      assert.match(
        exported.stdout,
        /^\d+ exchanges? of ".*" written to the cassette ".*requests\.json"\.\n- Requests have no/,
      );
      const args = ['--into', at('back'), '--config', at('a.extractor.json')];
      const imported = await runCliHere(['recording', 'import', at('requests.json'), ...args]);
      assert.equal(imported.code, 0, imported.stderr);
      assert.match(imported.stdout, /\(keboola-vcr\) written to ".*back"\. Run on them with --replay\.\n/);
      const replayed = await run('--replay', at('back'), '--out', at('replayed'));
      assert.equal(replayed.code, 0, replayed.stdout);
      assert.deepEqual(readFolder(at('replayed')), readFolder(at('live')));
      assert.deepEqual(readFolder(at('back')), readFolder(at('recording')));
    });
  }

  const users = { url: 'https://api.test/users', headers: { authorization: 'Bearer t0ken-of-ada' }, body: [{ id: 1 }] };
  const config = { api: { baseUrl: 'https://api.test' }, config: { outputBucket: 'b', jobs: [{ endpoint: 'users' }] } };

  beforeEach(() => {
    writeFileSync(at('a.extractor.json'), JSON.stringify(config));
    writeFileSync(at('a.har'), JSON.stringify(har(users)));
  });

  it('import makes a recording of what a browser saw, at the time of its first request, and says what is left out', async () => {
    const { stdout, code } = await runCliHere([
      ...['recording', 'import', at('a.har'), '--into', at('recording'), '--config', at('a.extractor.json')],
    ]);
    assert.equal(code, 0);
    assert.match(stdout, /^1 exchange of ".*a\.har" \(HAR\) written/);
    assert.match(
      stdout,
      /\n- The headers of requests are left out, because a recording has none, among them "authorization"\.\n/,
    );
    assert.doesNotMatch(Object.values(readFolder(at('recording'))).join(), /t0ken/);
    const { code: replayed } = await run(
      '--replay',
      at('recording'),
      '--out',
      at('out'),
      '--report',
      at('report.json'),
    );
    assert.equal(replayed, 0);
    assert.equal(readFolder(at('out'))['tables/b.users.csv'], '"id"\n"1"\n');
    const report = JSON.parse(readFileSync(at('report.json'), 'utf8'));
    assert.equal(report.startedAt, '2026-11-23T08:00:00.000Z');
  });

  it('import masks the secrets that are given beside the configuration', async () => {
    const withKey = { ...config, config: { ...config.config, '#key': '' } };
    writeFileSync(
      at('a.extractor.json'),
      JSON.stringify({
        ...withKey,
        api: { ...config.api, authentication: { type: 'query', query: { k: { attr: '#key' } } } },
      }),
    );
    writeFileSync(at('secrets.json'), '{"#key": "plain words here"}');
    writeFileSync(at('a.har'), JSON.stringify(har({ ...users, body: ['plain words here'] })));
    const args = ['--into', at('recording'), '--config', at('a.extractor.json'), '--secrets', at('secrets.json')];
    assert.equal((await runCliHere(['recording', 'import', at('a.har'), ...args])).code, 0);
    assert.doesNotMatch(Object.values(readFolder(at('recording'))).join(), /plain words/);
  });

  it('import replaces a recording, but leaves it as it was where it fails', async () => {
    const into = ['--into', at('recording')];
    await runCliHere(['recording', 'import', at('a.har'), ...into]);
    const before = readFolder(at('recording'));
    writeFileSync(at('b.har'), JSON.stringify(har({ ...users, method: 'DELETE' })));
    assert.equal((await runCliHere(['recording', 'import', at('b.har'), ...into])).code, 1);
    assert.deepEqual(readFolder(at('recording')), before);
    assert.deepEqual(readdirSync(at('recording')).sort(), ['answers', 'exchanges.jsonl', 'recording.json']);
    writeFileSync(at('b.har'), JSON.stringify(har({ ...users, url: 'https://api.test/others' })));
    assert.equal((await runCliHere(['recording', 'import', at('b.har'), ...into])).code, 0);
    assert.match(readFolder(at('recording'))['exchanges.jsonl'] ?? '', /others/);
  });

  it('export replaces a file only with --force', async () => {
    await runCliHere(['recording', 'import', at('a.har'), '--into', at('recording')]);
    writeFileSync(at('requests.json'), 'mine');
    const args = ['recording', 'export', at('recording'), '--to', at('requests.json')];
    const refused = await runCliHere(args);
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /exists already\. Name another file, or replace it with --force\./);
    assert.equal(readFileSync(at('requests.json'), 'utf8'), 'mine');
    assert.equal((await runCliHere([...args, '--force'])).code, 0);
    assert.equal(JSON.parse(readFileSync(at('requests.json'), 'utf8')).version, 1);
  });

  // what is wrong, arguments, what is said
  const refused: [title: string, args: string[], said: RegExp][] = [
    ['no file', ['import', 'nowhere.har', '--into', 'new'], /there is no such file/],
    [
      'no JSON',
      ['import', 'text.har', '--into', 'new'],
      /is not valid JSON\. Give a HAR file, or a cassette of keboola-vcr\./,
    ],
    [
      'another document',
      ['import', 'a.extractor.json', '--into', 'new'],
      /is neither a HAR file nor a cassette of keboola-vcr/,
    ],
    ['nothing for a run', ['import', 'empty.har', '--into', 'new'], /has no exchange that a run can repeat\./],
    ['no configuration', ['import', 'a.har', '--into', 'new', '--config', 'nowhere.json'], /there is no such file/],
    ['a broken configuration', ['import', 'a.har', '--into', 'new', '--config', 'text.har'], /./],
    ['no recording', ['export', 'nowhere', '--to', 'new.json'], /There is no recording in/],
    [
      'a HAR file to write',
      ['export', 'nowhere', '--to', 'new.har'],
      /written as a cassette of keboola-vcr, which is JSON/,
    ],
    ['a folder that is missing', ['export', 'recording', '--to', 'missing/new.json'], /cannot be written/],
  ];
  for (const [title, [verb = '', ...args], said] of refused) {
    it(`ends with 1 and writes nothing: ${title}`, async () => {
      writeFileSync(at('text.har'), 'text');
      writeFileSync(at('empty.har'), '{"log": {"entries": []}}');
      await runCliHere(['recording', 'import', at('a.har'), '--into', at('recording')]);
      const { code, stderr } = await runCliHere([
        ...['recording', verb],
        ...args.map((arg) => (arg.startsWith('--') ? arg : at(arg))),
      ]);
      assert.equal(code, 1);
      assert.match(stderr, said);
      for (const name of ['new', 'new.json', 'new.har']) assert.ok(!existsSync(at(name)), name);
    });
  }
});
