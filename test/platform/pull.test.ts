import assert from 'node:assert/strict';
import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { ConfigurationPull, LayoutName } from '../../engine/faces/platform.ts';
import { emptyTree } from '../support/platform/emptyTree.ts';
import { type ProjectHere, projectHere } from '../support/platform/projectHere.ts';
import { runInThisProcess } from '../support/runCliHere.ts';
import { refusing } from '../support/troubledDisk.ts';

const layouts: readonly LayoutName[] = ['pagewright', 'kbc', 'kbagent'];

/** Where the configuration "Fails" is, and what of its text is edited. */
const fails: Record<LayoutName, { file: string; part: string; by: string }> = {
  pagewright: { file: 'fails.extractor.json', part: '"endpoint": "x"', by: '"endpoint": "here"' },
  kbc: { file: 'main/extractor/ex-generic-v2/fails/config.json', part: '"endpoint": "x"', by: '"endpoint": "here"' },
  kbagent: { file: 'main/extractor/ex-generic-v2/fails/_config.yml', part: 'endpoint: x', by: 'endpoint: here' },
};

const theirs = {
  parameters: { api: { baseUrl: 'https://gone.example.com/' }, config: { jobs: [{ endpoint: 'there' }] } },
};

async function connected(here: ProjectHere, layout: LayoutName): Promise<void> {
  for (const [file, text] of Object.entries(emptyTree(layout, here.stack.url))) here.write(file, text);
  assert.equal((await here.project('connect', here.stack.url)).code, 0);
}

function saved(here: ProjectHere, edit: object): Promise<number> {
  return here.stack.touch({ componentId: 'ex-generic-v2', configId: '104', edit });
}

async function pulled(here: ProjectHere, ...args: string[]): Promise<ConfigurationPull | undefined> {
  const result = await here.project('pull', '104', '--format', 'json', ...args);
  return (JSON.parse(result.stdout) as ConfigurationPull[])[0];
}

for (const layout of layouts) {
  describe(`pagewright project pull, layout ${layout}`, () => {
    const given = projectHere();
    const { file, part, by } = fails[layout];

    it('brings all configurations, and finds nothing new the second time', async () => {
      const here = given();
      await connected(here, layout);
      const first = await here.json<ConfigurationPull[]>('pull', ['--all']);
      assert.deepEqual(
        first.map(({ id, outcome }) => [id, outcome]),
        ['101', '102', '103', '104', '201'].map((id) => [id, 'new']),
      );
      const files = here.files();
      const second = await here.json<ConfigurationPull[]>('pull', ['--all']);
      assert.ok(second.every(({ outcome, files: written }) => outcome === 'same' && written.length === 0));
      assert.deepEqual(here.files(), files);
    });

    it('brings what a colleague has saved, and leaves everything else as it is', async () => {
      const here = given();
      await connected(here, layout);
      await here.project('pull', '--all');
      const before = here.files();
      await saved(here, { configuration: theirs });
      const result = await pulled(here);
      assert.deepEqual([result?.outcome, result?.version, result?.files], ['updated', 2, [file]]);
      assert.equal(here.read(file), before[file]?.replace(part, part.replace('x', 'there')));
      const changed = Object.entries(here.files())
        .filter(([name, text]) => text !== before[name])
        .map(([name]) => name);
      assert.deepEqual(
        changed.filter((name) => !name.startsWith('.')),
        [file],
      );
    });

    it('keeps local changes, byte for byte', async () => {
      const here = given();
      await connected(here, layout);
      await here.project('pull', '104');
      here.edit(file, part, by);
      const before = here.files();
      assert.equal((await pulled(here))?.outcome, 'kept');
      assert.deepEqual(here.files(), before);
    });

    it('leaves files with local changes alone where the project has others, and says so', async () => {
      const here = given();
      await connected(here, layout);
      await here.project('pull', '104');
      here.edit(file, part, by);
      await saved(here, { configuration: theirs });
      const before = here.files();
      const { code, stdout } = await here.project('pull', '--all');
      assert.equal(code, 1);
      assert.match(stdout, /conflict .*local changes, and version 2 in the project/);
      const after = here.files();
      for (const [name, text] of Object.entries(before).filter(([each]) => !each.startsWith('.')))
        assert.equal(after[name], text);
    });

    it('with --theirs keeps the local text beside the new one', async () => {
      const here = given();
      await connected(here, layout);
      await here.project('pull', '104');
      here.edit(file, part, by);
      const own = here.read(file);
      await saved(here, { configuration: theirs });
      const result = await pulled(here, '--theirs');
      assert.deepEqual([result?.outcome, result?.originals], ['updated', [`${file}.orig`]]);
      assert.equal(here.read(`${file}.orig`), own);
      assert.match(here.read(file), /there/);
    });

    it('follows a new name there without a new place', async () => {
      const here = given();
      await connected(here, layout);
      await here.project('pull', '104');
      await saved(here, { name: 'Works' });
      const result = await pulled(here);
      assert.deepEqual([result?.outcome, result?.name, result?.version], ['updated', 'Works', 2]);
      assert.ok(existsSync(path.join(here.folder, file)));
      assert.equal((await here.json<{ state: string }[]>('diff', ['104']))[0]?.state, 'same');
    });

    it('says that one was deleted there, and its files stay', async () => {
      const here = given();
      await connected(here, layout);
      await here.project('pull', '104');
      const text = here.read(file);
      await here.project('delete', '104', '--yes', 'Fails');
      assert.equal((await pulled(here))?.outcome, 'deleted');
      assert.equal(here.read(file), text);
    });

    it('changes nothing on a full disk, and says so', async () => {
      const here = given();
      await connected(here, layout);
      await here.project('pull', '104');
      await saved(here, { configuration: theirs });
      const before = here.files();
      const args = ['project', 'pull', '--all', '--folder', here.folder];
      let result: Awaited<ReturnType<typeof runInThisProcess>> | undefined;
      const { isHit } = await refusing('appendFile', 3, 'ENOSPC', async () => {
        result = await runInThisProcess(args, here.environment);
      });
      assert.ok(isHit);
      assert.equal(result?.code, 1);
      assert.match(result?.stderr ?? '', /cannot be written: the disk is full/);
      assert.deepEqual(here.files(), before);
      assert.deepEqual(
        readdirSync(here.folder).filter((name) => name.startsWith('.pagewright-')),
        [],
      );
      assert.equal((await here.project('pull', '--all')).code, 0);
    });
  });
}

