import assert from 'node:assert/strict';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { askAll } from './askAll.ts';
import { assertRun } from './assertRun.ts';
import { documents } from './documents.ts';
import { runAttack } from './runAttack.ts';
import { themes } from './themes.ts';

describe('hostile', () => {
  for (const [theme, attacks] of Object.entries(themes)) {
    describe(theme, () => {
      const folder = temporaryFolder();
      for (const { name, given, gives } of attacks) {
        it(name, async () => assertRun(await runAttack(given, folder()), gives));
      }
    });
  }

  describe('documents', () => {
    for (const { name, given, gives } of documents) {
      it(name, async () => assert.deepEqual(await askAll(given), gives.codes));
    }
  });

  it('has names of their own for all rows', () => {
    const names = Object.entries({ ...themes, documents }).flatMap(([theme, attacks]) =>
      attacks.map(({ name }) => `${theme}: ${name}`),
    );
    assert.equal(new Set(names).size, names.length);
  });
});
