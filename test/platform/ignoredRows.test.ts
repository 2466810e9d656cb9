import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { ConfigurationPush } from '../../engine/faces/platform.ts';
import { emptyTree } from '../support/platform/emptyTree.ts';
import { type ProjectHere, projectHere } from '../support/platform/projectHere.ts';

const home = 'main/extractor/ex-generic-v2';
const manifest = '.keboola/manifest.json';
const ofSelf = '{"isIgnored": true}';

const cases: [title: string, file: string, text: string][] = [
  ['by its ids', '.keboola/.kbcignore', 'ex-generic-v2/103/701\n'],
  ['by its path', '.keboola/.kbcignore', `${home}/with-rows/rows/users\n`],
  ['by a file in its folder', `${home}/with-rows/rows/users/kbcdir.json`, ofSelf],
  ['by a file in the folder of all rows', `${home}/with-rows/rows/kbcdir.json`, ofSelf],
];

describe('A row that kbc ignores', () => {
  const given = projectHere();

  async function pulled(): Promise<ProjectHere> {
    const here = given();
    for (const [file, text] of Object.entries(emptyTree('kbc', here.stack.url))) here.write(file, text);
    assert.equal((await here.project('connect', here.stack.url)).code, 0);
    assert.equal((await here.project('pull', '--all')).code, 0);
    return here;
  }

  /** The rows of a configuration in the project, with their bodies. */
  const rowsOf = async (here: ProjectHere, place: string) =>
    new Map((await here.stack.bodies())[place]?.rows.map(({ id, body }) => [id, body]));

  for (const [title, file, text] of cases) {
    it(`${title} is neither pushed nor deleted, and its place in the manifest stays`, async () => {
      const here = await pulled();
      const before = await rowsOf(here, '777/ex-generic-v2/103');
      const known = here.read(manifest);
      here.write(file, text);
      here.edit(`${home}/with-rows/rows/users/config.json`, '"users"', '"people"');
      assert.deepEqual(await here.json<ConfigurationPush[]>('push', ['-m', 'x', '--delete', '--yes', '--force']), []);
      here.edit(`${home}/with-rows/meta.json`, '"With rows"', '"With a row"');
      const edited = here.files();
      const [saved] = await here.json<ConfigurationPush[]>('push', ['-m', 'x', '--delete', '--yes', '--force']);
      assert.deepEqual([saved?.outcome, saved?.problem, saved?.requests.length], ['pushed', undefined, 1]);
      assert.deepEqual(await rowsOf(here, '777/ex-generic-v2/103'), before);
      assert.equal(here.read(manifest), known);
      assert.equal((await here.project('pull', '--all', '--theirs')).code, 0);
      for (const [name, each] of Object.entries(edited))
        if (name.startsWith('main/')) assert.equal(here.read(name), each);
      assert.equal(here.read(manifest), known);
    });
  }

  it('is left alone where its tool has not even pulled it', async () => {
    const here = await pulled();
    const before = await rowsOf(here, '777/ex-generic-v2/103');
    const { configurations, ...rest } = JSON.parse(here.read(manifest));
    const others = configurations.map((each: { id: string; rows: { id: string }[] }) =>
      each.id === '103' ? { ...each, rows: each.rows.filter(({ id }) => id !== '701') } : each,
    );
    here.write(manifest, JSON.stringify({ ...rest, configurations: others }));
    here.write('.keboola/.kbcignore', 'ex-generic-v2/103/701\n');
    rmSync(path.join(here.folder, home, 'with-rows/rows/users'), { recursive: true });
    here.edit(`${home}/with-rows/meta.json`, '"With rows"', '"With a row"');
    const [saved] = await here.json<ConfigurationPush[]>('push', ['-m', 'x', '--delete', '--yes']);
    assert.deepEqual([saved?.outcome, saved?.requests.length], ['pushed', 1]);
    assert.deepEqual(await rowsOf(here, '777/ex-generic-v2/103'), before);
  });

  it('stays the default one if it is a set of values', async () => {
    const here = await pulled();
    const before = await here.stack.bodies();
    const rows = await rowsOf(here, '777/keboola.variables/501');
    const { configurations } = JSON.parse(here.read(manifest));
    const variables = configurations.find((each: { id: string }) => each.id === '501');
    const chosen = variables.rows.find((each: { relations?: unknown }) => each.relations !== undefined);
    here.write(`${home}/orders-of-the-shop/variables/${chosen.path}/kbcdir.json`, ofSelf);
    assert.deepEqual(await here.json<ConfigurationPush[]>('push', ['-m', 'x', '--delete', '--yes']), []);
    here.edit(`${home}/orders-of-the-shop/config.json`, '100', '250');
    const [saved] = await here.json<ConfigurationPush[]>('push', ['-m', 'x', '--delete', '--yes']);
    assert.deepEqual([saved?.outcome, saved?.requests.length], ['pushed', 1]);
    const place = '777/ex-generic-v2/101';
    const after = await here.stack.bodies();
    assert.equal(after[place]?.body, before[place]?.body.replace('"limit":100', '"limit":250'));
    assert.deepEqual(await rowsOf(here, '777/keboola.variables/501'), rows);
  });
});
