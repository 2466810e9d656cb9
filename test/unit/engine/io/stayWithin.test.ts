import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../../../engine/io/files/writeWhole.ts';
import { OutputFolder } from '../../../../engine/io/output/outputFolder.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('A link that somebody has planted where a run writes', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  beforeEach(async () => {
    api = await startApi((_, response) => sendJson(response, [{ id: 1 }]));
    mkdirSync(at('home/tables'), { recursive: true });
    writeFileSync(at('home/.profile'), 'mine');
    writeFileSync(at('home/tables/mine.csv'), 'mine');
    mkdirSync(at('repository'));
  });
  afterEach(() => api.close());

  const at = (name: string) => path.join(folder(), name);
  const plant = (name: string, target: string) => {
    mkdirSync(path.dirname(at(`repository/${name}`)), { recursive: true });
    symlinkSync(target, at(`repository/${name}`));
  };
  const run = (linksWithin?: string[]) =>
    runToEnd({
      config: { api: { baseUrl: api.url }, config: { jobs: [{ endpoint: 'users' }] } },
      outDir: at('repository/out/a'),
      shapesFile: at('repository/a.shapes.json'),
      record: at('repository/.pagewright/recordings/a'),
      ...(linksWithin && { linksWithin }),
    });

  for (const [name, target] of [
    ['out', '../home'],
    ['out/a', '../../home'],
    ['out/a', '../../home/new'],
    ['out/a/tables', '../../../home/tables'],
    ['out/a/tables', '../../../home/new/tables'],
    ['out/a/state.json', '../../../home/.profile'],
    ['out/a/cache', '../../../home'],
    ['out/a/.pagewright-replaced-tables', '../../../home'],
    ['.pagewright', '../home'],
  ] as const) {
    it(`is refused before the first request: ${name} → ${target}`, async () => {
      plant(name, target);
      const { report } = await run([at('repository')]);
      assert.equal(report.error?.code, 'output.link-outside');
      assert.match(report.error?.message ?? '', /leads to ".*home/);
      assert.deepEqual(api.requests, []);
      assert.equal(readFileSync(at('home/.profile'), 'utf8'), 'mine');
      assert.deepEqual(readdirSync(at('home')).toSorted(), ['.profile', 'tables']);
      assert.deepEqual(readdirSync(at('home/tables')), ['mine.csv']);
    });
  }

  it('is a warning in place of the shapes, which a run does not need', async () => {
    plant('a.shapes.json', '../home/.profile');
    const { report, events } = await run([at('repository')]);
    assert.equal(report.outcome, 'done');
    const warning = events.find(({ kind }) => kind === 'shapes-not-written');
    assert.match(warning?.message ?? '', /leads to ".*home/);
    assert.equal(readFileSync(at('home/.profile'), 'utf8'), 'mine');
  });

  it('is followed where it stays within the folder', async () => {
    plant('out/a/tables', '../../data');
    const { report } = await run([at('repository')]);
    assert.equal(report.outcome, 'done');
    assert.ok(existsSync(at('repository/data/users.csv')));
  });

  it('is followed anywhere where the user allows it', async () => {
    plant('out/a/tables', '../../../home/tables');
    assert.equal((await run()).report.outcome, 'done');
    assert.ok(existsSync(at('home/tables/users.csv')));
  });

  it('is refused where it is planted while the run goes on', async () => {
    const output = await OutputFolder.open(at('repository/out'), [at('repository')]);
    await output.writeFile('state.json', '{}');
    plant('out/state.json', '../../home/.profile');
    await assert.rejects(output.publish(), { code: 'output.link-outside' });
    await output.discard();
    assert.equal(readFileSync(at('home/.profile'), 'utf8'), 'mine');
  });

  it('is not written through where a file is written beside its place', async () => {
    plant(`a.json.${process.pid}.unfinished`, '../home/.profile');
    await writeWhole(at('repository/a.json'), '{}');
    assert.equal(readFileSync(at('home/.profile'), 'utf8'), 'mine');
  });
});
