import assert from 'node:assert/strict';
import path from 'node:path';
import type { DebugClient } from '../../support/debugClient.ts';
import { debugOrders, orderLines } from '../../support/debugOrders.ts';
import { readFolder } from '../../support/readFolder.ts';
import { runToEnd } from '../../support/runToEnd.ts';

describe('debugging a recording', () => {
  const { api, folder, open } = debugOrders();
  const tablesIn = (name: string) => readFolder(path.join(folder(), name, 'tables'));
  const job = { children: orderLines, userData: { read: { time: 'currentStart' } } };

  /** A client that debugs the recording of a run, whose tables are in `recorded`. */
  async function openRecorded(given: Parameters<typeof open>[0] = {}): Promise<DebugClient> {
    const record = path.join(folder(), 'recording');
    const { text } = open({ job, ...given });
    const { report } = await runToEnd({ config: text, outDir: path.join(folder(), 'recorded'), record });
    assert.equal(report.outcome, 'done', report.error?.message);
    api().requests.splice(0);
    return open({ job, request: { replay: record }, ...given });
  }

  afterEach(() => assert.deepEqual(api().requests, [], 'A recording needs no network.'));

  it('stops at each page, and gives the tables of the recorded run', async () => {
    const client = await openRecorded();
    const stops = await client.stops([{ line: client.lineOf('"responseParam"'), condition: 'job == "orders"' }]);
    assert.deepEqual(stops, ['orders, page 1: next', 'orders, page 2: next', 'orders, page 3: next']);
    assert.deepEqual(tablesIn('out'), tablesIn('recorded'));
  });

  it('steps back and forth', async () => {
    const client = await openRecorded();
    const line = client.lineOf('"responseParam"');
    await client.start([{ line, condition: 'job == "orders"' }]);
    const seen: string[] = [];
    for (const command of ['continue', 'continue', 'reverseContinue', 'stepBack', 'stepBack', 'next', 'continue']) {
      const stop = await client.after(command);
      seen.push(stop === 'ended' ? stop : `${command}: ${stop.frame}, ${(await client.rows('Run'))['now']}`);
    }
    assert.deepEqual(seen, [
      'continue: orders, page 2, next',
      'continue: orders, page 3, next',
      'reverseContinue: orders, page 2, next',
      'stepBack: orders, page 2, request',
      'stepBack: orders, page 1, request',
      'next: orders, page 1, next',
      'continue: orders, page 2, next',
    ]);
    await client.ask('setBreakpoints', { breakpoints: [] });
    assert.equal(await client.after('continue'), 'ended');
    assert.deepEqual(tablesIn('out'), tablesIn('recorded'));
  });

  it('restarts a frame with the configuration as it is now', async () => {
    const client = await openRecorded();
    await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 2 && job == "orders"' }]);
    client.text = client.text.replace('"currentStart"', '"previousStart"');
    const [frame] = await client.frames();
    const stop = await client.after('restartFrame', { frameId: frame?.id });
    assert.equal(stop !== 'ended' && stop.frame, 'orders, page 2');
    await client.ask('setBreakpoints', { breakpoints: [] });
    assert.equal(await client.after('continue'), 'ended');
    assert.equal(Object.keys(tablesIn('out')).length, Object.keys(tablesIn('recorded')).length);
  });

  it('goes on with an edit from the page that is shown', async () => {
    const client = await openRecorded({ job: {} });
    const text = client.text;
    client.text = text.replace('meta.next', 'meta.nxt');
    await client.start([], {}, ['missing']);
    client.text = text;
    const stop = await client.after('next');
    assert.equal(stop !== 'ended' && stop.frame, 'orders, page 2');
    assert.equal(await client.after('continue'), 'ended');
    assert.deepEqual(tablesIn('out'), tablesIn('recorded'));
  });

  it('says how many requests there were, and that none was sent', async () => {
    const client = await openRecorded({ job: {} });
    await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 2' }]);
    const { requests, 'sent to the API': sent } = await client.rows('Run');
    assert.deepEqual({ requests, sent }, { requests: '2', sent: '0' });
  });

  it('ends where a request is not in it, and says so', async () => {
    const client = await openRecorded({ job: {} });
    client.text = client.text.replace('"after"', '"behind"');
    assert.equal(await client.start([]), 'ended');
    assert.match(client.console.join('\n'), /recording/);
  });
});
