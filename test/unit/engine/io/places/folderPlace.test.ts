import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { openPlace } from '../../../../../engine/io/places/opening/openPlace.ts';
import { listed, placeCases, putText, textAt } from '../../../../support/placeCases.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('A folder as a place', () => {
  const folder = temporaryFolder();
  const place = () => openPlace(path.join(folder(), 'pages'));

  placeCases(place);

  it('can be read by nobody but this user', async function () {
    if (process.platform === 'win32') this.skip();
    await putText(place(), 'a/b', 'x');
    const modes = ['pages', 'pages/a', 'pages/a/b'].map((name) => statSync(path.join(folder(), name)).mode & 0o777);
    assert.deepEqual(modes, [0o700, 0o700, 0o600]);
  });

  it('leaves nothing beside a file, also where it could not be put', async () => {
    await putText(place(), 'a', 'x');
    mkdirSync(path.join(folder(), 'pages/taken/by'), { recursive: true });
    await assert.rejects(putText(place(), 'taken', 'x'), {
      code: 'output.not-writable',
      message: `"taken" cannot be written to "${place().address}": a folder with that name is in the way. Choose another output folder or fix this one.`,
    });
    assert.deepEqual(readdirSync(path.join(folder(), 'pages')), ['a', 'taken']);
  });

  it('does not list what a killed process left', async () => {
    await putText(place(), 'a', 'x');
    mkdirSync(path.join(folder(), 'pages/.pagewright-00000000-1-abc'));
    writeFileSync(path.join(folder(), 'pages/.pagewright-00000000-1-abc/file'), 'half');
    assert.deepEqual(await listed(place()), [{ name: 'a', bytes: 1 }]);
  });

  it('follows no link that leads out of it', async () => {
    const outside = mkdtempSync(path.join(folder(), 'outside-'));
    writeFileSync(path.join(outside, 'file'), 'x');
    mkdirSync(path.join(folder(), 'pages'));
    symlinkSync(outside, path.join(folder(), 'pages/link'));
    await assert.rejects(textAt(place(), 'link/file'), { code: 'place.bad-name' });
    await assert.rejects(putText(place(), 'link/new', 'x'), { code: 'place.bad-name' });
    assert.deepEqual(await listed(place()), []);
    assert.deepEqual(readdirSync(outside), ['file']);
  });

  it('says where a disk cannot show who was first', async () => {
    const { link } = disk;
    disk.link = async () => Promise.reject(Object.assign(new Error('EPERM'), { code: 'EPERM', syscall: 'link' }));
    syncBuiltinESMExports();
    try {
      const put = place().put('a', new Uint8Array(1), { ifAbsent: true, signal: new AbortController().signal });
      await assert.rejects(put, /its file system has no hard links/);
    } finally {
      disk.link = link;
      syncBuiltinESMExports();
    }
    assert.deepEqual(await listed(place()), []);
  });

  it('stops in the middle of a file when it is cancelled', async () => {
    await putText(place(), 'a', 'x'.repeat(600_000));
    const controller = new AbortController();
    const pieces = await place().read('a', controller.signal);
    assert.ok(pieces);
    await assert.rejects(
      async () => {
        for await (const _ of pieces) controller.abort();
      },
      { name: 'AbortError' },
    );
  });
});

describe('The address of a place', () => {
  for (const address of ['ftp://host/a', 'gs://bucket/a']) {
    it(`is refused where it is ${address}`, () => {
      assert.throws(() => openPlace(address), { code: 'place.bad-address' });
    });
  }
});
