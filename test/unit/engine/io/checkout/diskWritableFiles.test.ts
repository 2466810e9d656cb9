import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diskWritableFiles } from '../../../../../engine/io/checkout/diskWritableFiles.ts';
import { readFolder } from '../../../../support/readFolder.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

describe('The files of the folder of a project', () => {
  const folder = temporaryFolder();
  const place = (file: string) => path.join(folder(), file);

  it('are written and removed, with the folders that this needs', async () => {
    const files = diskWritableFiles(folder());
    mkdirSync(place('old/rows'), { recursive: true });
    writeFileSync(place('old/rows/a.json'), 'a');
    await files.change([
      { file: 'old/rows/a.json', before: 'a', text: undefined },
      { file: 'new/rows/b.json', before: undefined, text: 'b' },
    ]);
    assert.deepEqual(readFolder(folder()), { 'new/rows/b.json': 'b' });
    assert.deepEqual(readdirSync(folder()), ['new']);
  });

  it('are missing only if they are not there', async () => {
    const files = diskWritableFiles(folder());
    writeFileSync(place('file'), '');
    for (const missing of ['none', 'none/below', 'file/below']) {
      assert.equal(await files.read(missing), undefined);
      assert.deepEqual(await files.list(missing), []);
    }
    symlinkSync('round', place('about'));
    symlinkSync('about', place('round'));
    const unreadable = { code: 'file.unreadable', message: '"round" cannot be read: its symbolic links form a loop.' };
    await assert.rejects(files.read('round'), unreadable);
    await assert.rejects(files.list('round'), unreadable);
  });

  it('keep a byte order mark', async () => {
    writeFileSync(place('a.json'), '\ufeff{}');
    const files = diskWritableFiles(folder());
    assert.equal(await files.read('a.json'), '{}');
    await files.change([{ file: 'a.json', before: '{}', text: '{"a":1}' }]);
    assert.equal(readFileSync(place('a.json'), 'utf8'), '\ufeff{"a":1}');
  });

  for (const [title, content, before, message] of [
    ['was changed since it was read', 'new', 'old', /"a\.json" was changed in the meantime/],
    ['has come since', 'new', undefined, /"a\.json" was changed in the meantime/],
    ['has gone since', undefined, 'old', /"a\.json" was changed in the meantime/],
    ['is not UTF-8', Buffer.from([0x61, 0xff]), 'a\ufffd', /"a\.json" is not UTF-8 text/],
  ] as const) {
    it(`stay as they are if one ${title}`, async () => {
      if (content !== undefined) writeFileSync(place('a.json'), content);
      const old = readFolder(folder());
      const changes = [
        { file: 'b/c.json', before: undefined, text: 'c' },
        { file: 'a.json', before, text: 'x' },
      ];
      await assert.rejects(diskWritableFiles(folder()).change(changes), { code: 'platform.file-changed', message });
      assert.deepEqual(readFolder(folder()), old);
      assert.ok(!existsSync(place('b')));
    });
  }

  it('are not written through a link that leads out of the folder', async () => {
    mkdirSync(place('in'));
    mkdirSync(place('out'));
    symlinkSync(place('out'), place('in/rows'));
    const change = { file: 'rows/a.json', before: undefined, text: 'a' };
    await assert.rejects(diskWritableFiles(place('in')).change([change]), { code: 'output.link-outside' });
    assert.deepEqual(readdirSync(place('out')), []);
  });

  it('are locked for one at a time', async () => {
    const { signal } = new AbortController();
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} ends`);
    };
    const all = ['a', 'b'].map((name) => diskWritableFiles(folder()).locked(work(name), signal));
    await Promise.all(all);
    const [first = ''] = order;
    assert.equal(order[1], first.replace('begins', 'ends'));
    assert.equal(order.length, 4);
    assert.deepEqual(readdirSync(folder()), []);
  });
});
