import assert from 'node:assert/strict';
import path from 'node:path';
import { openTree } from '../../engine/core/project/model/openTree.ts';
import { readFolder } from '../support/readFolder.ts';
import { kbcTree } from '../trees/make/kbcTree.ts';
import { seeds } from '../trees/make/seeds.ts';

const trees = path.join(import.meta.dirname, '..', 'trees');

describe('The trees of kbc', () => {
  for (const [name, seed] of Object.entries(seeds)) {
    it(`are those of their projects: ${name}`, () => {
      const made = kbcTree(seed);
      assert.deepEqual(readFolder(path.join(trees, 'kbc', name)), Object.fromEntries([...made].toSorted()));
    });
  }
});

describe('The trees of kbagent', () => {
  for (const [name, { configurations, branches = [] }] of Object.entries(seeds)) {
    it(`have each configuration and row of their projects: ${name}`, () => {
      const files = Object.keys(readFolder(path.join(trees, 'kbagent', name)));
      const parts = configurations.flatMap(({ rows = [] }) => [1, ...rows]);
      assert.equal(files.filter((file) => file.endsWith('_config.yml')).length, parts.length * (branches.length + 1));
    });
  }
});

describe('A tree of 2,000 configurations', () => {
  const configurations = Array.from({ length: 2000 }, (_, index) => ({
    componentId: 'ex-generic-v2',
    id: String(index),
    name: `Configuration ${index}`,
    configuration: { parameters: { api: {}, config: { jobs: [] } } },
  }));

  it('is listed with one read and one look into its folder for each, and without their bodies', async () => {
    const texts = kbcTree({ configurations });
    const folders = Map.groupBy(texts.keys(), (file) => path.posix.dirname(file));
    const [read, listed]: [string[], string[]] = [[], []];
    const tree = await openTree('', {
      read: async (file) => {
        read.push(file);
        return texts.get(file);
      },
      list: async (folder) => {
        listed.push(folder);
        return (folders.get(folder) ?? []).map((file) => path.posix.basename(file));
      },
    });
    assert.equal(tree.configurations.length, 2000);
    assert.deepEqual(tree.findings, []);
    assert.equal(read.filter((file) => file.endsWith('/config.json')).length, 0);
    assert.ok(read.length <= 2002, `${read.length} files are read`);
    assert.ok(listed.length <= 3 * 2000, `${listed.length} folders are listed`);
  });
});
