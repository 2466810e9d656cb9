import assert from 'node:assert/strict';
import { items, pagedRuns } from './pagedRuns.ts';

describe('what the event of a page says of all records', () => {
  const run = pagedRuns();
  const pagination = { method: 'offset', limit: 2 };

  async function stated(answers: object[], api: object = { pagination }) {
    const { events } = await run({ api }, answers);
    return events.flatMap((event) => {
      if (event.kind !== 'page') return [];
      const { total, pageCount } = event;
      return [{ ...(total !== undefined && { total }), ...(pageCount !== undefined && { pageCount }) }];
    });
  }

  it('is the total of the API, until all were read', async () => {
    const pages = [items(1, 2), items(3, 2), items(5, 1)].map((page) => ({ items: page, total: 5 }));
    assert.deepEqual(await stated(pages), [{ total: 5 }, { total: 5 }, {}]);
  });

  it('is its number of pages', async () => {
    const pages = [items(1, 2), items(3, 2), items(5, 1)].map((page) => ({ items: page, total_pages: 3 }));
    assert.deepEqual(await stated(pages), [{ pageCount: 3 }, { pageCount: 3 }, {}]);
  });

  it('is nothing where the API says nothing, or the job has no paging', async () => {
    assert.deepEqual(await stated([{ items: items(1, 2) }, { items: items(3, 1) }]), [{}, {}]);
    assert.deepEqual(await stated([{ items: items(1, 2), total: 5 }], {}), [{}]);
  });
});
