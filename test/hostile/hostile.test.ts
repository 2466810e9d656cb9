import assert from 'node:assert/strict';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { askAll } from './askAll.ts';
import { assertRun } from './assertRun.ts';
import type { RunAttack } from './attack.ts';
import { configurations } from './configurations.ts';
import { documents } from './documents.ts';
import { faults } from './faults.ts';
import { files } from './files.ts';
import { headers } from './headers.ts';
import { runAttack } from './runAttack.ts';
import { servers } from './servers.ts';
import { waits } from './waits.ts';

const themes: Readonly<Record<string, readonly RunAttack[]>> = {
  servers,
  configurations,
  files,
  faults,
  headers,
  waits,
};

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
