import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createFile, replaceFile } from '../../../../engine/io/output/replaceFile.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { type Change, refusing } from '../../../support/troubledDisk.ts';

const isWindows = process.platform === 'win32';
const isRoot = process.getuid?.() === 0;

describe('Replacing a file', () => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder(), name);
  const old = (name = 'a.json') => {
    writeFileSync(at(name), 'old');
    return at(name);
  };
  const hasOnly = (...names: string[]) => assert.deepEqual(readdirSync(folder()).sort(), names.sort());

  it('makes one where there is none, and leaves nothing beside it', async () => {
    await replaceFile(at('a.json'), 'new');
    assert.equal(readFileSync(at('a.json'), 'utf8'), 'new');
    if (!isWindows) assert.equal(statSync(at('a.json')).mode & 0o777, 0o666 & ~process.umask());
    hasOnly('a.json');
  });

  it('does not touch the one that somebody is reading', async () => {
    const reader = openSync(old(), 'r');
    await replaceFile(at('a.json'), 'new');
    assert.equal(readFileSync(reader, 'utf8'), 'old');
    closeSync(reader);
    assert.equal(readFileSync(at('a.json'), 'utf8'), 'new');
  });

  /** Each with what the disk does not do, and how often it did before. */
  const troubles: readonly [change: Change, number: number, code: string][] = [
    ['mkdtemp', 1, 'ENOSPC'],
    ['open', 1, 'EMFILE'],
    ['appendFile', 1, 'ENOSPC'],
    ['appendFile', 1, 'EDQUOT'],
    ['sync', 1, 'ENOSPC'],
    ['sync', 1, 'EIO'],
    ['rename', 1, 'ENOSPC'],
  ];
  for (const [change, number, code] of troubles) {
    it(`leaves the old one, and nothing beside it, at ${code} from ${change}`, async () => {
      const { error, isHit } = await refusing(change, number, code, () => replaceFile(old(), 'new'));
      assert.ok(isHit);
      assert.equal((error as NodeJS.ErrnoException).code, code);
      assert.equal(readFileSync(at('a.json'), 'utf8'), 'old');
      hasOnly('a.json');
    });
  }

  it('goes on where a file system cannot say that it is on the disk', async () => {
    await refusing('sync', 1, 'EINVAL', () => replaceFile(old(), 'new'));
    assert.equal(readFileSync(at('a.json'), 'utf8'), 'new');
  });

  for (const [change, code] of [
    ['mkdtemp', 'EACCES'],
    ['mkdtemp', 'EROFS'],
    ['rename', 'EBUSY'],
    ['rename', 'EXDEV'],
  ] as const) {
    it(`writes to the old one where nothing can take its place: ${code} from ${change}`, async () => {
      const { error } = await refusing(change, 1, code, () => replaceFile(old(), 'new'));
      assert.equal(error, undefined);
      assert.equal(readFileSync(at('a.json'), 'utf8'), 'new');
      hasOnly('a.json');
    });
  }

  for (const mode of [0o600, 0o640, 0o666, 0o755]) {
    it(`keeps the mode ${mode.toString(8)}`, async function () {
      if (isWindows) this.skip();
      chmodSync(old(), mode);
      await replaceFile(at('a.json'), 'new');
      assert.equal(statSync(at('a.json')).mode & 0o7777, mode);
    });
  }

  it('keeps the owner', async function () {
    if (!isRoot) this.skip();
    chownSync(old(), 12_345, 54_321);
    await replaceFile(at('a.json'), 'new');
    const { uid, gid } = statSync(at('a.json'));
    assert.deepEqual([uid, gid], [12_345, 54_321]);
  });

  it('leaves one that nobody may write', async function () {
    if (isWindows || isRoot) this.skip();
    chmodSync(old(), 0o444);
    await assert.rejects(replaceFile(at('a.json'), 'new'), { code: 'EACCES' });
  });

  for (const [what, before] of [
    ['a file', 'old'],
    ['a place where nothing is', undefined],
  ] as const) {
    it(`follows a link to ${what}, and keeps the link`, async () => {
      mkdirSync(at('elsewhere'));
      if (before !== undefined) writeFileSync(at('elsewhere/a.json'), before);
      symlinkSync('elsewhere/a.json', at('link'));
      await replaceFile(at('link'), 'new');
      assert.equal(readlinkSync(at('link')), 'elsewhere/a.json');
      assert.equal(readFileSync(at('elsewhere/a.json'), 'utf8'), 'new');
      assert.deepEqual(readdirSync(at('elsewhere')), ['a.json']);
    });
  }

  it('ends at a loop of links', async () => {
    symlinkSync('b', at('a'));
    symlinkSync('a', at('b'));
    await assert.rejects(replaceFile(at('a'), 'new'), { code: 'ELOOP' });
    hasOnly('a', 'b');
  });

  it('ends at a folder', async () => {
    mkdirSync(at('a.json'));
    await assert.rejects(replaceFile(at('a.json'), 'new'), { code: 'EISDIR' });
    hasOnly('a.json');
  });

  it('writes into a pipe, also by a link to it', async function () {
    if (isWindows) this.skip();
    spawnSync('mkfifo', [at('pipe')]);
    symlinkSync('pipe', at('link'));
    for (const name of ['pipe', 'link']) {
      const [read] = await Promise.all([readFile(at('pipe'), 'utf8'), replaceFile(at(name), 'new')]);
      assert.equal(read, 'new');
      assert.ok(lstatSync(at('pipe')).isFIFO());
    }
    hasOnly('link', 'pipe');
  });

  it('writes to a device', async function () {
    if (isWindows) this.skip();
    await replaceFile('/dev/null', 'new');
    assert.ok(lstatSync('/dev/null').isCharacterDevice());
  });

  for (const target of ['/dev/stdout', '/dev/fd/1', '/proc/self/fd/1']) {
    it(`writes to the standard output, to a pipe and to a file: ${target}`, async function () {
      if (process.platform !== 'linux') this.skip();
      const source = path.join(import.meta.dirname, '../../../../engine/io/output/replaceFile.ts');
      const script = `import { replaceFile } from ${JSON.stringify(source)}; await replaceFile(${JSON.stringify(target)}, 'new');`;
      const environment = { ...process.env, NODE: process.execPath, SCRIPT: script, OUTPUT: at('output') };
      // Node connects its children by sockets, which cannot be opened by a name.
      const inShell = (rest: string) =>
        execFileSync('sh', ['-c', `"$NODE" --input-type=module -e "$SCRIPT" ${rest}`], {
          env: environment,
          encoding: 'utf8',
        });
      assert.equal(inShell('| cat'), 'new');
      writeFileSync(at('output'), '');
      const before = statSync(at('output')).ino;
      inShell('> "$OUTPUT"');
      assert.equal(readFileSync(at('output'), 'utf8'), 'new');
      assert.equal(statSync(at('output')).ino, before);
      hasOnly('output');
    });
  }
});

