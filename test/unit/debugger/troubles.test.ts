import assert from 'node:assert/strict';
import type { DebugProtocol } from '@vscode/debugprotocol';
import { printable } from '../../../engine/core/text/printable.ts';
import { debugOrders, orderLines } from '../../support/debugOrders.ts';

describe('a debug session in trouble', () => {
  const { api, open, answer, hold } = debugOrders();

  describe('a frame that is restarted, whose request is not sent any more', () => {
    it('stops where the paging ends now', async () => {
      const client = open();
      await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 3' }]);
      client.text = client.text.replace('meta.next', 'meta.nxt');
      const stop = await client.after('restartFrame', { frameId: (await client.frames())[0]?.id });
      assert.deepEqual(stop !== 'ended' && [stop.frame, (await client.rows('Run'))['now']], ['orders, page 1', 'end']);
      const text = 'orders ends here now, before the request that was to be sent again.';
      assert.equal(stop !== 'ended' && stop.text, text);
      assert.equal(await client.after('continue'), 'ended');
      assert.equal(client.console.at(-1), 'orders: 2 records, incomplete.');
    });

    it('ends where its job is gone, and says so', async () => {
      const client = open();
      await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 2' }]);
      client.text = client.text.replace('"jobs": [', '"jobs": [], "_jobs": [');
      const stop = await client.after('restartFrame', { frameId: (await client.frames())[0]?.id }).catch(String);
      assert.ok(stop === 'ended' || String(stop).includes('jobs'), JSON.stringify(stop));
    });
  });

  describe('a configuration that cannot be run', () => {
    for (const [title, change, said] of [
      ['broken JSON', (text: string) => text.slice(0, -5), /JSON/],
      ['a missing key', (text: string) => text.replace('"baseUrl"', '"baseUrrl"'), /baseUrl/],
      ['an unknown job', (text: string) => text.replace('"jobs"', '"jbos"'), /jobs/],
    ] as const) {
      it(`says why when it starts: ${title}`, async () => {
        const client = open();
        client.text = change(client.text);
        assert.equal(await client.start([]), 'ended');
        assert.match(client.console.join('\n'), said);
      });

      it(`says why when a frame is restarted, and waits on: ${title}`, async () => {
        const client = open();
        await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 1' }]);
        const before = client.text;
        client.text = change(client.text);
        await assert.rejects(client.ask('restartFrame', { frameId: (await client.frames())[0]?.id }), said);
        client.text = before;
        assert.equal(await client.after('continue'), 'ended');
        assert.deepEqual(api().requests, ['GET /orders', 'GET /orders?after=b', 'GET /orders?after=c']);
      });
    }
  });

  describe('requests at the wrong time', () => {
    const asked: [command: string, given: object, answer: RegExp | object][] = [
      ['stackTrace', {}, { stackFrames: 1 }],
      ['scopes', { frameId: 1000 }, { scopes: 0 }],
      ['variables', { variablesReference: 7 }, { variables: 0 }],
      ['evaluate', { expression: 'page' }, /The run has not begun/],
      ['completions', { text: 'p', column: 2 }, { targets: 0 }],
      ['setVariable', { variablesReference: 7, name: 'x', value: '1' }, /cannot be changed/],
      ['restartFrame', { frameId: 1000 }, /Select the frame of a job/],
      ['pagewright/curl', { frameId: 1001 }, /Select the frame of a job/],
      ['nonsense', {}, /"nonsense"/],
      ['__proto__', {}, /"__proto__"/],
    ];
    for (const [command, given, wanted] of asked) {
      it(`${command} before the run has begun`, async () => {
        const client = open();
        await client.ask('initialize', { adapterID: 'pagewright' });
        await client.ask('launch', { program: '/test.extractor.json' });
        if (wanted instanceof RegExp) return await assert.rejects(client.ask(command, given), wanted);
        const body = await client.ask(command, given);
        for (const [key, count] of Object.entries(wanted)) assert.equal(body[key].length, count);
      });
    }

    for (const command of ['continue', 'next', 'stepIn', 'stepOut', 'pause', 'stepBack', 'reverseContinue']) {
      it(`${command} after the end changes nothing`, async () => {
        const client = open();
        assert.equal(await client.start([]), 'ended');
        const sent = [...api().requests];
        await client.ask(command, { threadId: 1 }).catch(() => undefined);
        await client.ask('disconnect');
        assert.deepEqual(api().requests, sent);
      });
    }

    it('takes one step at a time', async () => {
      const client = open();
      await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 3' }]);
      const steps = ['stepBack', 'stepBack', 'reverseContinue', 'next', 'continue', 'restartFrame'];
      const [frame] = await client.frames();
      await Promise.allSettled(steps.map((command) => client.ask(command, { frameId: frame?.id })));
      await client.ask('disconnect');
      assert.equal(new Set(api().requests).size, api().requests.length);
    });
  });

  it('ends while a response is on its way', async () => {
    const client = open();
    const held = hold('/orders');
    const ended = client.start([]);
    const letGo = await held;
    await client.ask('terminate');
    assert.equal(await ended, 'ended');
    letGo();
    assert.deepEqual(api().requests, ['GET /orders']);
  });

  it('stops at the lines of the editor, also where they moved since the run began', async () => {
    const client = open();
    await client.start([{ line: client.lineOf('"responseParam"') }]);
    client.text = client.text.replace('{', '{\n\n\n');
    const line = client.lineOf('"responseParam"');
    assert.equal((await client.frames())[0]?.line, line);
    await client.ask('setBreakpoints', { source: {}, breakpoints: [{ line, condition: 'page == 3' }] });
    const stop = await client.after('continue');
    assert.deepEqual(stop !== 'ended' && [stop.frame, stop.line], ['orders, page 3', line]);
  });

  it('continues with the breakpoints that were sent before, also if their text is read slowly', async () => {
    const client = open();
    await client.start([{ line: client.lineOf('"responseParam"') }]);
    const { promise, resolve } = Promise.withResolvers<void>();
    client.reading = promise;
    const set = client.ask('setBreakpoints', { source: {}, breakpoints: [] });
    const ended = client.after('continue');
    // Time enough for the next request, if the run went on.
    for (let turn = 0; turn < 5_000 && api().requests.length === 1; turn++) await new Promise(setImmediate);
    assert.deepEqual(api().requests, ['GET /orders']);
    resolve();
    await set;
    assert.equal(await ended, 'ended');
  });

  it('keeps the hits of breakpoints when others are set', async () => {
    const client = open({ job: { children: orderLines } });
    const line = client.lineOf('"responseParam"');
    const counting = { line, condition: 'job == "orders"', hitCondition: '3' };
    const other = { line: client.lineOf('"dataField"') };
    await client.start([counting, other]);
    await client.after('continue');
    await client.ask('setBreakpoints', { breakpoints: [counting] });
    const stop = await client.after('continue');
    assert.equal(stop !== 'ended' && stop.frame, 'orders, page 3');
  });

  it('says why a run failed, and ends with exit code 1', async () => {
    answer('/orders?after=b', [{ error: 'gone' }, 404]);
    const client = open();
    const stop = await client.start([], {}, ['failed']);
    assert.deepEqual(stop !== 'ended' && stop.text, 'GET /orders?after=b → 404');
    assert.equal(await client.evaluate('request.params.after'), '"b"');
    assert.equal(await client.after('continue'), 'ended');
    assert.match(client.console.join('\n'), /HTTP 404/);
    assert.ok(client.received.join('\n').includes('"event":"exited","body":{"exitCode":1}'));
  });

  it('goes back from a failed request, and sends it again only where that is asked', async () => {
    answer('/orders?after=b', [{ error: 'gone' }, 404]);
    const client = open();
    await client.start([], {}, ['failed']);
    const back = await client.after('stepBack');
    assert.equal(back !== 'ended' && back.frame, 'orders, page 1');
    const failed = await client.after('continue');
    assert.equal(failed !== 'ended' && failed.reason, 'exception');
    assert.deepEqual(api().requests, ['GET /orders', 'GET /orders?after=b']);
    const again = await client.after('restartFrame', { frameId: (await client.frames())[0]?.id });
    assert.equal(again !== 'ended' && again.frame, 'orders, page 2');
    assert.equal(await client.after('continue'), 'ended');
    assert.equal(client.console.at(-1), 'orders: 4 records, complete.');
  });

  it('leaves its breakpoints alone when those of another file are set', async () => {
    const client = open();
    const line = client.lineOf('"responseParam"');
    await client.start([{ line }]);
    const source = { path: '/other/test.extractor.json' };
    const { breakpoints } = await client.ask('setBreakpoints', { source, breakpoints: [{ line: 3 }] });
    assert.deepEqual(breakpoints, [{ verified: false, message: 'This session debugs another configuration.' }]);
    assert.deepEqual(await client.ask('breakpointLocations', { source, line: 1, endLine: 99 }), { breakpoints: [] });
    const stop = await client.after('continue');
    assert.equal(stop !== 'ended' && stop.frame, 'orders, page 2');
    await client.ask('setBreakpoints', { source: { path: '/x/../test.extractor.json' }, breakpoints: [] });
    assert.equal(await client.after('continue'), 'ended');
  });

  it('shows attributes that are lists and objects', async () => {
    const client = open({ config: { shops: [1, 2], shop: { id: 1 }, '#key': ['hush-hush'] } });
    await client.start([{ line: client.lineOf('"dataField"') }]);
    const wanted = { outputBucket: 'b', 'shops.0': '1', 'shops.1': '2', 'shop.id': '1', '#key.0': '•••' };
    assert.deepEqual(await client.rows('Attributes and contexts', 'attr'), wanted);
  });

  it('escapes what could control a terminal or turn the direction of a text', async () => {
    const bad = '\u001b[31m\u009b\u202e\nx';
    answer('/orders', [{ items: [{ id: bad }], [bad]: bad }]);
    const client = open();
    const line = client.lineOf('"responseParam"');
    const logMessage = 'got {response.items[0].id}';
    await client.start([{ line, logMessage }, { line }]);
    assert.ok(client.console.includes('got \\u001b[31m\\u009b\\u202e\\u000ax'), client.console.join('\n'));
    const shown = Object.entries(await client.rows('Response', 'body')).flat();
    for (const text of [...shown, await client.evaluate('response.items[0].id')]) {
      assert.equal(text, printable(text));
    }
  });

  it('names its one thread, and counts frames in parts', async () => {
    const client = open({ job: { children: orderLines } });
    await client.start([{ line: client.lineOf('"dataType": "lines"') }]);
    assert.deepEqual(await client.ask('threads'), { threads: [{ id: 1, name: 'extraction' }] });
    const { stackFrames, totalFrames } = await client.ask('stackTrace', { threadId: 1, startFrame: 1, levels: 1 });
    assert.equal(totalFrames, 3);
    assert.deepEqual(
      stackFrames.map(({ name }: DebugProtocol.StackFrame) => name),
      ['orders, page 1'],
    );
  });

  it('gives the elements of a long list in parts', async () => {
    const items = Array.from({ length: 2500 }, (_, id) => ({ id }));
    answer('/orders', [{ items }]);
    const client = open();
    await client.start([{ line: client.lineOf('"responseParam"') }]);
    const variablesReference = await client.referenceOf('Response', 'body', 'items');
    const { variables } = await client.ask('variables', {
      variablesReference,
      filter: 'indexed',
      start: 2400,
      count: 100,
    });
    assert.deepEqual([variables.length, variables[0].name, variables.at(-1).value], [100, '2400', '{id: 2499}']);
  });
});
