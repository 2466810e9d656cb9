import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isUserError } from '../../../../engine/core/errors.ts';
import { OutputFolder } from '../../../../engine/io/output/outputFolder.ts';
import { readFolder } from '../../../support/readFolder.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { endProcess, killedAtRename, refusing, refusingRename } from '../../../support/troubledDisk.ts';

describe('Publishing tables', () => {
  const folder = temporaryFolder();
  const at = (...parts: string[]) => path.join(folder(), ...parts);
  const outDir = () => at('out');

  /** A run that writes one table and a state, both with its name. */
  async function publish(name: string): Promise<void> {
    const output = await OutputFolder.open(outDir());
    try {
      const part = output.openPart([name]);
      await output.placeTable(name, [part]);
      await output.writeFile(`tables/${name}.csv.manifest`, '{}');
      await output.writeFile('state.json', name);
      await output.publish();
    } finally {
      await output.discard();
      await output.close();
    }
  }

  const own = { 'tables/docs/more.txt': 'mine', 'tables/notes.txt': 'mine' };
  const written = (name: string) => ({
    [`tables/${name}.csv`]: `"${name}"\n`,
    [`tables/${name}.csv.manifest`]: '{}',
  });
  const afterRun = (name: string) => ({ 'state.json': name, ...written(name), ...own });

  async function runBefore(): Promise<void> {
    await publish('old');
    keepOwnFiles(at('out', 'tables'));
  }

  function keepOwnFiles(tables: string): void {
    mkdirSync(path.join(tables, 'docs'));
    writeFileSync(path.join(tables, 'docs', 'more.txt'), 'mine');
    writeFileSync(path.join(tables, 'notes.txt'), 'mine');
  }

  /** The part of the table, the lock, the swap (two), two files of the person, the state, the old tables. */
  const renames = [1, 2, 3, 4, 5, 6, 7, 8];

  const isClear = (error: unknown) => isUserError(error) && error.code === 'output.not-writable';

  it('keeps what else a person has beside the tables', async () => {
    await runBefore();
    await publish('new');
    assert.deepEqual(readFolder(outDir()), afterRun('new'));
  });

  describe('while the disk refuses a rename', () => {
    for (const code of ['EACCES', 'EBUSY', 'EXDEV']) {
      for (const number of renames) {
        it(`leaves either all of the run before or all of the new one (${code}, rename ${number})`, async () => {
          await runBefore();
          const { error, isHit } = await refusingRename(number, code, () => publish('new'));
          assert.ok(isHit);
          if (error === undefined) return assert.deepEqual(readVisible(), afterRun('new'));
          assert.ok(isClear(error), String(error));
          assert.deepEqual(readFolder(outDir()), afterRun('old'));
        });
      }
    }
  });

  describe('where the process is killed', () => {
    for (const number of renames) {
      it(`loses nothing, and the next run brings it back (rename ${number})`, async () => {
        await runBefore();
        const { isHit } = await killedAtRename(number, () => publish('new'));
        assert.ok(isHit);
        const left = Object.keys(readFolder(outDir()));
        assert.ok(['old', 'new'].some((name) => left.some((file) => file.endsWith(`/${name}.csv.manifest`))));
        endProcess(outDir());
        await (await OutputFolder.open(outDir())).discard();
        const found = readVisible();
        const name = 'tables/new.csv' in found ? 'new' : 'old';
        assert.deepEqual({ ...found, 'state.json': name }, afterRun(name), 'a run that fails has recovered it');
        assert.ok(found['state.json'] === 'old' || name === 'new', 'no state without its tables');
        await publish('newest');
        assert.deepEqual(readFolder(outDir()), afterRun('newest'), 'and one that is done leaves nothing else');
      });
    }
  });

  it('keeps the tables that a crash left, also where a folder came in their place, until new ones are whole', async () => {
    await runBefore();
    moveAside('out', 'tables');
    mkdirSync(at('out', 'tables'));
    await (await OutputFolder.open(outDir())).discard();
    assert.deepEqual(readFolder(at('out', 'tables')), { 'docs/more.txt': 'mine', 'notes.txt': 'mine' });
    assert.ok(existsSync(at('out', '.pagewright-replaced-tables', 'tables', 'old.csv')));
    await publish('new');
    assert.deepEqual(readFolder(outDir()), afterRun('new'));
  });

  it('leaves the tables of the run before where the state cannot be written', async () => {
    await runBefore();
    renameSync(at('out', 'state.json'), at('state.json'));
    mkdirSync(at('out', 'state.json'));
    await assert.rejects(publish('new'), (error: Error) => {
      assert.ok(isClear(error), String(error));
      assert.match(error.message, /state\.json": a folder with that name is in the way\./);
      return true;
    });
    assert.deepEqual(readFolder(outDir()), { ...written('old'), ...own });
    assert.deepEqual(readdirSync(outDir()).sort(), ['state.json', 'tables']);
  });

  for (const number of [1, 2, 3]) {
    it(`leaves nothing in a folder that is full as the run starts: mkdir ${number}`, async () => {
      mkdirSync(outDir());
      await refusing('mkdir', number, 'ENOSPC', () => publish('new'));
      assert.deepEqual(
        readdirSync(outDir()).filter((name) => name.startsWith('.')),
        [],
      );
    });
  }

  it('replaces a state that is only to be read, and keeps its mode', async function () {
    if (process.platform === 'win32') this.skip();
    await runBefore();
    chmodSync(at('out', 'state.json'), 0o444);
    await publish('new');
    assert.deepEqual(readFolder(outDir()), afterRun('new'));
    assert.equal(statSync(at('out', 'state.json')).mode & 0o777, 0o444);
  });

  it('writes no tables where the state cannot be written', async () => {
    mkdirSync(at('out', 'state.json'), { recursive: true });
    await assert.rejects(publish('new'), isClear);
    assert.deepEqual(readdirSync(outDir()), ['state.json']);
  });

  it('says so where somebody removed the folder while the run went on', async () => {
    const output = await OutputFolder.open(outDir());
    rmSync(outDir(), { recursive: true });
    await assert.rejects(output.publish(), isClear);
    await output.discard();
  });

  it('puts no state in the place of a device', async function () {
    if (process.platform === 'win32') this.skip();
    // A pipe is one as well, and nothing is lost where this fails.
    spawnSync('mkfifo', [at('pipe')]);
    mkdirSync(outDir());
    symlinkSync(at('pipe'), at('out', 'state.json'));
    await assert.rejects(publish('new'), isClear);
    assert.ok(lstatSync(at('pipe')).isFIFO());
    assert.deepEqual(readdirSync(outDir()), ['state.json']);
  });

  it('lets nobody read a state who could not before', async () => {
    await publish('old');
    chmodSync(at('out', 'state.json'), 0o600);
    const before = statSync(at('out', 'state.json')).mode;
    await publish('new');
    assert.equal(statSync(at('out', 'state.json')).mode, before);
  });

  it('says before the first request that a file is in the place of the tables', async () => {
    mkdirSync(outDir());
    writeFileSync(at('out', 'tables'), 'mine');
    await assert.rejects(
      OutputFolder.open(outDir()),
      (error: Error) => isClear(error) && /is a file/.test(error.message),
    );
    assert.deepEqual(readFolder(outDir()), { tables: 'mine' });
  });

  describe('where the tables are a symbolic link', () => {
    beforeEach(() => {
      mkdirSync(outDir());
      mkdirSync(at('elsewhere'));
      symlinkSync(path.join('..', 'elsewhere', 'mine'), at('out', 'tables'));
    });

    it('writes to where it leads, and leaves the link and nothing else', async () => {
      mkdirSync(at('elsewhere', 'mine'));
      keepOwnFiles(at('elsewhere', 'mine'));
      await publish('old');
      await publish('new');
      assert.ok(lstatSync(at('out', 'tables')).isSymbolicLink());
      assert.deepEqual(readFolder(at('elsewhere')), renamed({ ...written('new'), ...own }));
      assert.deepEqual(readdirSync(at('elsewhere')), ['mine']);
      assert.deepEqual(readdirSync(outDir()).sort(), ['state.json', 'tables']);
    });

    it('makes the folder that it leads to', async () => {
      await publish('new');
      assert.deepEqual(readFolder(at('elsewhere')), renamed(written('new')));
    });

    it('finds there what a crash left', async () => {
      mkdirSync(at('elsewhere', 'mine'));
      await runBefore();
      moveAside('elsewhere', 'mine');
      await (await OutputFolder.open(outDir())).discard();
      assert.deepEqual(readFolder(at('elsewhere')), renamed({ ...written('old'), ...own }));
    });

    const wrong: [string, () => void][] = [
      ['to a folder that is not there', () => renameSync(at('elsewhere'), at('away'))],
      ['to a file', () => writeFileSync(at('elsewhere', 'mine'), '')],
      ['back to itself', () => symlinkSync(path.join('..', 'out', 'tables'), at('elsewhere', 'mine'))],
    ];
    for (const [name, lead] of wrong) {
      it(`says before the first request that it leads ${name}`, async () => {
        lead();
        await assert.rejects(OutputFolder.open(outDir()), isClear);
      });
    }

    it('keeps a state that is one too', async () => {
      writeFileSync(at('elsewhere', 'state.json'), 'old');
      symlinkSync(at('elsewhere', 'state.json'), at('out', 'state.json'));
      await publish('new');
      assert.ok(lstatSync(at('out', 'state.json')).isSymbolicLink());
      assert.equal(readFolder(at('elsewhere'))['state.json'], 'new');
      assert.deepEqual(readdirSync(at('elsewhere')).sort(), ['mine', 'state.json']);
    });

    const renamed = (files: Record<string, string>) =>
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name.replace('tables/', 'mine/'), text]));
  });

  /** As a run does that is killed before the new tables are there. */
  function moveAside(folder: string, name: string): void {
    mkdirSync(at(folder, `.pagewright-replaced-${name}`));
    renameSync(at(folder, name), at(folder, `.pagewright-replaced-${name}`, name));
  }

  /** Reads the visible files: hidden folders wait for the next run. */
  function readVisible(): Record<string, string> {
    return Object.fromEntries(Object.entries(readFolder(outDir())).filter(([name]) => !name.startsWith('.')));
  }
});
