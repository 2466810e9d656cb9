import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DebugClient } from '../../support/debugClient.ts';
import { debugOrders } from '../../support/debugOrders.ts';

describe('the end of a debug session', () => {
  const { api, open, answer, hold } = debugOrders();

  const atPage2 = (client: DebugClient) =>
    client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 2' }]);

  /** The ways to end a run, and the events from then on. */
  const endings: [title: string, end: (client: DebugClient) => Promise<unknown>, events: string[]][] = [
    ['the run goes to its end', (client) => client.after('continue'), ['exited 0', 'terminated']],
    ['the client terminates it', (client) => client.ask('terminate'), ['exited 1', 'terminated']],
    ['the client disconnects', (client) => client.ask('disconnect'), ['exited 1', 'terminated']],
    [
      'the client terminates it and then disconnects',
      (client) => client.ask('terminate').then(() => client.ask('disconnect')),
      ['exited 1', 'terminated'],
    ],
    [
      'the client disconnects after the end',
      (client) => client.after('continue').then(() => client.ask('disconnect')),
      ['exited 0', 'terminated'],
    ],
  ];
  for (const [title, end, events] of endings) {
    it(`is told once, with the exit code before it, where ${title}`, async () => {
      const client = open();
      await atPage2(client);
      const before = client.events.length;
      await end(client);
      assert.deepEqual(client.events.slice(before), events);
    });
  }

  it('has another exit code for a run that failed', async () => {
    answer('/orders?after=b', [{}, 404]);
    const client = open();
    assert.equal(await client.start([]), 'ended');
    assert.deepEqual(client.events.slice(-2), ['exited 1', 'terminated']);
  });

  it('comes before the answer to the client that disconnects', async () => {
    const client = open();
    await atPage2(client);
    await client.ask('disconnect');
    const [exited, terminated, answered] = client.received.slice(-3).map((message) => JSON.parse(message));
    assert.deepEqual([exited.event, terminated.event, answered.command], ['exited', 'terminated', 'disconnect']);
  });

  it('has no exit code where nothing was run', async () => {
    const client = open();
    await client.ask('launch', { program: '/test.extractor.json' });
    await client.ask('disconnect');
    assert.deepEqual(client.events, ['initialized', 'terminated']);
  });

  it('lets no run begin any more', async () => {
    const client = open();
    await client.ask('launch', { program: '/test.extractor.json' });
    await client.ask('disconnect');
    await assert.rejects(client.ask('configurationDone'), /The session has ended/);
    assert.deepEqual(api().requests, []);
  });

  it('does not wait for a response that is on its way', async () => {
    const client = open();
    const held = hold('/orders?after=b');
    void client.start([]);
    const letGo = await held;
    await client.ask('disconnect');
    assert.deepEqual(client.events.slice(-2), ['exited 1', 'terminated']);
    letGo();
  });
});

describe('a launch without debugging', () => {
  const { api, folder, open, answer, hold } = debugOrders();
  const noDebug = true;

  it('stops neither on entry nor at breakpoints, and writes no message of theirs', async () => {
    const client = open();
    const lines = ['"endpoint"', '"dataField"', '"responseParam"'].map((text) => ({ line: client.lineOf(text) }));
    const logMessage = 'page {page}';
    const breakpoints = [...lines, { line: client.lineOf('"dataType"'), logMessage }];
    assert.equal(await client.start(breakpoints, { noDebug, stopOnEntry: true }), 'ended');
    assert.ok(!client.console.includes('page 1'), client.console.join('\n'));
    assert.deepEqual(client.events, ['initialized', 'exited 0', 'terminated']);
    assert.ok(existsSync(path.join(folder(), 'out/tables')));
    assert.equal(api().requests.length, 3);
  });

  it('stops at nothing unusual', async () => {
    answer('/orders?after=b', [{}, 503, { 'retry-after': '0' }], [{ items: [], meta: { total: 4 } }]);
    const client = open({ api: { retryConfig: { maxRetries: 2 } } });
    const filters = ['failed', 'retry', 'warning', 'missing', 'doubt'];
    assert.equal(await client.start([], { noDebug }, filters), 'ended');
    assert.equal(client.console.at(-1), 'orders: 2 records, unknown.');
  });

  it('does not pause', async () => {
    const client = open();
    const held = hold('/orders?after=b');
    const ended = client.start([], { noDebug });
    const letGo = await held;
    await client.ask('pause', { threadId: 1 });
    letGo();
    assert.equal(await ended, 'ended');
  });

  it('is none where it is said to be one', async () => {
    const client = open();
    const stop = await client.start([], { noDebug: false, stopOnEntry: true });
    assert.equal(stop !== 'ended' && stop.reason, 'entry');
  });
});
