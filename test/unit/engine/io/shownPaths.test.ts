import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunRequest } from '../../../../engine/faces/run.ts';
import { readShardOptions } from '../../../../engine/faces/shards.ts';
import { readForeignText } from '../../../../engine/io/files/readForeignFile.ts';
import { readNearestSettings } from '../../../../engine/io/files/readNearestSettings.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('A path that is shown as something else', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  before(async () => {
    api = await startApi((_, response) => sendJson(response, [{ id: 1 }]));
  });
  after(() => api.close());

  const copy = (name: string, address: string) => ({ path: path.join(folder(), name), shownAs: address });
  const put = (name: string, text: string) => {
    const file = path.join(folder(), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };

  for (const [what, request, files, said, kind] of [
    [
      'a state that cannot be read',
      { stateFile: 'state' },
      { state: '[]' },
      /^The state of the previous run, "s3:\/\/b\/state", is not a JSON object/,
      'state-unreadable',
    ],
    ['a recording that is written', { record: 'rec' }, {}, /is recorded in "s3:\/\/b\/rec": 1 /, 'recording-written'],
    ['a recording that cannot be written', { record: 'rec' }, { rec: '' }, /in "s3:\/\/b\/rec": a file with/, 'error'],
    ['a folder of others', { record: 'rec' }, { 'rec/answers': '' }, /^"s3:\/\/b\/rec" has /, 'error'],
    ['no recording', { replay: 'rec' }, {}, /^There is no recording in "s3:\/\/b\/rec"/, 'error'],
    ['a damaged recording', { replay: 'rec' }, { 'rec/recording.json': '{' }, /in "s3:\/\/b\/rec" is damaged/, 'error'],
  ] as [string, Record<string, string>, Record<string, string>, RegExp, string][]) {
    it(`has its other name in events and in the report of ${what}`, async () => {
      for (const [name, text] of Object.entries(files)) put(name, text);
      const places = Object.entries(request).map(([key, name]) => [key, copy(name, `s3://b/${name}`)]);
      const { events, report } = await runToEnd({
        config: { api: { baseUrl: api.url }, config: { jobs: [{ endpoint: 'users' }] } },
        outDir: path.join(folder(), 'out'),
        ...(Object.fromEntries(places) as Partial<RunRequest>),
      });
      assert.match(events.find((event) => event.kind === kind)?.message ?? '', said);
      for (const [, { path: hidden }] of places as [string, { path: string }][])
        assert.ok(!JSON.stringify([events, report]).includes(hidden), JSON.stringify([events, report]));
      assert.equal(
        existsSync(path.join(folder(), 'rec/recording.json')),
        kind === 'recording-written' || what === 'a damaged recording',
      );
    });
  }

  it('has it where a file cannot be read', async () => {
    await assert.rejects(readForeignText(copy('none', 's3://b/none'), 'configuration'), {
      message: '"s3://b/none" cannot be read: there is no such file.',
      file: 's3://b/none',
    });
    await assert.rejects(readForeignText(copy('.', 's3://b/none'), 'configuration'), /"s3:\/\/b\/none" .* a folder/);
  });

  it('gives it to the settings beside a configuration, and reads none above the copy, where anybody may write', async () => {
    const config = copy('team/users.json', 's3://b/team/users.json');
    put('.pagewright.json', '{}');
    assert.equal(await readNearestSettings(config), undefined);
    put('team/.pagewright.json', '{"shards": {"users.json": []}}');
    const { path: file, shownAs } = (await readNearestSettings(config)) ?? {};
    assert.deepEqual([file, shownAs], [path.join(folder(), 'team/.pagewright.json'), 's3://b/team/.pagewright.json']);
    await assert.rejects(readShardOptions(config), /"shards" in "s3:\/\/b\/team\/\.pagewright\.json" cannot be used/);
  });
});
