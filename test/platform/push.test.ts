import assert from 'node:assert/strict';
import { cpSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type ConfigurationPull,
  type ConfigurationPush,
  diskWritableFiles,
  type LayoutName,
  newConfigurationId,
  openProject,
  push,
} from '../../engine/faces/platform.ts';
import { emptyTree } from '../support/platform/emptyTree.ts';
import { type ProjectHere, projectHere } from '../support/platform/projectHere.ts';
import { runInThisProcess } from '../support/runCliHere.ts';
import { refusing } from '../support/troubledDisk.ts';

const layouts: readonly LayoutName[] = ['pagewright', 'kbc', 'kbagent'];
/** Windows has no such names. */
const onlyWhereNamesMay = process.platform === 'win32' ? it.skip : it;
const canary = 'canary-of-a-plain-secret';

interface Places {
  shop: string;
  row: string;
  values: string;
}

const tree = 'main/extractor/ex-generic-v2';
const places: Record<LayoutName, Places> = {
  pagewright: {
    shop: 'orders-of-the-shop/config.json',
    row: 'with-rows/rows/users/config.json',
    values: 'orders-of-the-shop/variables/values/us/config.json',
  },
  kbc: {
    shop: `${tree}/orders-of-the-shop/config.json`,
    row: `${tree}/with-rows/rows/users/config.json`,
    values: `${tree}/orders-of-the-shop/variables/values/us/config.json`,
  },
  kbagent: {
    shop: `${tree}/orders-of-the-shop/_config.yml`,
    row: `${tree}/with-rows/rows/users/_config.yml`,
    values: 'main/other/keboola.variables/variables-definition-for-ex-generic-v2-101/rows/us/_config.yml',
  },
};
const at = '/v2/storage/branch/777/components/ex-generic-v2/configs';

async function pulledAll(here: ProjectHere, layout: LayoutName = 'pagewright'): Promise<void> {
  for (const [file, text] of Object.entries(emptyTree(layout, here.stack.url))) here.write(file, text);
  assert.equal((await here.project('connect', here.stack.url)).code, 0);
  assert.equal((await here.project('pull', '--all')).code, 0);
}

/** Pushes all that has changed; the exit code must be this one. */
async function pushed(here: ProjectHere, args: string[] = [], code = 0): Promise<ConfigurationPush[]> {
  return await here.json('push', ['-m', 'Larger pages', ...args], code);
}

/** The states of the configurations with files, by their ids. */
async function states(here: ProjectHere): Promise<Record<string, string>> {
  const diffs = await here.json<{ id: string; state: string }[]>('diff');
  return Object.fromEntries(diffs.map(({ id, state }) => [id, state]).filter(([, state]) => state !== 'same'));
}

