import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sweep } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { explainedDifferences } from './explainedDifferences.ts';
import { type ParityCase, type ParityOutcome, readParityCases } from './parityCase.ts';
import { runParityCase } from './runParityCase.ts';

describe('random configurations give what the platform made of them', () => {
  const folder = temporaryFolder();
  const themes = ['page', 'json', 'map'].map((name) => ({ name, cases: readParityCases(name) }));
  const all = themes.flatMap(({ cases }) => cases);
  const explained = new Set(Object.values(explainedDifferences).flat());

  async function outcomeOf(parityCase: ParityCase): Promise<string> {
    return textOf(await runParityCase(parityCase, path.join(folder(), parityCase.id)));
  }

  for (const { name, cases } of themes) {
    const equal = cases.filter(({ id }) => !explained.has(id));
    it(`${name}: requests, tables, manifests, state and exit code`, async () => {
      await sweep(equal, Math.ceil(equal.length / 30), async (parityCase) => {
        assert.equal(await outcomeOf(parityCase), textOf(parityCase.expect), parityCase.id);
      });
    });
  }

  for (const [entry, ids] of Object.entries(explainedDifferences)) {
    it(`differences that docs/compatibility.md explains: ${entry}`, async () => {
      const compatibility = readFileSync(path.join(import.meta.dirname, '../../docs/compatibility.md'), 'utf8');
      assert(compatibility.includes(`\n- **${entry}**`), 'there is no such entry');
      for (const id of ids) {
        const parityCase = all.find((each) => each.id === id);
        assert(parityCase !== undefined, id);
        assert.notEqual(await outcomeOf(parityCase), textOf(parityCase.expect), `${id} is equal by now`);
      }
    });
  }

  it('at least 99.5 in 100 are equal', () => {
    assert(all.length > 2600);
    assert(explained.size <= 0.005 * all.length, `${explained.size} of ${all.length} differ`);
  });
});

/** An outcome as lines of text. The order of the tables means nothing. */
function textOf({ exit, requests, tables, manifests, state }: ParityOutcome): string {
  return JSON.stringify({ exit, requests, tables: sorted(tables), manifests: sorted(manifests), state }, null, 2);
}

function sorted<T>(named: Readonly<Record<string, T>> = {}): [string, T][] {
  return Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1));
}