for (const layout of ['kbc', 'kbagent'] as const) {
  describe(`a first pull into a tree of ${layout}`, () => {
    const given = projectHere();
    const folder = 'main/extractor/acme.ex-orders/acme-eu';
    const file = `${folder}/${layout === 'kbc' ? 'config.json' : '_config.yml'}`;

    /** The tree as the tool has it after its own pull, without our link, and with a local change. */
    async function edited(here: ProjectHere): Promise<void> {
      await connected(here, layout);
      await here.project('pull', '--all');
      rmSync(path.join(here.folder, '.pagewright'), { recursive: true });
      await here.project('connect', here.stack.url);
      here.edit(file, 'eu', 'local');
    }

    it('overwrites no local change, also of what does not look like generic extractor', async () => {
      const here = given();
      await edited(here);
      const text = here.read(file);
      const pulls = await here.json<ConfigurationPull[]>('pull', ['--all'], layout === 'kbc' ? 1 : 0);
      const outcome = pulls.find(({ id }) => id === '201')?.outcome;
      assert.equal(outcome, layout === 'kbc' ? 'conflict' : 'kept');
      assert.equal(here.read(file), text);
    });

    it('gets a file back that is gone, and overwrites no other one beside it that was edited', async () => {
      const here = given();
      await connected(here, layout);
      await here.project('pull', '--all');
      const rows = 'main/extractor/ex-generic-v2/with-rows';
      const name = path.basename(file);
      rmSync(path.join(here.folder, rows, name));
      here.edit(`${rows}/rows/users/${name}`, 'endpoint', 'end-point');
      const row = here.read(`${rows}/rows/users/${name}`);
      const [pull] = await here.json<ConfigurationPull[]>('pull', ['103'], 1);
      assert.equal(pull?.outcome, 'conflict');
      assert.equal(here.read(`${rows}/rows/users/${name}`), row);
      const [theirs] = await here.json<ConfigurationPull[]>('pull', ['103', '--theirs']);
      assert.deepEqual([theirs?.outcome, theirs?.originals], ['updated', [`${rows}/rows/users/${name}.orig`]]);
      assert.equal(here.read(`${rows}/rows/users/${name}.orig`), row);
    });
  });
}

describe('pagewright project pull', () => {
  const given = projectHere();

  it('gets files back that are gone, if they are named', async () => {
    const here = given();
    await connected(here, 'pagewright');
    await here.project('pull', '104');
    const { unlinkSync } = await import('node:fs');
    unlinkSync(path.join(here.folder, 'fails.extractor.json'));
    assert.equal(
      (await here.json<ConfigurationPull[]>('pull', ['--all'])).find(({ id }) => id === '104')?.outcome,
      'kept',
    );
    assert.equal((await pulled(here))?.outcome, 'new');
    assert.ok(existsSync(path.join(here.folder, 'fails.extractor.json')));
  });

  it('leaves a file alone that cannot be read as JSON, while the project has a newer version', async () => {
    const here = given();
    await connected(here, 'pagewright');
    await here.project('pull', '104');
    here.write('fails.extractor.json', '{ "parameters": ');
    assert.equal((await pulled(here))?.outcome, 'kept');
    await saved(here, { configuration: theirs });
    assert.equal((await pulled(here))?.outcome, 'conflict');
    assert.equal(here.read('fails.extractor.json'), '{ "parameters": ');
    assert.equal((await pulled(here, '--theirs'))?.outcome, 'updated');
    assert.equal(here.read('fails.extractor.json.orig'), '{ "parameters": ');
  });

  it('suggests the name that was meant', async () => {
    const here = given();
    await connected(here, 'pagewright');
    const { code, stderr } = await here.project('pull', 'Orders of the shpo');
    assert.equal(code, 1);
    assert.match(stderr, /no configuration "Orders of the shpo".* Is it "Orders of the shop"\?/);
  });

  it('takes an id, a component with an id, a name in lower case, and a file', async () => {
    const here = given();
    await connected(here, 'pagewright');
    for (const name of ['104', 'ex-generic-v2/104', 'fails', path.join(here.folder, 'fails.extractor.json')])
      assert.equal((await here.json<ConfigurationPull[]>('pull', [name]))[0]?.id, '104');
  });

  it('asks what to pull', async () => {
    const here = given();
    await connected(here, 'pagewright');
    assert.match((await here.project('pull')).stderr, /Name configurations to pull, or pull --all/);
    assert.match((await here.project('pull', '104', '--all')).stderr, /Name configurations to pull, or pull --all/);
  });

  it('does not write through a link that leads out of the folder', async () => {
    const here = given();
    await connected(here, 'pagewright');
    const outside = path.join(here.folder, '..', 'outside.json');
    symlinkSync(outside, path.join(here.folder, 'fails.extractor.json'));
    const { code } = await here.project('pull', '104');
    assert.ok(!existsSync(outside));
    assert.ok(code === 0 || code === 1);
  });
});
