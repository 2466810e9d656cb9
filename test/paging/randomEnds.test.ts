import assert from 'node:assert/strict';
import type { JsonList } from '../../engine/core/json/value.ts';
import { forSeeds, type Next } from '../support/seeded.ts';
import { randomCount } from '../support/sweep.ts';
import { type RandomApi, randomApi } from './random/randomApi.ts';
import { readRandomApi } from './random/readRandomApi.ts';

const runs = randomCount({ whole: 5000, sample: 200 });

/** The records after the end, by the number of the page. */
type Behind = (page: number) => JsonList;

/** Fields that would change with time stand still: only the position changes. */
const still = { generated_at: 0, request_id: 'r' };

/** Reads an API that always continues, and returns the number of requests past its end. */
function requestsPastTheEnd(api: RandomApi, itemsOf: Behind): number {
  const end = readRandomApi(api, (page) => api.say(page, { items: itemsOf(page), isLast: false, around: still }));
  return (end?.requests ?? 0) - api.pages;
}

function forRuns(check: (api: RandomApi, next: Next) => void): void {
  forSeeds(runs, (next) => {
    const api = randomApi(next);
    if (api.way.isPaged) check(api, next);
  });
}

describe('an API that always leads on', () => {
  it('is asked for at most 60 pages past its end where it sends one of them again and again', () => {
    forRuns((api, next) => {
      const again = next(api.pages - 1);
      const count = requestsPastTheEnd(api, (page) => api.itemsOf(page < api.pages - 1 ? page : again));
      assert(count <= 60, `${count} requests`);
    });
  });

  it('is asked for at most 60 pages past its end where it goes round a few of them', () => {
    forRuns((api, next) => {
      const length = Math.min(1 + next(4), api.pages - 1);
      const count = requestsPastTheEnd(api, (page) => api.itemsOf(page % length));
      assert(count <= 60, `${count} requests`);
    });
  });

  it('is asked for at most 60 pages past its end where nothing tells its records apart', () => {
    forRuns((api, next) => {
      if (api.hasIds) return;
      const values = Array.from({ length: 1 + next(3) }, (_, value) => value);
      const count = requestsPastTheEnd(api, (page) => Array(api.size).fill({ state: page % values.length }));
      assert(count <= 60, `${count} requests`);
    });
  });

  it('is asked for at most 1,100 pages past its end where they are empty', () => {
    forRuns((api) => {
      if (!api.way.canLeadOn) return;
      const count = requestsPastTheEnd(api, (page) => (page < api.pages ? api.itemsOf(page) : []));
      assert(count <= 1100, `${count} requests`);
    });
  });
});
