import assert from 'node:assert/strict';
import type { JsonList, JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import type { JobRequest } from '../../../../engine/core/request/jobRequest.ts';
import { roundSizes } from '../../../../engine/core/verdict/roundSizes.ts';
import { forSeeds, type Next, seeded, seedsOf } from '../../../support/seeded.ts';
import { isExhaustive } from '../../../support/sweep.ts';
import { fieldsIf, itemsOf, type SimulatedAnswer, type SimulatedRun, simulateRun } from './simulateRun.ts';

const runs = isExhaustive ? 3000 : 500;

/** A page that an API is about to send. */
interface Sent {
  from: number;
  size: number;
  total: number;
  items: JsonList;
  turn: number;
  isLast: boolean;
}

/** Fields around the records of an API, all of them true. */
const truths: ((sent: Sent) => JsonObject)[] = [
  ({ total }) => ({ total }),
  ({ total }) => ({ meta: { total_count: String(total) } }),
  ({ total, size }) => ({ pagination: { total_pages: Math.ceil(total / size), per_page: size } }),
  ({ isLast }) => ({ has_more: !isLast }),
  ({ isLast }) => ({ isLast }),
  ({ isLast, turn }) => ({ links: { self: `/items?p=${turn}`, next: isLast ? null : `/items?p=${turn + 1}` } }),
  ({ isLast, turn }) => ({ next_cursor: isLast ? '' : `x${turn}` }),
  ({ items }) => ({ count: items.length }),
  ({ size }) => ({ size }),
  ({ size, from }) => ({ limit: size, offset: from }),
  ({ turn }) => ({ generated_at: turn, request_id: `r${turn}` }),
  ({ total }) => ({ facets: { total: total * 7, has_more: true, next: '/facets' }, _shards: { total: 5000 } }),
  () => ({ errors: [], warnings: [{ total: 99 }], links_to: { next: '/x' } }),
  ({ turn }) => ({ page: turn, nextSyncToken: 'x', pageInfo: { endCursor: `x${turn}` } }),
];

/** A way to ask for pages; `start` finds the position in the request. */
interface Way {
  pagination(size: number): JsonObject;
  start(params: Record<string, JsonValue>, size: number): number;
  /** Added around the records. */
  next(sent: Sent): JsonObject;
}

const none = () => ({});
const ways: Way[] = [
  { pagination: (limit) => ({ method: 'offset', limit }), start: ({ offset }) => Number(offset), next: none },
  {
    pagination: (limit) => ({ method: 'pagenum', limit }),
    start: ({ page }, size) => (Number(page) - 1) * size,
    next: none,
  },
  { pagination: () => ({ method: 'pagenum' }), start: ({ page }, size) => (Number(page) - 1) * size, next: none },
  {
    pagination: () => ({ method: 'response.param', responseParam: 'paging.token', queryParam: 'token' }),
    start: ({ token = 0 }) => Number(token),
    next: ({ from, size, isLast }) => fieldsIf(!isLast, { paging: { token: from + size } }),
  },
  {
    pagination: () => ({ method: 'cursor', idKey: 'id', param: 'since' }),
    start: ({ since = 0 }) => Number(since),
    next: none,
  },
];

interface Case extends SimulatedRun {
  total: number;
  size: number;
  isTold: boolean;
}

/** An API with random records, page size and habits; `cap` makes its pages smaller than requested. */
function caseOf(next: Next, cap = Number.POSITIVE_INFINITY): Case {
  const [total, size] = [next(next(2) === 0 ? 31 : 401), 1 + next(120)];
  const way = ways[next(ways.length)];
  if (way === undefined) throw new Error('There is no way.');
  const said = truths.filter(() => next(4) === 0);
  const answer = ({ params }: JobRequest, turn: number): SimulatedAnswer => {
    const from = way.start(params as Record<string, JsonValue>, size);
    const items = itemsOf(total, from, Math.min(size, cap));
    const sent: Sent = { from, size, total, items, turn, isLast: from + size >= total };
    const around = [...said.map((say) => say(sent)), way.next(sent)] as Record<string, JsonValue>[];
    return { body: Object.assign({}, ...around, { items }) };
  };
  const isTold = said.some((say) => truths.indexOf(say) < 5);
  return { pagination: way.pagination(size), dataField: 'items', answer, total, size, isTold };
}

describe('an honest API, whatever it says and however it is asked', () => {
  it('is never called incomplete', () => {
    forSeeds(runs, (next) => {
      const honest = caseOf(next);
      const { verdict, records } = simulateRun(honest);
      assert.equal(records, honest.total);
      // Without a sign, nobody can know that a round number of records is all there is.
      if (!honest.isTold && roundSizes.has(honest.total) && honest.total < honest.size) return;
      assert.notEqual(verdict.status, 'incomplete', JSON.stringify({ ...honest, verdict }));
    });
  });

  it('is mostly called complete where it tells', () => {
    const all = seedsOf(runs).map((seed) => caseOf(seeded(seed)));
    const told = all.filter(({ isTold }) => isTold);
    const complete = told.filter((honest) => simulateRun(honest).verdict.status === 'complete');
    assert(complete.length > told.length * 0.8, `${complete.length} of ${told.length}`);
  });
});

describe('an API that sends smaller pages than it is asked for', () => {
  it('and tells its total is called incomplete wherever records are missing', () => {
    let losing = 0;
    forSeeds(runs, (next) => {
      const { pagination, answer, total, size } = caseOf(next, 7);
      const { method, limit } = pagination as { method: string; limit?: number };
      if (method === 'response.param' || limit === undefined || size <= 7 || total <= 7) return;
      const told = (request: JobRequest, turn: number) => {
        const { items } = answer(request, turn).body as { items: JsonList };
        return { body: { total, items } };
      };
      losing++;
      assert.equal(simulateRun({ pagination, dataField: 'items', answer: told }).verdict.status, 'incomplete');
    });
    assert(losing > runs / 6, `${losing}`);
  });
});
