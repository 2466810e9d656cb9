import assert from 'node:assert/strict';
import { evidenceCodes } from '../../engine/core/verdict/evidence.ts';
import { forSeeds } from '../support/seeded.ts';
import { randomCount } from '../support/sweep.ts';
import type { SimulatedAnswer, SimulatedEnd } from '../unit/engine/verdict/simulateRun.ts';
import { type RandomApi, randomApi } from './random/randomApi.ts';
import { faults } from './random/randomFault.ts';
import { readRandomApi } from './random/readRandomApi.ts';

const runs = randomCount({ whole: 20_000, sample: 300 });

/** The responses and the verdict, with the beginning of each list. */
function told({ way, dataField }: RandomApi, pages: readonly SimulatedAnswer[], end: SimulatedEnd | undefined): string {
  const shorter = (_: string, value: unknown) =>
    Array.isArray(value) && value.length > 2 ? [value[0], `${value.length - 1} more`] : value;
  return `\n${JSON.stringify({ pagination: way.pagination, dataField, pages, end }, shorter, 1)}`;
}

describe('an API of any kind', () => {
  it('is complete, without a doubt, in honest runs', () => {
    forSeeds(runs, (next) => {
      const api = randomApi(next);
      const end = readRandomApi(api, api.say);
      const said = told(api, [api.say(0), api.say(api.pages - 1)], end);
      assert.equal(end?.verdict.status, 'complete', said);
      assert.equal(end.records, api.total, said);
      const doubts = end.verdict.evidence.filter(({ code }) => evidenceCodes[code] !== 'complete');
      assert.deepEqual(doubts, [], said);
    });
  });

  for (const [name, fault] of Object.entries(faults)) {
    it(`is never complete with ${name}`, () => {
      let count = 0;
      forSeeds(runs, (next) => {
        const api = randomApi(next);
        const answer = fault(api, next);
        if (answer === undefined) return;
        count++;
        const end = readRandomApi(api, answer);
        const pages = Array.from({ length: api.pages }, (_, page) => answer(page));
        assert.notEqual(end?.verdict.status, 'complete', told(api, pages, end));
      });
      assert(count > runs / 4, `${count}`);
    });
  }
});