describe('Making a file', () => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder(), name);

  it('writes all of it, and leaves nothing beside it', async () => {
    await createFile(at('a.json'), 'new');
    assert.equal(readFileSync(at('a.json'), 'utf8'), 'new');
    assert.deepEqual(readdirSync(folder()), ['a.json']);
  });

  it('does so also on a disk without hard links', async () => {
    const { error, isHit } = await refusing('link', 1, 'EPERM', () => createFile(at('a.json'), 'new'));
    assert.ok(error === undefined && isHit);
    assert.equal(readFileSync(at('a.json'), 'utf8'), 'new');
  });

  const taken: readonly [what: string, put: (file: string) => void][] = [
    ['a file', (file) => writeFileSync(file, 'old')],
    ['a folder', (file) => mkdirSync(file)],
    ['a link to nothing', (file) => symlinkSync('nothing', file)],
    ['a link to a device', (file) => symlinkSync('/dev/null', file)],
  ];
  for (const [what, put] of taken) {
    it(`leaves ${what} alone`, async () => {
      put(at('a.json'));
      await assert.rejects(createFile(at('a.json'), 'new'), { code: 'EEXIST' });
      const onOther = await refusing('link', 1, 'ENOTSUP', () => createFile(at('a.json'), 'new'));
      assert.equal((onOther.error as NodeJS.ErrnoException).code, 'EEXIST');
      assert.deepEqual(readdirSync(folder()), ['a.json']);
    });
  }

  for (const change of ['mkdtemp', 'open', 'appendFile', 'sync', 'link'] as const) {
    it(`makes none on a full disk: ${change}`, async () => {
      const { error } = await refusing(change, 1, 'ENOSPC', () => createFile(at('a.json'), 'new'));
      assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
      assert.deepEqual(readdirSync(folder()), []);
    });
  }
});
