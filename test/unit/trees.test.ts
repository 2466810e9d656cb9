import assert from 'node:assert/strict';
import path from 'node:path';
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
