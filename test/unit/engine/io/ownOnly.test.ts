import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('What a run keeps of the data of an API', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let umask: number;
  beforeEach(async function () {
    if (process.platform === 'win32') this.skip();
    umask = process.umask(0o022);
    api = await startApi((_, response) => sendJson(response, [{ id: 1 }]));
    const { report } = await runToEnd({
      config: {
        api: { baseUrl: api.url },
        config: { outputBucket: 'b', jobs: [{ endpoint: 'users' }] },
        cache: true,
      },
      outDir: path.join(folder(), 'out'),
      record: path.join(folder(), 'recordings/a'),
      keep: path.join(folder(), 'kept/a'),
      cacheDir: path.join(folder(), 'cache'),
      storage: path.join(folder(), 'storage/db.sqlite'),
    });
    assert.equal(report.outcome, 'done');
    assert.ok(report.storage && !('error' in report.storage));
  });
  afterEach(async () => {
    process.umask(umask);
    await api.close();
  });

  const modes = (name: string) => {
    const files = readdirSync(path.join(folder(), name), { recursive: true, encoding: 'utf8' });
    return files.map((file) => {
      const found = statSync(path.join(folder(), name, file));
      return [file, (found.mode & 0o777).toString(8), found.isDirectory()] as const;
    });
  };

  for (const name of ['recordings', 'kept', 'cache', 'storage']) {
    it(`is for this user alone: ${name}`, () => {
      const found = [
        ...modes(name),
        [name, (statSync(path.join(folder(), name)).mode & 0o777).toString(8), true] as const,
      ];
      assert.ok(found.length > 1);
      for (const [file, mode, isFolder] of found) assert.equal(mode, isFolder ? '700' : '600', file);
    });
  }

  it('is for whoever may read the output folder where it is a table or the state', () => {
    for (const [file, mode, isFolder] of modes('out')) assert.equal(mode, isFolder ? '755' : '644', file);
  });
});
