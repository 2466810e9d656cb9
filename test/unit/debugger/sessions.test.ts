import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DebugClient, Stopped } from '../../support/debugClient.ts';
import { debugOrders, orderLines } from '../../support/debugOrders.ts';
import { readFolder } from '../../support/readFolder.ts';
import { runToEnd } from '../../support/runToEnd.ts';

const loginTo = (endpoint: string) => ({
  type: 'login',
  loginRequest: { endpoint, method: 'POST', params: { user: 'ada' } },
  apiRequest: { headers: { 'X-Auth': { response: 'token' } } },
});

type Answers = ReturnType<typeof debugOrders>['answer'];
const secondPage: Parameters<Answers>[1] = [{ items: [{ id: 3 }], meta: { next: 'c' } }];

describe('a debug session', () => {
  const { api, folder, open, answer, hold } = debugOrders();

  const tables = () => readFolder(path.join(folder(), 'out/tables'));
  const momentOf = async (client: DebugClient) => (await client.rows('Run'))['now'];

  /** The frame and the moment of each stop of these steps. */
  async function walk(client: DebugClient, first: Stopped | 'ended', ...commands: string[]): Promise<string[]> {
    const shown = async (stop: Stopped | 'ended') =>
      stop === 'ended' ? stop : `${stop.frame}: ${await momentOf(client)}`;
    const seen = [await shown(first)];
    for (const command of commands) seen.push(await shown(await client.after(command)));
    return seen;
  }

  describe('stepping', () => {
    it('stops on entry, before anything is sent', async () => {
      const client = open();
      const stop = await client.start([], { stopOnEntry: true });
      assert.deepEqual(stop !== 'ended' && [stop.frame, stop.reason], ['run', 'entry']);
      assert.deepEqual(api().requests, []);
    });

    it('steps into each thing that the run does', async () => {
      const client = open();
      const steps = Array.from({ length: 6 }, () => 'stepIn');
      assert.deepEqual(await walk(client, await client.start([], { stopOnEntry: true }), ...steps), [
        'run: iteration',
        'orders: job',
        'orders, page 1: request',
        'orders, page 1: response',
        'orders, page 1: rows',
        'orders, page 1: next',
        'orders, page 2: request',
      ]);
    });

    it('steps into the children of a page', async () => {
      const client = open({ job: { children: orderLines } });
      const first = await client.start([{ line: client.lineOf('"dataType": "orders"') }]);
      await client.ask('setBreakpoints', { source: {}, breakpoints: [] });
      assert.deepEqual(await walk(client, first, 'stepIn', 'stepIn', 'stepOut', 'stepIn', 'stepOut', 'next', 'next'), [
        'orders, page 1: rows',
        'orders > lines: job',
        'orders > lines, page 1: request',
        'orders > lines, page 1: end',
        'orders > lines: job',
        'orders > lines, page 1: end',
        'orders, page 2: request',
        'orders, page 3: request',
      ]);
    });

    it('steps into a login', async () => {
      const client = open({ api: { authentication: loginTo('login') } });
      answer('/login', [{ token: 'made-by-login' }]);
      const first = await client.start([{ line: client.lineOf('"endpoint": "orders"'), condition: 'page == 1' }]);
      assert.deepEqual(await walk(client, first, 'stepIn', 'stepIn'), [
        'orders, page 1: request',
        'orders, page 1: login',
        'orders, page 1: response',
      ]);
    });

    it('steps out of the last job to the end of the run', async () => {
      const client = open();
      const first = await client.start([{ line: client.lineOf('"responseParam"'), hitCondition: '1' }]);
      assert.deepEqual(await walk(client, first, 'stepOut', 'stepOut'), [
        'orders, page 1: next',
        'orders, page 3: end',
        'ended',
      ]);
    });

    it('shows that a limit ends the paging, where a page follows', async () => {
      const client = open({ request: { limits: { maxPages: 1 } } });
      await client.start([{ line: client.lineOf('"responseParam"') }]);
      assert.equal(await client.evaluate('stop'), '"max-pages"');
      assert.equal((await client.rows('Paging'))['stops'], 'The limit of 1 page was reached.');
      assert.equal(await client.after('continue'), 'ended');
    });

    it('says the verdict on each job at the end', async () => {
      const client = open({ job: { children: orderLines.map((child) => ({ ...child, recursionFilter: 'id==3' })) } });
      assert.equal(await client.start([]), 'ended');
      assert.deepEqual(client.console.slice(-2), [
        'orders: 4 records, complete.',
        'orders > lines: 1 record, unknown.',
      ]);
    });

    it('steps over to the next job after the end of one', async () => {
      const jobs = [
        { endpoint: 'orders', dataField: 'items' },
        { endpoint: 'orders/1/lines', scroller: 'none' },
      ];
      const client = open({ config: { jobs } });
      const first = await client.start([{ line: client.lineOf('"endpoint": "orders"'), condition: 'page == 3' }]);
      assert.deepEqual(await walk(client, first, 'next', 'next'), [
        'orders, page 3: request',
        'orders/1/lines, page 1: request',
        'ended',
      ]);
    });

    it('goes through the iterations, each with its own jobs', async () => {
      const client = open();
      client.text = client.text.replace('"parameters": {', '"parameters": { "iterations": [{}, {"x": 1}],');
      const first = await client.start([{ line: client.lineOf('"endpoint": "orders"'), condition: 'page == 3' }]);
      assert.equal((await client.frames()).at(-1)?.name, 'run, iteration 1 of 2');
      assert.deepEqual(await walk(client, first, 'continue', 'stepOut'), [
        'orders, page 3: request',
        'orders, page 3: request',
        'orders, page 3: end',
      ]);
      assert.equal((await client.frames()).at(-1)?.name, 'run, iteration 2 of 2');
      assert.equal((await client.rows('Run'))['iteration'], '2 of 2');
    });
  });

  it('stops at an iteration, and shows which one it is', async () => {
    for (const [text, stops] of [
      ['"iterations"', [1, 2]],
      ['{}', [1]],
      ['"shop"', [2]],
    ] as const) {
      const client = open();
      client.text = client.text.replace('"parameters": {', '"parameters": {\n"iterations": [\n{},\n{ "shop": 1 }\n],');
      const line = client.lineOf(text);
      const seen: [string, number][] = [];
      for (let stop = await client.start([{ line }]); stop !== 'ended'; stop = await client.after('continue'))
        seen.push([stop.frame, stop.line]);
      const wanted = stops.map((number) => [
        `run, iteration ${number} of 2`,
        client.lineOf(['{}', '{ "shop"'][number - 1] ?? ''),
      ]);
      assert.deepEqual(seen, wanted);
      await client.close();
    }
  });

  describe('stepping back', () => {
    it('stays at the beginning', async () => {
      const client = open();
      const first = await client.start([], { stopOnEntry: true });
      assert.deepEqual(await walk(client, first, 'stepBack', 'stepBack', 'reverseContinue'), [
        'run: iteration',
        'run: iteration',
        'run: iteration',
        'run: iteration',
      ]);
      assert.deepEqual(api().requests, []);
      assert.equal(await client.after('continue'), 'ended');
    });

    it('goes from the first request to the beginning', async () => {
      const client = open();
      const first = await client.start([{ line: client.lineOf('"endpoint": "orders"') }]);
      assert.deepEqual(await walk(client, first, 'stepBack', 'stepIn', 'continue'), [
        'orders, page 1: request',
        'run: iteration',
        'orders: job',
        'orders, page 1: request',
      ]);
      assert.deepEqual(api().requests, []);
    });

    it('goes from a child to the request of its parent, and forward again', async () => {
      const client = open({ job: { children: orderLines } });
      const line = client.lineOf('"dataType": "lines"');
      const first = await client.start([{ line, condition: 'record.id == 2' }]);
      const sent = [...api().requests];
      assert.deepEqual(await walk(client, first, 'stepBack', 'stepBack', 'continue'), [
        'orders > lines, page 1: rows',
        'orders > lines, page 1: request',
        'orders > lines, page 1: request',
        'orders > lines, page 1: rows',
      ]);
      assert.deepEqual(api().requests, sent);
    });

    it('counts hits again from the beginning of the run', async () => {
      const client = open();
      const line = client.lineOf('"responseParam"');
      await client.start([{ line, hitCondition: '3' }]);
      await client.after('stepBack');
      await client.after('stepBack');
      const stop = await client.after('continue');
      assert.equal(stop !== 'ended' && stop.frame, 'orders, page 3');
    });

    const repeated: [title: string, given: Parameters<typeof open>[0], answers: Parameters<Answers>[]][] = [
      ['a retry', { api: { retryConfig: { maxRetries: 2 } } }, [['/orders?after=b', [{}, 503], secondPage]]],
      [
        'an error that is ignored',
        { api: { http: { ignoreErrors: [404] } } },
        [['/orders?after=c', [{ error: 1 }, 404]]],
      ],
      [
        'a redirect',
        {},
        [
          ['/orders?after=b', [{}, 302, { location: '/elsewhere' }]],
          ['/elsewhere', secondPage],
        ],
      ],
      [
        'a login',
        { api: { authentication: { ...loginTo('login'), expires: 3600 } } },
        [['/login', [{ token: 'made-by-login' }]]],
      ],
      ['a cache', {}, []],
    ];
    for (const [title, given, answers] of repeated) {
      it(`sends nothing again, and gives the same tables, with ${title}`, async () => {
        const prepare = () => {
          for (const [url, ...responses] of answers) answer(url, ...responses);
          const client = open(given);
          if (title === 'a cache')
            client.text = client.text.replace('"parameters": {', '"parameters": { "cache": true,');
          return client;
        };
        const { report } = await runToEnd({ config: prepare().text, outDir: path.join(folder(), 'whole') });
        assert.equal(report.outcome, 'done', report.error?.message);
        const sent = api().requests.splice(0);
        const client = prepare();
        const first = await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 3' }]);
        await walk(client, first, 'stepBack', 'stepBack', 'next', 'continue', 'reverseContinue', 'stepIn', 'stepBack');
        await client.ask('setBreakpoints', { breakpoints: [] });
        assert.equal(await client.after('continue'), 'ended');
        assert.deepEqual(api().requests, sent);
        assert.deepEqual(tables(), readFolder(path.join(folder(), 'whole/tables')));
      });
    }

    it('writes no line of the console twice', async () => {
      const client = open();
      await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 3' }]);
      await client.after('stepBack');
      await client.after('stepBack');
      await client.after('continue');
      await client.after('continue');
      assert.deepEqual(
        client.console.filter((text) => text.startsWith('GET')),
        ['GET /orders → 200', 'GET /orders?after=b → 200', 'GET /orders?after=c → 200'],
      );
    });
  });

  describe('restarting a frame', () => {
    it('of a parent, from a child: its page is asked again, and the children of that page', async () => {
      const client = open({ job: { children: orderLines } });
      const first = await client.start([{ line: client.lineOf('"dataType": "lines"'), condition: 'record.id == 3' }]);
      assert.notEqual(first, 'ended');
      const [, parent] = await client.frames();
      assert.equal(parent?.name, 'orders, page 2');
      api().requests.splice(0);
      const stop = await client.after('restartFrame', { frameId: parent?.id });
      assert.equal(stop !== 'ended' && stop.frame, 'orders, page 2');
      await client.ask('setBreakpoints', { source: {}, breakpoints: [] });
      assert.equal(await client.after('continue'), 'ended');
      assert.deepEqual(api().requests, [
        'GET /orders?after=b',
        'GET /orders/3/lines',
        'GET /orders?after=c',
        'GET /orders/4/lines',
      ]);
    });

    it('gives what the API says now', async () => {
      const client = open();
      answer('/orders', [{ items: [] }], [{ items: [{ id: 9 }] }]);
      const line = client.lineOf('"dataField"');
      await client.start([{ line }]);
      assert.equal(await client.evaluate('records'), '0');
      await client.after('restartFrame', { frameId: (await client.frames())[0]?.id });
      await client.after('continue');
      assert.equal(await client.evaluate('records'), '1');
    });

    it('says that a request is sent again', async () => {
      const client = open();
      await client.start([{ line: client.lineOf('"dataField"') }]);
      await client.after('restartFrame', { frameId: (await client.frames())[0]?.id });
      assert.ok(client.console.includes('The request of page 1 of orders is sent again.'));
      assert.ok(client.received.some((message) => message.includes('Paused before the request is sent again')));
    });

    it('says that the run goes on, before it stops again', async () => {
      const client = open();
      await client.start([{ line: client.lineOf('"dataField"') }]);
      const before = client.received.length;
      await client.after('restartFrame', { frameId: (await client.frames())[0]?.id });
      const events = client.received.slice(before).map((message) => JSON.parse(message).event);
      assert.deepEqual(
        events.filter((event) => event === 'continued' || event === 'stopped'),
        ['continued', 'stopped'],
      );
    });

    it('says that the run as a whole has no request, and waits on', async () => {
      const client = open();
      await client.start([{ line: client.lineOf('"responseParam"') }]);
      const frameId = (await client.frames()).at(-1)?.id;
      await assert.rejects(client.ask('restartFrame', { frameId }), /^Error: Select the frame of a job/);
      const stop = await client.after('continue');
      assert.equal(stop !== 'ended' && stop.frame, 'orders, page 2');
    });

    it('says that a job has sent no request yet, and waits on', async () => {
      const client = open();
      await client.start([{ line: client.lineOf('"jobs"') }]);
      const [frame] = await client.frames();
      assert.equal(frame?.canRestart, false);
      const message = 'This job has sent no request yet.';
      await assert.rejects(client.ask('restartFrame', { frameId: frame?.id }), { message });
      assert.ok(!client.console.some((text) => text.includes('sent again')), client.console.join('\n'));
      assert.equal(await client.after('continue'), 'ended');
    });
  });

  describe('pausing', () => {
    it('stops at what comes after the response that it waits for', async () => {
      const client = open();
      const held = hold('/orders?after=b');
      const ended = client.start([]);
      const letGo = await held;
      await client.ask('pause', { threadId: 1 });
      letGo();
      const stop = await ended;
      assert.deepEqual(stop !== 'ended' && [stop.frame, stop.reason], ['orders, page 2', 'pause']);
      assert.equal(await momentOf(client), 'response');
      assert.equal(await client.after('continue'), 'ended');
    });

    const wait = { 'retry-after': '1' };

    it('stops at once where the run waits before a retry, and waits on after it', async () => {
      answer('/orders?after=b', [{}, 503, wait], secondPage);
      const client = open();
      const stopped = client.start([]);
      await client.said(/^HTTP 503: waiting/);
      await client.ask('pause', { threadId: 1 });
      const stop = await stopped;
      assert.deepEqual(stop !== 'ended' && [stop.frame, stop.reason, stop.text], [
        'orders, page 2',
        'pause',
        'The run waits 1.0 s before its next request.',
      ]);
      assert.deepEqual(api().requests, ['GET /orders', 'GET /orders?after=b']);
      assert.equal(await client.evaluate('request.params.after'), '"b"');
      assert.equal(await client.after('continue'), 'ended');
      assert.deepEqual(api().requests.slice(2), ['GET /orders?after=b', 'GET /orders?after=c']);
      assert.equal(client.console.at(-1), 'orders: 4 records, complete.');
    });

    it('can step back from there, and end there', async () => {
      answer('/orders?after=b', [{}, 503, { 'retry-after': '3600' }]);
      const client = open();
      const stopped = client.start([]);
      await client.said(/^HTTP 503: waiting/);
      await client.ask('pause', { threadId: 1 });
      await stopped;
      const back = await client.after('stepBack');
      assert.equal(back !== 'ended' && back.frame, 'orders, page 1');
      await client.ask('terminate');
      assert.deepEqual(api().requests, ['GET /orders', 'GET /orders?after=b']);
    });

    it('does nothing where the run waits already', async () => {
      const client = open();
      await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 1' }]);
      await client.ask('pause', { threadId: 1 });
      assert.equal(await client.after('continue'), 'ended');
    });
  });

  describe('stopping', () => {
    it('leaves the tables of the run before', async () => {
      const client = open();
      const outDir = path.join(folder(), 'out');
      await runToEnd({ config: JSON.parse(client.text), outDir });
      const before = tables();
      await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 2' }]);
      await client.ask('terminate');
      assert.deepEqual(tables(), before);
    });

    it('leaves nothing where there was no run before', async () => {
      const client = open();
      await client.start([{ line: client.lineOf('"responseParam"') }]);
      await client.ask('disconnect');
      assert.equal(existsSync(path.join(folder(), 'out/tables')), false);
    });
  });
});