for (const layout of layouts) {
  describe(`pagewright project push, layout ${layout}`, () => {
    const given = projectHere();
    const { shop, row, values } = places[layout];

    it('saves a body as the text that it is, with its comment, and knows the new version', async () => {
      const here = given();
      await pulledAll(here, layout);
      const before = await here.body('101');
      here.edit(shop, '100', '250');
      const [saved] = await pushed(here);
      assert.deepEqual([saved?.outcome, saved?.base, saved?.newest], ['pushed', 1, 2]);
      assert.equal(await here.body('101'), before.replace('"limit":100', '"limit":250'));
      assert.deepEqual(await here.writes(), [`PUT ${at}/101`]);
      const { versions } = await here.json<{ versions: { changeDescription: string }[] }>('log', ['101']);
      assert.equal(versions[0]?.changeDescription, 'Larger pages');
      assert.deepEqual(await states(here), {});
      assert.deepEqual(await pushed(here), []);
    });

    it('saves a row as a request of its own, and a set of values', async () => {
      const here = given();
      await pulledAll(here, layout);
      here.edit(row, 'users', 'people');
      here.edit(values, '2026-02-01', '2026-03-01');
      const pushes = await pushed(here);
      assert.deepEqual(
        pushes.map(({ outcome }) => outcome),
        ['pushed', 'pushed'],
      );
      assert.deepEqual((await here.writes()).toSorted(), [
        `PUT ${at}/103/rows/701`,
        'PUT /v2/storage/branch/777/components/keboola.variables/configs/501/rows/602',
      ]);
      assert.deepEqual(await states(here), {});
    });

    it('encrypts plain secrets first, and writes the ciphers into the files', async () => {
      const here = given();
      await pulledAll(here, layout);
      here.edit(shop, 'KBC::ProjectSecure::abcd', canary);
      const before = here.read(shop);
      const result = await here.project('push', '-m', 'New password');
      assert.equal(result.code, 0, result.stderr);
      const secrets = Object.entries(await here.stack.secrets());
      const cipher = secrets.find(([, text]) => text === canary)?.[0] ?? '';
      assert.match(await here.body('101'), new RegExp(`"#password":"${cipher}"`));
      assert.equal(here.read(shop).replaceAll(/["']/g, ''), before.replace(canary, cipher).replaceAll(/["']/g, ''));
      const holding = (await here.log()).filter((request) => JSON.stringify(request).includes(canary));
      assert.deepEqual([...new Set(holding.map(({ service }) => service))], ['encryption']);
      assert.ok(!JSON.stringify([result.stdout, result.stderr, here.files()]).includes(canary));
      assert.deepEqual(await states(here), {});
    });

    it('sends nothing if a secret cannot be encrypted', async () => {
      const here = given();
      await pulledAll(here, layout);
      here.edit(shop, 'KBC::ProjectSecure::abcd', canary);
      here.edit(row, 'users', 'people');
      const before = here.files();
      await here.stack.fault({ kind: '400', service: 'encryption', times: 9 });
      const { code, stderr } = await here.project('push', '-m', 'New password');
      assert.equal(code, 1);
      assert.ok(!stderr.includes(canary));
      assert.deepEqual(await here.writes(), []);
      assert.deepEqual(here.files(), before);
    });

    it('is stopped by a version that somebody has saved since', async () => {
      const here = given();
      await pulledAll(here, layout);
      here.edit(shop, '100', '250');
      await here.stack.touch({ componentId: 'ex-generic-v2', configId: '101', edit: { description: 'New' } });
      const theirs = await here.body('101');
      const before = here.files();
      const [saved] = await pushed(here, [], 1);
      assert.equal(saved?.outcome, 'conflict');
      assert.match(saved?.problem ?? '', /saved version 2, and the files are based on version 1/);
      assert.deepEqual(await here.writes(), []);
      assert.equal(await here.body('101'), theirs);
      assert.deepEqual(here.files(), before);
    });

    it('names the version of somebody who saves at the same moment, which one command restores', async () => {
      const here = given();
      await pulledAll(here, layout);
      here.edit(shop, '100', '250');
      const edit = { configuration: { parameters: { api: { baseUrl: 'https://theirs.example.com' }, config: {} } } };
      await here.stack.fault({ kind: 'race', method: 'PUT', path: '/configs/101', edit });
      const { code, stdout } = await here.project('push', '-m', 'Larger pages');
      assert.equal(code, 1);
      assert.match(
        stdout,
        /Version 2 of .* was overwritten\. To restore it: pagewright project restore 101 --version 2/,
      );
      assert.equal(await here.version('101'), 3);
      assert.equal((await here.project('restore', '101', '--version', '2')).code, 0);
      assert.match(await here.body('101'), /theirs\.example\.com/);
      assert.equal(await here.version('101'), 4);
    });

    it('creates what is new, and knows its id afterwards', async () => {
      const here = given();
      await pulledAll(here, layout);
      const fresh = {
        parameters: { api: { baseUrl: 'https://new.example.com/' }, config: { jobs: [{ endpoint: 'new' }] } },
      };
      if (layout === 'pagewright') here.write('fresh.extractor.json', JSON.stringify(fresh));
      else if (layout === 'kbc') {
        here.write(`${tree}/fresh/config.json`, JSON.stringify(fresh));
        here.write(`${tree}/fresh/meta.json`, '{"name": "Fresh", "isDisabled": false}');
        here.write(`${tree}/fresh/description.md`, '\n');
      } else {
        const yaml =
          'parameters:\n  api:\n    baseUrl: https://new.example.com/\n  config:\n    jobs:\n    - endpoint: new\n';
        here.write(`${tree}/fresh/_config.yml`, `version: 2\nname: Fresh\ndescription: ''\n${yaml}`);
      }
      const [saved] = await pushed(here);
      assert.equal(saved?.outcome, 'created', saved?.problem);
      assert.deepEqual(JSON.parse(await here.body(saved?.id ?? '')), fresh);
      assert.deepEqual(await states(here), {});
      assert.deepEqual(await pushed(here), []);
      const [again] = await here.json<ConfigurationPull[]>('pull', [saved?.id ?? '']);
      assert.deepEqual([again?.outcome, again?.path], ['same', saved?.path]);
    });

    it('deletes a row only if that is said, and asks twice', async () => {
      const here = given();
      await pulledAll(here, layout);
      rmSync(path.join(here.folder, path.dirname(row)), { recursive: true });
      const [stopped] = await pushed(here, [], 1);
      assert.match(stopped?.problem ?? '', /The row "Users" has no files any more/);
      assert.match(stopped?.problem ?? '', /Take it back from the project, or say that it is to be deleted\.$/);
      assert.deepEqual(stopped?.goneRows, ['Users']);
      assert.match((await here.project('push', '-m', 'x')).stdout, /To delete there what has no files: --delete\./);
      const asked = await here.project('push', '-m', 'x', '--delete');
      assert.match(asked.stderr, /needs --yes as well/);
      assert.deepEqual(await here.writes(), []);
      const [saved] = await pushed(here, ['--delete', '--yes']);
      assert.equal(saved?.outcome, 'pushed', saved?.problem);
      assert.deepEqual(await here.writes(), [`DELETE ${at}/103/rows/701`]);
      assert.deepEqual(await states(here), {});
    });

    it('sends only questions in a dry run', async () => {
      const here = given();
      await pulledAll(here, layout);
      here.edit(shop, 'KBC::ProjectSecure::abcd', canary);
      here.edit(row, 'users', 'people');
      const before = here.files();
      const count = (await here.log()).length;
      const { code, stdout } = await here.project('push', '--dry-run');
      assert.equal(code, 0);
      assert.match(stdout, /PUT .*\/configs\/101: saves the body/);
      assert.match(stdout, /\/parameters\/config\/#password/);
      assert.match(stdout, /PUT .*\/configs\/103\/rows\/701: saves the body of row "Users"/);
      assert.ok(!stdout.includes(canary));
      assert.deepEqual([...new Set((await here.log()).slice(count).map(({ method }) => method))], ['GET']);
      assert.deepEqual(here.files(), before);
    });
  });
}

describe('a connection that is lost during a push', () => {
  const given = projectHere();
  const { shop } = places.pagewright;

  for (const [title, kind] of [
    ['has not arrived is sent once more', 'reset'],
    ['a gateway has refused is sent once more', 'html'],
  ] as const) {
    it(`what ${title}, and makes one version`, async () => {
      const here = given();
      await pulledAll(here);
      here.edit(shop, '100', '250');
      await here.stack.fault({ kind, method: 'PUT', path: '/configs/101' });
      const [saved] = await pushed(here);
      assert.deepEqual([saved?.outcome, saved?.newest], ['pushed', 2]);
      assert.equal(await here.version('101'), 2);
      assert.deepEqual(await states(here), {});
    });
  }

  it('what has arrived is not sent again', async () => {
    const here = given();
    await pulledAll(here);
    here.edit(shop, '100', '250');
    await here.stack.fault({ kind: 'truncated', method: 'PUT', path: '/configs/101' });
    const [saved] = await pushed(here);
    assert.deepEqual([saved?.outcome, saved?.newest, await here.version('101')], ['pushed', 2, 2]);
    assert.equal((await here.writes()).length, 1);
  });

  it('what is lost twice is not sent a third time, and nothing is lost', async () => {
    const here = given();
    await pulledAll(here);
    here.edit(shop, '100', '250');
    const before = here.files();
    await here.stack.fault({ kind: 'reset', method: 'PUT', path: '/configs/101', times: 9 });
    const [saved] = await pushed(here, [], 1);
    assert.equal(saved?.outcome, 'refused');
    assert.equal((await here.writes()).length, 2);
    assert.equal(await here.version('101'), 1);
    assert.deepEqual(here.files(), before);
  });
});

describe('pagewright project push', () => {
  const given = projectHere();
  const { shop, row } = places.pagewright;

  it('is stopped by an error in the configuration, unless it is forced', async () => {
    const here = given();
    await pulledAll(here);
    here.edit(shop, '"method": "offset"', '"method": "ofset"');
    const [saved] = await pushed(here, [], 1);
    assert.equal(saved?.outcome, 'refused');
    assert.match(saved?.errors.join() ?? '', /config\.json:\d+:\d+: .*ofset/);
    assert.deepEqual(await here.writes(), []);
    assert.equal((await pushed(here, ['--force']))[0]?.outcome, 'pushed');
  });

  it('makes no second configuration of one whose files have another name', async () => {
    const here = given();
    await pulledAll(here);
    const from = path.dirname(shop);
    renameSync(path.join(here.folder, from), path.join(here.folder, 'renamed'));
    const outcomes = (await pushed(here, [], 1)).map(({ path: place, outcome, problem }) => [place, outcome, problem]);
    assert.deepEqual(
      outcomes.map(([place, outcome]) => [place, outcome]),
      [
        [from, 'refused'],
        ['renamed', 'refused'],
      ],
    );
    assert.match(outcomes[1]?.[2] ?? '', new RegExp(`those that were pulled to "${from}", where they are gone`));
    assert.deepEqual(await here.writes(), []);
    assert.equal((await here.project('pull', '101', '--theirs')).code, 0);
    assert.equal((await pushed(here))[0]?.outcome, 'created');
  });

  it('does not send a file that cannot be read, even if it is forced', async () => {
    const here = given();
    await pulledAll(here);
    here.write(shop, '{');
    const [saved] = await pushed(here, ['--force'], 1);
    assert.deepEqual([saved?.outcome, await here.writes()], ['refused', []]);
    assert.doesNotMatch((await here.project('push', '-m', 'x')).stdout, /--force/);
  });

  it('needs a comment where nobody can be asked', async () => {
    const here = given();
    await pulledAll(here);
    assert.match((await here.project('push')).stderr, /Say what changes.* -m TEXT/);
  });

  it('is refused for one that was deleted there, or here', async () => {
    const here = given();
    await pulledAll(here);
    here.edit('fails.extractor.json', '"x"', '"y"');
    await here.project('delete', '104', '--yes', 'Fails');
    const [saved] = await pushed(here, [], 1);
    assert.match(saved?.problem ?? '', /The project does not have it any more/);
    rmSync(path.join(here.folder, 'with-rows'), { recursive: true });
    const [gone] = await pushed(here, ['103'], 1);
    assert.match(gone?.problem ?? '', /Its files are gone/);
    assert.deepEqual(
      (await here.writes()).filter((request) => !request.startsWith('DELETE')),
      [],
    );
  });

  it('takes the newest version as the base, after a comparison', async () => {
    const here = given();
    await pulledAll(here);
    here.edit(shop, '100', '250');
    await here.stack.touch({ componentId: 'ex-generic-v2', configId: '101', edit: { description: 'New' } });
    assert.equal((await pushed(here, ['101'], 1))[0]?.outcome, 'conflict');
    const [saved] = await pushed(here, ['101', '--base', '2']);
    assert.deepEqual([saved?.outcome, saved?.newest], ['pushed', 3]);
    assert.match((await here.project('push', '-m', 'x', '--base', '3')).stderr, /single configuration/);
  });

  it('asks for the base where a tree of kbc was never pulled by us', async () => {
    const here = given();
    await pulledAll(here, 'kbc');
    here.edit(places.kbc.shop, '100', '250');
    rmSync(path.join(here.folder, '.pagewright'), { recursive: true });
    await here.project('connect', here.stack.url);
    const [saved] = await pushed(here, ['101'], 1);
    assert.deepEqual([saved?.outcome, await here.writes()], ['conflict', []]);
    assert.match(saved?.problem ?? '', /Which version its files are based on is not known/);
    assert.equal((await pushed(here, ['101', '--base', '1']))[0]?.outcome, 'pushed');
  });

  it('finds the base of a tree of kbagent by its hash', async () => {
    const here = given();
    await pulledAll(here, 'kbagent');
    rmSync(path.join(here.folder, '.pagewright'), { recursive: true });
    await here.project('connect', here.stack.url);
    here.edit(places.kbagent.shop, '100', '250');
    const [saved] = await pushed(here, ['101']);
    assert.deepEqual([saved?.outcome, saved?.base], ['pushed', 1]);
  });

  it('does not take the save of another row for one that was overwritten', async () => {
    const here = given();
    await pulledAll(here);
    here.edit(row, 'users', 'people');
    await here.stack.fault({ kind: 'race', method: 'PUT', path: '/rows/701', edit: { description: 'Theirs' } });
    const [saved] = await pushed(here);
    assert.deepEqual([saved?.outcome, saved?.overwritten], ['pushed', []]);
    const [pull] = await here.json<ConfigurationPull[]>('pull', ['103']);
    assert.equal(pull?.outcome, 'updated');
    assert.equal(here.read('with-rows/description.md'), 'Theirs\n');
    assert.match(here.read(row), /people/);
  });

  it('creates a row with an id that it chooses', async () => {
    const here = given();
    await pulledAll(here);
    here.write('with-rows/rows/more/config.json', '{"parameters": {"config": {"jobs": [{"endpoint": "more"}]}}}');
    here.write('with-rows/rows/more/meta.json', '{"name": "More", "isDisabled": false}');
    const [saved] = await pushed(here);
    assert.equal(saved?.outcome, 'pushed', saved?.problem);
    assert.deepEqual(await here.writes(), [`POST ${at}/103/rows`]);
    assert.deepEqual(await states(here), {});
  });

  it('creates a row that kbc has given an id', async () => {
    const here = given();
    await pulledAll(here, 'kbc');
    here.write(
      `${tree}/with-rows/rows/more/config.json`,
      '{"parameters": {"config": {"jobs": [{"endpoint": "more"}]}}}',
    );
    here.write(`${tree}/with-rows/rows/more/meta.json`, '{"name": "More", "isDisabled": false}');
    here.write(`${tree}/with-rows/rows/more/description.md`, '\n');
    const manifest = JSON.parse(here.read('.keboola/manifest.json'));
    const entry = manifest.configurations.find(({ id }: { id: string }) => id === '103');
    entry.rows.push({ id: '01kpersisted', path: 'rows/more' });
    here.write('.keboola/manifest.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
    const [saved] = await pushed(here);
    assert.equal(saved?.outcome, 'pushed', saved?.problem);
    const state = await here.stack.state();
    assert.match(JSON.stringify(state), /01kpersisted/);
    assert.deepEqual(await states(here), {});
  });

  for (const [title, damage] of [
    ['does not name any more', (entries: { id: string }[]) => entries.filter(({ id }) => id !== '103')],
    ['is empty', () => []],
  ] as const)
    it(`does not create a second configuration of one that the manifest ${title}`, async () => {
      const here = given();
      await pulledAll(here, 'kbc');
      const manifest = JSON.parse(here.read('.keboola/manifest.json'));
      const configurations = damage(manifest.configurations);
      here.write('.keboola/manifest.json', JSON.stringify({ ...manifest, configurations }, undefined, 2));
      here.edit(places.kbc.row, '"users"', '"people"');
      const files = here.files();
      const refusals = await pushed(here, ['--force'], 1);
      const refusal = refusals.find(({ id }) => id === '103');
      assert.equal(refusal?.outcome, 'refused');
      assert.match(
        refusal.problem ?? '',
        /pulled as "ex-generic-v2\/103", which "\.keboola\/manifest\.json" does not name/,
      );
      assert.deepEqual(await here.writes(), []);
      const pulls = await here.json<ConfigurationPull[]>('pull', ['With rows', '--theirs']);
      assert.deepEqual(
        pulls.map(({ outcome }) => outcome),
        ['kept'],
      );
      assert.deepEqual(here.files(), files);
    });

  const fresh =
    '{"parameters": {"api": {"baseUrl": "https://x.example.com/"}, "config": {"jobs": [{"endpoint": "x"}]}}}';
  const unlinkable: [title: string, layout: LayoutName, file: string, text: string][] = [
    ['a file that begins with a dot', 'pagewright', '.fresh.extractor.json', fresh],
    ['a file with a colon', 'pagewright', 'a:b.extractor.json', fresh],
    ['a row with a backslash', 'pagewright', 'with-rows/rows/a\\b/config.json', '{}'],
    ['a folder of kbc with a colon', 'kbc', `${tree}/a:b/config.json`, fresh],
    ['a row of kbagent with a colon', 'kbagent', `${tree}/with-rows/rows/a:b/_config.yml`, 'version: 2\nname: New\n'],
  ];
  for (const [title, layout, file, text] of unlinkable)
    onlyWhereNamesMay(`sends nothing of ${title}, which the link could not name`, async () => {
      const here = given();
      await pulledAll(here, layout);
      here.write(file, text);
      if (layout !== 'kbagent' && file.endsWith('/config.json'))
        here.write(file.replace('config.json', 'meta.json'), '{"name": "New", "isDisabled": false}');
      const [refusal] = await pushed(here, ['--force'], 1);
      assert.equal(refusal?.outcome, 'refused');
      assert.match(refusal.problem ?? '', /cannot be the place of a file of a project.*Rename it\.$/);
      assert.deepEqual(await here.writes(), []);
      assert.equal((await here.project('diff')).code, 0);
    });

  it('creates a new configuration of a copied folder of kbagent, and leaves the original as it is', async () => {
    const here = given();
    await pulledAll(here, 'kbagent');
    const before = await here.body('103');
    cpSync(path.join(here.folder, tree, 'with-rows'), path.join(here.folder, tree, 'copy'), { recursive: true });
    here.edit(`${tree}/copy/_config.yml`, 'rows.example.com', 'copy.example.com');
    const [saved, ...others] = await pushed(here);
    assert.deepEqual([saved?.outcome, saved?.path, others], ['created', `${tree}/copy`, []]);
    assert.ok(saved?.id !== undefined && saved.id !== '103');
    assert.equal(await here.body('103'), before);
    assert.match(await here.body(saved.id), /copy\.example\.com/);
    assert.match(here.read(`${tree}/copy/_config.yml`), new RegExp(`config_id: '?${saved.id}`));
    assert.deepEqual(await states(here), {});
  });

  it('saves a folder of kbagent that was moved as the configuration that it is', async () => {
    const here = given();
    await pulledAll(here, 'kbagent');
    renameSync(path.join(here.folder, tree, 'fails'), path.join(here.folder, tree, 'moved'));
    here.edit(`${tree}/moved/_config.yml`, 'gone.example.com', 'moved.example.com');
    const [saved, ...others] = await pushed(here);
    assert.deepEqual([saved?.outcome, saved?.id, saved?.path, others], ['pushed', '104', `${tree}/moved`, []]);
  });

  for (const [layout, file] of [
    ['kbagent', places.kbagent.row],
    ['kbagent', places.kbagent.shop],
    ['kbc', places.kbc.row],
  ] as const)
    it(`names a file without content, ${file}`, async () => {
      const here = given();
      await pulledAll(here, layout);
      here.write(file, '');
      const [refusal] = await pushed(here, ['--force'], 1);
      assert.equal(refusal?.outcome, 'refused');
      assert.ok(
        refusal.errors.some((error) => error.startsWith(`${file}: `)),
        JSON.stringify(refusal),
      );
      assert.deepEqual(await here.writes(), []);
    });

  it('brings a row without files back by what its refusal says', async () => {
    const here = given();
    await pulledAll(here);
    rmSync(path.dirname(path.join(here.folder, places.pagewright.row)), { recursive: true });
    await pushed(here, [], 1);
    assert.equal((await here.project('pull', '103', '--theirs')).code, 0);
    assert.deepEqual(await states(here), {});
  });

  it('names the options that go on in spite of errors, and on another version', async () => {
    const here = given();
    await pulledAll(here);
    here.edit(places.pagewright.row, '"users"', 'null');
    const push = async () => (await here.project('push', '-m', 'x')).stdout;
    assert.match(await push(), /It has an error\. .*\n {2}.*\n {2}To push all the same: --force\./);
    await here.stack.touch({ componentId: 'ex-generic-v2', configId: '103', edit: { description: 'there' } });
    assert.match(await push(), /To push over version (\d+): --base \1\.\n {2}.*: pagewright project pull --theirs\./);
  });

  it('creates variables with a new configuration, and attaches them to it', async () => {
    const here = given();
    await pulledAll(here);
    const body = {
      parameters: { api: { baseUrl: 'https://{{ region }}.example.com/' }, config: { jobs: [{ endpoint: 'x' }] } },
    };
    here.write('fresh/config.json', JSON.stringify(body));
    here.write('fresh/meta.json', '{"name": "Fresh", "isDisabled": false}');
    here.write('fresh/variables/config.json', '{"variables": [{"name": "region", "type": "string"}]}');
    here.write('fresh/variables/meta.json', '{"name": "Variables of Fresh", "isDisabled": false}');
    here.write('fresh/variables/values/default/config.json', '{"values": [{"name": "region", "value": "eu"}]}');
    here.write('fresh/variables/values/default/meta.json', '{"name": "Default Values", "isDisabled": false}');
    const [saved] = await pushed(here);
    assert.equal(saved?.outcome, 'created', saved?.problem);
    assert.deepEqual(
      saved?.requests.map(({ method, version }) => [method, version !== undefined]),
      [
        ['POST', true],
        ['POST', true],
        ['POST', true],
      ],
    );
    const made = JSON.parse(await here.body(saved?.id ?? ''));
    assert.deepEqual(made.parameters, body.parameters);
    const variables = JSON.parse(await here.body(made.variables_id, 'keboola.variables'));
    assert.deepEqual(variables, { variables: [{ name: 'region', type: 'string' }] });
    assert.ok(made.variables_values_id);
    assert.deepEqual(await states(here), {});
    assert.deepEqual(await pushed(here), []);
  });

  it('encrypts the plain value of a variable, and no part of the vault', async () => {
    const here = given();
    await pulledAll(here);
    const { values } = places.pagewright;
    here.edit(values, '"region"', '"#region"');
    here.edit(values, '"us"', `"${canary}"`);
    here.edit(shop, 'KBC::ProjectSecure::abcd', '{{ vault.SHOP_TOKEN }}');
    await pushed(here, ['--force']);
    assert.deepEqual(
      Object.values(await here.stack.secrets()).filter((text) => !text.startsWith('KBC::')),
      [canary],
    );
    assert.match(await here.body('101'), /"#password":"\{\{ vault\.SHOP_TOKEN \}\}"/);
    const holding = (await here.log()).filter((request) => JSON.stringify(request).includes(canary));
    assert.deepEqual([...new Set(holding.map(({ service }) => service))], ['encryption']);
  });

  it('says what arrived when a later request is refused, and pushes the rest the next time', async () => {
    const here = given();
    await pulledAll(here);
    here.edit(row, 'users', 'people');
    here.edit('with-rows/config.json', 'rows.example.com', 'new.example.com');
    await here.stack.fault({ kind: '400', method: 'PUT', path: '/rows/701' });
    const [saved] = await pushed(here, [], 1);
    assert.deepEqual([saved?.outcome, saved?.requests.map(({ version }) => version)], ['partly', [4, undefined]]);
    assert.deepEqual(await states(here), { 103: 'changed-here' });
    const [rest] = await pushed(here);
    assert.deepEqual([rest?.outcome, rest?.requests.length, await here.version('103')], ['pushed', 1, 5]);
  });

  it('says that it is saved where the folder cannot be written any more', async () => {
    const here = given();
    await pulledAll(here);
    here.edit(shop, '100', '250');
    const args = ['project', 'push', '-m', 'Larger pages', '--folder', here.folder];
    let result: Awaited<ReturnType<typeof runInThisProcess>> | undefined;
    await refusing('appendFile', 1, 'ENOSPC', async () => {
      result = await runInThisProcess(args, here.environment);
    });
    assert.equal(result?.code, 1);
    assert.match(
      result?.stdout ?? '',
      /saved .*version 2[\s\S]*saved in the project, but not noted in the folder\. .*disk is full/,
    );
    assert.equal(await here.version('101'), 2);
    assert.deepEqual(await states(here), {});
    assert.equal((await here.project('pull', '--all')).code, 0);
    assert.match(here.read('.pagewright/project.json'), /"id": "101",\n[^}]*"version": 2/);
  });

  for (const [title, file, text] of [
    ['its folder', path.join(path.dirname(places.kbc.row), 'kbcdir.json'), '{"isIgnored": true}'],
    ['a pattern', '.keboola/.kbcignore', 'ex-generic-v2/103/701'],
  ] as const) {
    it(`neither changes nor deletes a row that kbc leaves out, by ${title}`, async () => {
      const here = given();
      await pulledAll(here, 'kbc');
      here.edit(places.kbc.row, 'users', 'people');
      here.write(file, text);
      assert.deepEqual(await pushed(here, ['--delete', '--yes']), []);
      assert.deepEqual(await here.writes(), []);
      here.edit(places.kbc.shop, '100', '250');
      assert.equal((await pushed(here, ['--delete', '--yes'])).length, 1);
    });
  }

  for (const [title, file] of [
    ['a row', row],
    ['the rows', path.dirname(path.dirname(row))],
    ['a set of values', places.pagewright.values],
    ['the variables', path.join(path.dirname(shop), 'variables')],
  ] as const) {
    it(`takes nothing away where the disk cannot read ${title}`, async () => {
      const here = given();
      await pulledAll(here);
      const place = path.join(here.folder, file);
      rmSync(place, { recursive: true });
      symlinkSync(path.basename(file), place);
      const { code, stdout, stderr } = await here.project('push', '-m', 'x', '--delete', '--yes');
      assert.equal(code, 1, stdout);
      assert.match(stderr, /cannot be read: its symbolic links form a loop\./);
      assert.deepEqual(await here.writes(), []);
    });
  }

  it('sends nothing of a file that is beyond a link out of the folder', async () => {
    const here = given();
    await pulledAll(here);
    const place = path.join(here.folder, shop);
    const outside = path.join(here.folder, '..', 'outside.json');
    writeFileSync(outside, here.read(shop).replace('KBC::ProjectSecure::abcd', canary));
    rmSync(place);
    symlinkSync(outside, place);
    for (const [verb, ...args] of [['push', '-m', 'x', '--force'], ['diff']] as const) {
      const { code, stdout, stderr } = await here.project(verb, ...args);
      assert.equal(code, 1, stdout);
      assert.match(
        stderr,
        /"orders-of-the-shop\/config\.json" cannot be read: it leads out of the folder .* by a link\. Remove the link\./,
      );
    }
    assert.deepEqual(await here.writes(), []);
    assert.ok(!JSON.stringify(await here.log()).includes(canary));
  });

  it('two at once: one saves, the other finds nothing left to save', async () => {
    const here = given();
    await pulledAll(here);
    here.edit(shop, '100', '250');
    const { token, url } = here.stack;
    const { signal } = new AbortController();
    const pushOnce = async () => {
      const api = await openProject({ stack: url, token, userAgent: 'test' }, signal);
      const trip = { api, files: diskWritableFiles(here.folder), signal };
      const pushes = await push(trip, { comment: 'x', check: async () => [], newId: newConfigurationId });
      await api.close();
      return pushes.map(({ outcome }) => outcome);
    };
    const both = await Promise.all([pushOnce(), pushOnce()]);
    assert.deepEqual(both.toSorted(), [[], ['pushed']]);
    assert.equal((await here.writes()).length, 1);
  });
});
