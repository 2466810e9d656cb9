import assert from 'node:assert/strict';
import { JsonPart } from '../../../../../engine/core/platform/jsonPart.ts';
import { PlatformError } from '../../../../../engine/core/platform/platformError.ts';
import { createQueueApi } from '../../../../../engine/io/platform/createQueueApi.ts';
import type { PlatformClient } from '../../../../../engine/io/platform/platformClient.ts';
import { readLastJobs } from '../../../../../engine/io/platform/readLastJobs.ts';
import { readVersions } from '../../../../../engine/io/platform/readVersions.ts';
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

  for (const [branchId, branch] of [
    [null, undefined],
    ['777', undefined],
    ['778', '778'],
  ] as const)
    it(`of the branch ${branchId} | ${branch ?? 'the default one'}, also when it is read alone or started`, async () => {
      const ask: PlatformClient['ask'] = async (_, read) =>
        read(new JsonPart(JSON.stringify(job('9', '101', { branchId }))));
      const queue = createQueueApi({ ask } as PlatformClient, async () => '777');
      assert.equal((await queue.job('9', signal))?.branch, branch);
      const wanted = { component, configuration: '101', ...(branch !== undefined && { branch }) };
      assert.equal((await queue.create(wanted, signal)).branch, branch);
    });

  describe('that ran rows at the same time', () => {
    const at = { branch: undefined, components: [component] };
    const child = job('11', '101', { parentRunId: '5.10', configRowIds: ['r1'] });
    const lastOf = async (newest: object, parent?: object) => {
      const asked: string[] = [];
      const ask: PlatformClient['ask'] = async ({ path }, read) => {
        asked.push(path.join('/'));
        if (path[0] !== 'jobs') return read(new JsonPart(JSON.stringify([{ jobs: [newest] }])));
        if (parent !== undefined) return read(new JsonPart(JSON.stringify(parent)));
        throw new PlatformError('platform.not-found', '', { status: 404, mayHaveArrived: false });
      };
      const last = await readLastJobs({ ask } as PlatformClient, at, '777', signal);
      return { ids: last.map(({ id }) => id), asked: asked.slice(1) };
    };

    it('are one: the one that has started the others', async () => {
      assert.deepEqual(await lastOf(child, job('10', '101')), { ids: ['10'], asked: ['jobs/10'] });
    });

    it('a job of a row that a flow has started stands for itself', async () => {
      const flow = { id: '10', component: 'keboola.orchestrator', config: '1' };
      assert.deepEqual((await lastOf(child, flow)).ids, ['11']);
      assert.deepEqual((await lastOf(child)).ids, ['11']);
    });

    it('a whole job that a flow has started needs no other request', async () => {
      assert.deepEqual(await lastOf(job('11', '101', { parentRunId: '10' })), { ids: ['11'], asked: [] });
    });
  });
});

describe('The versions of a configuration', () => {
  it('are each found once, though one that is saved meanwhile moves the others to the next page', async () => {
    const version = (number: number) => ({ version: number, created: '2026-11-01T01:00:00+0000' });
    const all = Array.from({ length: 150 }, (_, index) => version(150 - index));
    const client = clientOf((offset, limit) =>
      (offset === 0 ? all : [version(151), ...all]).slice(offset, offset + limit),
    );
    const at = { branch: 'default', component, id: '101' };
    const numbers = (await readVersions(client, at, { limit: 200, offset: 0 }, signal)).map((each) => each.version);
    assert.deepEqual(
      numbers,
      all.map((each) => each.version),
    );
  });
});
