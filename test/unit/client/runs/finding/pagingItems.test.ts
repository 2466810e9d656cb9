import assert from 'node:assert/strict';
import { pagingItems } from '../../../../../client/runs/finding/pagingItems.ts';
import type { PaginationChoice, PagingSearchStart } from '../../../../../server/protocol.ts';

const place = { line: 0, character: 0 };
const choice: PaginationChoice = {
  title: 'pagenum by "page"',
  confidence: 'high',
  evidence: 'The response counts pages.',
  edits: [{ range: { start: place, end: place }, newText: '' }],
};
const parcels = { name: 'parcels', shownAs: 'parcels', method: 'GET', address: 'https://a.b/parcels' };
const startOf = (...jobs: PagingSearchStart['jobs']): PagingSearchStart => ({ jobs, names: {} });
const suggested = { lookedAt: '', choices: [choice] };
const nothing = { lookedAt: '', choices: [] };

describe('The list of Find Pagination', () => {
  it('begins with the proof, where it sends, and says of the rest that it is not proven', () => {
    assert.deepEqual(pagingItems({ start: startOf(parcels), suggested, failed: [] }, 12), [
      {
        label: '$(search) Find and prove: up to 12 requests',
        description: 'GET https://a.b/parcels',
        does: 'search',
      },
      { label: 'From what is known', isSeparator: true },
      {
        label: 'pagenum by "page"',
        description: 'not proven',
        detail: 'The response counts pages.',
        does: { write: choice },
      },
    ]);
  });

  it('never names a confidence, which is no proof', () => {
    const items = pagingItems({ start: startOf(parcels), suggested, failed: [] }, 12);
    assert.doesNotMatch(JSON.stringify(items.map(({ does, ...shown }) => shown)), /confidence|high/);
  });

  it('offers the search alone where nothing is known', () => {
    const items = pagingItems({ start: startOf(parcels), suggested: nothing, failed: [] }, 12);
    assert.deepEqual(
      items.map(({ does }) => does),
      ['search'],
    );
  });

  it('names the first addresses of several jobs', () => {
    const jobs = ['a', 'b', 'c'].map((name) => ({ ...parcels, name, address: `https://a.b/${name}` }));
    const [first] = pagingItems({ start: startOf(...jobs), suggested: nothing, failed: [] }, 36);
    assert.deepEqual(
      [first?.label, first?.description, first?.detail],
      ['$(search) Find and prove: up to 36 requests', '3 jobs', 'GET https://a.b/a, GET https://a.b/b and 1 more'],
    );
  });

  it('lists what failed with its reason, which cannot be chosen', () => {
    const failed = [{ what: 'pages by "page"', why: 'the API ignores it' }];
    const items = pagingItems({ start: startOf(parcels), suggested, failed }, 12);
    assert.equal(items[2]?.description, 'not proven by the last search');
    assert.deepEqual(items.slice(-2), [
      { label: 'Tried, and failed', isSeparator: true },
      { label: '$(close) Pages by "page"', description: 'failed', detail: 'The API ignores it' },
    ]);
  });

  it('only tells about a method that is written already, or that the format does not have', () => {
    const items = pagingItems(
      { start: startOf(), suggested: { lookedAt: '', choices: [{ ...choice, edits: [] }] }, failed: [] },
      0,
    );
    assert.deepEqual(items.at(-1), { label: '$(info) pagenum by "page"', detail: 'The response counts pages.' });
  });

  it('takes no text of an API for an icon', () => {
    const jobs = { ...parcels, address: 'https://a.b/$(zap)' };
    const [first] = pagingItems({ start: startOf(jobs), suggested: nothing, failed: [] }, 12);
    assert.equal(first?.description, 'GET https://a.b/$ (zap)');
  });
});
