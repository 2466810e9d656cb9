import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockFolder, withFolderLock } from '../../../../engine/io/output/folderLock.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { endProcess } from '../../../support/troubledDisk.ts';
import { until } from '../../../support/until.ts';

describe('The lock of a folder', () => {
  const folder = temporaryFolder();
  const isLocked = () => readdirSync(folder()).includes('.pagewright-lock');

  it('lets one work at a time, and leaves nothing', async () => {
    let [inside, most, done] = [0, 0, 0];
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise(setImmediate);
      inside--;
      done++;
    };
    await Promise.all(Array.from({ length: 12 }, () => withFolderLock(folder(), work)));
    assert.deepEqual([most, done], [1, 12]);
    assert.deepEqual(readdirSync(folder()), []);
  });

  it('goes where the work fails', async () => {
    await assert.rejects(
      withFolderLock(folder(), () => Promise.reject(new Error('no'))),
      /^Error: no$/,
    );
    assert.deepEqual(readdirSync(folder()), []);
  });

  it('of a process that was killed is removed, and its end does not remove that of another', async () => {
    const killed = await lockFolder(folder());
    endProcess(folder());
    const release = await lockFolder(folder());
    await killed();
    assert.ok(isLocked());
    await release();
    assert.deepEqual(readdirSync(folder()), []);
  });

  it('that is empty belongs to nobody', async () => {
    mkdirSync(path.join(folder(), '.pagewright-lock'));
    await withFolderLock(folder(), async () => undefined);
    assert.deepEqual(readdirSync(folder()), []);
  });

  it('of another machine counts until it has not been touched for a while', async () => {
    const mark = path.join(folder(), '.pagewright-lock', '.pagewright-00000000-1-abcdef');
    mkdirSync(path.dirname(mark));
    writeFileSync(mark, '');
    let isMine = false;
    const waiting = lockFolder(folder(), { pauseMs: 0 }).finally(() => {
      isMine = true;
    });
    for (let beats = 0; beats < 1_000; beats++) {
      utimesSync(mark, beats, beats);
      await new Promise(setImmediate);
      assert.ok(!isMine);
    }
    await (await waiting)();
    assert.deepEqual(readdirSync(folder()), []);
  });

  it('is no longer waited for after a cancellation', async () => {
    const release = await lockFolder(folder());
    const cancel = new AbortController();
    const waiting = lockFolder(folder(), { signal: cancel.signal });
    await until(() => readdirSync(folder()).length > 1);
    cancel.abort();
    await assert.rejects(waiting, { name: 'AbortError' });
    assert.deepEqual(readdirSync(folder()), ['.pagewright-lock']);
    await release();
  });
});
