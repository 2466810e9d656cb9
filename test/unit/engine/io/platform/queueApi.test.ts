import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { isPlatformError } from '../../../../../engine/core/platform/platformError.ts';
import type { RemoteJob } from '../../../../../engine/core/platform/remoteJob.ts';
import { type OpenStack, openStack } from '../../../../support/stack/openStack.ts';

const { signal } = new AbortController();
const component = 'ex-generic-v2';

describe('The Queue API', () => {
  let open: OpenStack;
  before(async () => {
    open = await openStack({ seed: { jobMilliseconds: 20 } });
  });
  beforeEach(() => open.stack.reset({ jobMilliseconds: 20 }));
  after(() => open.close());

  /** Runs a job to its end. */
  async function run(configuration: string, more: { branch?: string; values?: string } = {}): Promise<RemoteJob> {
    let job = await open.api.queue.create({ component, configuration, ...more }, signal);
    while (!job.isFinished) {
      await pause(5);
      const now = await open.api.queue.job(job.id, signal);
      assert.ok(now !== undefined);
      job = now;
    }
    return job;
  }

  it('runs a job, whose result says version and tables', async () => {
    const job = await run('101');
    assert.deepEqual(
      [job.status, job.component, job.configuration, job.branch, job.mode],
      ['success', component, '101', undefined, 'run'],
    );
    assert.deepEqual(job.result, {
      message: 'Component processing finished.',
      configurationVersion: 1,
      inputTables: [],
      outputTables: [
        { id: 'in.c-shop.orders', columns: ['order_id', 'customer', 'total'] },
        { id: 'in.c-shop.orders_items', columns: ['JSON_parentId', 'sku', 'qty'] },
      ],
    });
    for (const time of [job.createdAt, job.startedAt, job.endedAt]) assert.match(time ?? '', /^\d{4}-.*Z$/);
    assert.match(job.url ?? '', /^http:\/\/127\.0\.0\.1:\d+\/jobs\/9001$/);
  });

  it('says whose fault an error is', async () => {
    const { status, result } = await run('104');
    assert.deepEqual([status, result?.errorType], ['error', 'user']);
    assert.match(result?.message ?? '', /404/);
  });

  it('gives no result of a job that has none yet', async () => {
    const job = await open.api.queue.create({ component, configuration: '101', mode: 'debug', rows: [] }, signal);
    assert.deepEqual(
      [job.status, job.isFinished, job.result, job.mode, job.durationMs],
      ['created', false, undefined, 'debug', undefined],
    );
    assert.deepEqual(JSON.parse((await open.stack.log())[0]?.body ?? ''), { component, config: '101', mode: 'debug' });
  });

  it('passes rows, values and branch on', async () => {
    const wanted = { component, configuration: '103', branch: '778', rows: ['701'], values: '602' };
    const job = await open.api.queue.create(wanted, signal);
    assert.deepEqual([job.rows, job.branch], [['701'], '778']);
    assert.deepEqual(JSON.parse((await open.stack.log())[0]?.body ?? ''), {
      component,
      config: '103',
      mode: 'run',
      branchId: '778',
      configRowIds: ['701'],
      variableValuesId: '602',
    });
  });

  it('knows no job that is not there', async () => {
    assert.equal(await open.api.queue.job('1', signal), undefined);
    await assert.rejects(open.api.queue.stop('1', signal), (error) => isPlatformError(error) && error.status === 404);
  });

  it('stops a job, also one that is about to stop, and says that one had ended', async () => {
    await open.stack.reset({ jobMilliseconds: 200 });
    const { id } = await open.api.queue.create({ component, configuration: '101' }, signal);
    const isRunning = async () => (await open.api.queue.job(id, signal))?.status === 'processing';
    while (!(await isRunning())) await pause(10);
    assert.deepEqual([await open.api.queue.stop(id, signal), await open.api.queue.stop(id, signal)], [true, true]);
    while (!(await open.api.queue.job(id, signal))?.isFinished) await pause(10);
    assert.equal(await open.api.queue.stop(id, signal), false);
  });

  it('finds jobs, the newest first, of one branch', async () => {
    const [first, , third] = [await run('101'), await run('104'), await run('101')];
    const other = await run('101', { branch: '778' });
    const find = async (search: object) =>
      (await open.api.queue.search({ limit: 100, offset: 0, ...search }, signal)).map(({ id }) => id);
    assert.deepEqual(await find({ component, configuration: '101' }), [third.id, first.id]);
    assert.deepEqual(await find({ configuration: '101', branch: '777', limit: 1, offset: 1 }), [first.id]);
    assert.deepEqual(await find({ branch: '778' }), [other.id]);
    assert.deepEqual(await find({ component: 'other' }), []);
    assert.equal((await find({})).length, 3);
  });

  it('gives the last job of each configuration in a branch', async () => {
    const [, failed, last] = [await run('101'), await run('104'), await run('101')];
    const there = await run('101', { branch: '778' });
    const lastOf = async (branch?: string) =>
      (await open.api.queue.lastJobs([component], branch, signal)).map(({ id, configuration }) => [configuration, id]);
    assert.deepEqual(await lastOf(), [
      ['101', last.id],
      ['104', failed.id],
    ]);
    assert.deepEqual(await lastOf('778'), [['101', there.id]]);
    assert.deepEqual(await open.api.queue.lastJobs(['acme.ex-orders'], undefined, signal), []);
  });

  it('gives the events of a job, the oldest first, and those after one of them', async () => {
    const { id } = await run('101');
    const events = await open.api.storage.events(id, undefined, signal);
    assert.deepEqual(
      events.slice(0, 4).map(({ level, message }) => `${level} ${message}`),
      [
        'info Running component ex-generic-v2 (row 1 of 1)',
        'info Using NO Auth',
        'info Processed 2 page(s).',
        'warning Column "note" was truncated.',
      ],
    );
    const imported = events.find(({ kind }) => kind === 'storage.tableImportDone');
    assert.deepEqual([imported?.object, imported?.level, imported?.params], ['in.c-shop.orders', 'success', '{}']);
    assert.equal(imported?.results, '{"rowsCount":1842,"importedColumns":["order_id","customer","total"]}');
    assert.deepEqual(await open.api.storage.events(id, events[2]?.uuid, signal), events.slice(3));
    assert.deepEqual(await open.api.storage.events(id, events.at(-1)?.uuid, signal), []);
  });

  it('has nothing of a job from before a reset', async () => {
    await open.stack.reset({ jobMilliseconds: 100 });
    const before = await open.api.queue.create({ component, configuration: '101' }, signal);
    await open.stack.reset({ jobMilliseconds: 20 });
    const { id } = await run('101');
    assert.equal(id, before.id);
    const events = await open.api.storage.events(id, undefined, signal);
    await pause(150);
    assert.deepEqual(await open.api.storage.events(id, undefined, signal), events);
  });

  it('reads the events of a long job page by page', async () => {
    const said = Array.from({ length: 2500 }, (_, index) => ({ message: `Line ${index}` }));
    await open.stack.reset({ jobMilliseconds: 20, jobs: { 'ex-generic-v2/101': { events: said } } });
    const { id } = await run('101');
    const events = await open.api.storage.events(id, undefined, signal);
    const lines = events.map(({ message }) => message).filter((message) => message.startsWith('Line '));
    assert.deepEqual(
      lines,
      said.map(({ message }) => message),
    );
    const asked = (await open.stack.log()).filter(({ path }) => path.startsWith('/v2/storage/events'));
    assert.equal(asked.length, 3);
  });
});
