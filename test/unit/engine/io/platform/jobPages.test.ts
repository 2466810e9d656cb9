import assert from 'node:assert/strict';
import { JsonPart } from '../../../../../engine/core/platform/jsonPart.ts';
import type { PlatformClient } from '../../../../../engine/io/platform/platformClient.ts';
import { readLastJobs } from '../../../../../engine/io/platform/readLastJobs.ts';
import { searchJobs } from '../../../../../engine/io/platform/searchJobs.ts';

const { signal } = new AbortController();
const component = 'ex-generic-v2';

const job = (id: string, config: string, more: object = {}) => ({
  ...{ id, config, component, status: 'success', isFinished: true, createdTime: '2026-11-01T01:00:00+00:00' },
  ...more,
});

/** A client whose API gives the items from the offset that it is asked for. */
function clientOf(itemsAt: (offset: number, limit: number) => unknown[]): PlatformClient {
  const ask: PlatformClient['ask'] = async ({ query = [] }, read) => {
    const field = (name: string) => Number(query.find(([key]) => key === name)?.[1]);
    return read(new JsonPart(JSON.stringify(itemsAt(field('offset'), field('limit')))));
  };
  return { ask } as PlatformClient;
}

describe('The jobs of the platform', () => {
  it('of other components may look as they like', async () => {
    const groups = [{ jobs: [{ component: 'keboola.strange', config: '1' }] }, { jobs: [job('9', '101')] }];
    const last = await readLastJobs(
      clientOf(() => groups),
      { components: [component], branch: undefined },
      '777',
      signal,
    );
    assert.deepEqual(
      last.map(({ id }) => id),
      ['9'],
    );
  });

  it('are found beyond pages of other components', async () => {
    const foreign = Array.from({ length: 500 }, (_, index) => ({ jobs: [{ component: 'other', config: `${index}` }] }));
    const groups = [...foreign, { jobs: [job('9', '101')] }];
    const last = await readLastJobs(
      clientOf((offset, limit) => groups.slice(offset, offset + limit)),
      { components: [component], branch: undefined },
      '777',
      signal,
    );
    assert.deepEqual(
      last.map(({ id }) => id),
      ['9'],
    );
  });

  const find = async (itemsAt: (offset: number, limit: number) => unknown[]) =>
    (await searchJobs(clientOf(itemsAt), { component, limit: 600, offset: 0 }, '777', signal)).map(({ id }) => id);

  it('are each found once, though one that has started moves the others to the next page', async () => {
    const jobs = Array.from({ length: 550 }, (_, index) => job(String(1000 - index), '101'));
    const ids = await find((offset, limit) =>
      (offset === 0 ? jobs : [job('1001', '101'), ...jobs]).slice(offset, offset + limit),
    );
    assert.deepEqual([ids.length, new Set(ids).size], [550, 550]);
  });

  it('are not asked for without end where the API gives the same page again', async () => {
    const jobs = Array.from({ length: 500 }, (_, index) => job(String(index), '101'));
    assert.equal((await find(() => jobs)).length, 500);
  });
});
