import assert from 'node:assert/strict';
import path from 'node:path';
import type { DebugClient } from '../../support/debugClient.ts';
import { debugOrders, orderLines } from '../../support/debugOrders.ts';
import { readFolder } from '../../support/readFolder.ts';
import { runToEnd } from '../../support/runToEnd.ts';

const all = ['GET /orders', 'GET /orders?after=b', 'GET /orders?after=c'];
const misspelled = { responseParam: 'meta.nxt' };

describe('an edit of the configuration while a run waits', () => {
  const { api, folder, open, answer } = debugOrders();

  function edit(client: DebugClient, from: string | RegExp, to: string): void {
    const before = client.text;
    client.text = before.replace(from, to);
    assert.notEqual(client.text, before);
  }

  const said = (where: string) =>
    `With the edit, the run needs a request that was not sent before: ${where}. Continue to send it, or undo the edit.`;

  function fix(client: DebugClient): void {
    edit(client, 'meta.nxt', 'meta.next');
  }

  async function atFirstPage(): Promise<DebugClient> {
    const client = open({ pagination: misspelled });
    await client.start([{ line: client.lineOf('"responseParam"'), condition: 'at == "next"' }]);
    assert.equal((await client.rows('Paging'))['found'], 'not in the response');
    return client;
  }

  /** Where a client has stopped: frame, moment and message. */
  async function placeOf(client: DebugClient, stop: Awaited<ReturnType<DebugClient['after']>>): Promise<unknown[]> {
    return stop === 'ended' ? [stop] : [stop.frame, (await client.rows('Run'))['now'], stop.text];
  }

  it('counts from the page that is shown when the run continues', async () => {
    const client = await atFirstPage();
    fix(client);
    const stop = await client.after('continue');
    assert.deepEqual(await placeOf(client, stop), ['orders, page 2', 'next', undefined]);
    assert.deepEqual(api().requests, all.slice(0, 2));
    const applied = 'The edit is applied from orders, page 1 on. Earlier pages were not requested again.';
    assert.ok(client.console.includes(applied), client.console.join('\n'));
  });

  it('gives the tables of a run that had it from the start, and asks nothing twice', async () => {
    const client = await atFirstPage();
    fix(client);
    await client.ask('setBreakpoints', { source: {}, breakpoints: [] });
    assert.equal(await client.after('continue'), 'ended');
    assert.equal(client.console.at(-1), 'orders: 4 records, complete.');
    assert.deepEqual(api().requests, all);
    const outDir = path.join(folder(), 'whole');
    await runToEnd({ config: JSON.parse(client.text), outDir });
    assert.deepEqual(readFolder(path.join(folder(), 'out', 'tables')), readFolder(path.join(outDir, 'tables')));
  });

  const steps: [command: string, frame: string, moment: string][] = [
    ['next', 'orders, page 2', 'request'],
    ['stepIn', 'orders, page 2', 'request'],
    ['stepOut', 'orders, page 3', 'end'],
    ['stepBack', 'orders, page 1', 'request'],
    ['reverseContinue', 'run', 'iteration'],
  ];
  for (const [command, frame, moment] of steps) {
    it(`counts for ${command}`, async () => {
      const client = await atFirstPage();
      await client.ask('setBreakpoints', { source: {}, breakpoints: [] });
      fix(client);
      assert.deepEqual(await placeOf(client, await client.after(command)), [frame, moment, undefined]);
      assert.equal(await client.after('continue'), 'ended');
      assert.equal(client.console.at(-1), 'orders: 4 records, complete.');
      assert.deepEqual(api().requests, all);
    });
  }

  it('is no edit where only the white space differs', async () => {
    const client = await atFirstPage();
    edit(client, '{', '{\n\n');
    assert.equal(await client.after('continue'), 'ended');
    assert.ok(!client.console.join().includes('edit'));
  });

  describe('after the end of a paging', () => {
    it('goes on with the next page', async () => {
      const client = open({ pagination: misspelled });
      const stop = await client.start([], {}, ['missing']);
      assert.deepEqual((await placeOf(client, stop)).slice(0, 2), ['orders, page 1', 'end']);
      fix(client);
      assert.equal(await client.after('continue'), 'ended');
      assert.equal(client.console.at(-1), 'orders: 4 records, complete.');
      assert.deepEqual(api().requests, all);
    });

    it('stops again where the value is still missing', async () => {
      const client = open({ pagination: misspelled });
      await client.start([], {}, ['missing']);
      edit(client, 'meta.nxt', 'meta.nex');
      const text =
        'The response has no "meta.nex", where "responseParam" expects the next page, but it has "meta.next".';
      assert.deepEqual(await placeOf(client, await client.after('continue')), ['orders, page 1', 'end', text]);
      assert.equal(await client.after('continue'), 'ended');
    });
  });

  it('finds the records of the page that is shown', async () => {
    const client = open({ job: { dataField: 'itms' } });
    await client.start([{ line: client.lineOf('"dataField"') }]);
    assert.equal(await client.evaluate('records'), '0');
    edit(client, 'itms', 'items');
    await client.after('next');
    await client.after('stepBack');
    await client.after('continue');
    assert.equal(await client.evaluate('records'), '2');
    assert.deepEqual(api().requests, all.slice(0, 1));
  });

  it('counts in a child job, from the record that is shown', async () => {
    const lines = [{ ...orderLines[0], endpoint: 'orders/{id}/lnes' }];
    answer('/orders/3/lnes', [{ error: 'no such place' }, 404]);
    for (const id of [1, 2]) answer(`/orders/${id}/lnes`, [[{ sku: id }]]);
    const client = open({ job: { children: lines } });
    const stop = await client.start([], {}, ['failed']);
    assert.equal(stop !== 'ended' && stop.text, 'GET /orders/3/lnes → 404');
    edit(client, '"dataType": "orders"', '"dataType": "orders", "userData": { "from": "x" }');
    answer('/orders/3/lnes', [[{ sku: 3 }]]);
    answer('/orders/4/lnes', [[{ sku: 4 }]]);
    assert.equal(await client.after('continue'), 'ended');
    assert.equal(client.console.at(-1), 'orders > lines: 4 records, unknown.');
    const third = api().requests.filter((request) => request === 'GET /orders/3/lnes');
    assert.deepEqual([third.length, new Set(api().requests).size], [2, api().requests.length - 1]);
  });

  describe('of a page that failed', () => {
    it('sends the fixed request', async () => {
      answer('/orders?aftr=b', [{ error: 'unknown parameter' }, 400]);
      const client = open({ pagination: { queryParam: 'aftr' } });
      await client.start([], {}, ['failed']);
      edit(client, 'aftr', 'after');
      assert.equal(await client.after('continue'), 'ended');
      assert.equal(client.console.at(-1), 'orders: 4 records, complete.');
      assert.deepEqual(api().requests, ['GET /orders', 'GET /orders?aftr=b', ...all.slice(1)]);
    });

    it('sends the same request again', async () => {
      answer('/orders?after=b', [{ error: 'no' }, 403]);
      const client = open({ job: { headers: { 'X-Team': 'a' } } });
      await client.start([], {}, ['failed']);
      edit(client, '"method"', '"limit": 5, "method"');
      assert.equal(await client.after('continue'), 'ended');
      assert.deepEqual(api().requests, [...all.slice(0, 2), ...all.slice(1)]);
    });
  });

  describe('that makes another request of an earlier page', () => {
    const edits: [title: string, from: string, to: string][] = [
      ['a parameter', '"dataField"', '"params": { "state": "open" }, "dataField"'],
      ['another endpoint', '"endpoint": "orders"', '"endpoint": "orders?x=1"'],
      ['a header', '"dataField"', '"headers": { "X-Version": "2" }, "dataField"'],
    ];
    for (const [title, from, to] of edits) {
      it(`stops before it, and sends it when the run continues: ${title}`, async () => {
        const client = open();
        await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 2' }]);
        const sent = [...api().requests];
        edit(client, from, to);
        const stop = await client.after('continue');
        assert.deepEqual(await placeOf(client, stop), ['orders, page 1', 'request', said('orders, page 1')]);
        assert.ok(client.console.includes(said('orders, page 1')));
        assert.deepEqual(api().requests, sent);
        await client.after('next');
        assert.equal(api().requests.length, sent.length + 1);
      });

      it(`goes on as before when it is undone: ${title}`, async () => {
        const client = open();
        await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 2' }]);
        const { text } = client;
        edit(client, from, to);
        await client.after('continue');
        client.text = text;
        assert.deepEqual(await placeOf(client, await client.after('continue')), ['orders, page 2', 'next', undefined]);
        assert.equal(await client.after('continue'), 'ended');
        assert.deepEqual(api().requests, all);
      });
    }

    it('stops before a login that is another one now', async () => {
      answer('/login', [{ token: 'one' }], [{ token: 'two' }]);
      const loginRequest = { endpoint: 'login', method: 'POST', params: { user: 'a' } };
      const authentication = { type: 'login', loginRequest, apiRequest: { headers: { 'X-Token': 'token' } } };
      const client = open({ api: { authentication } });
      await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 2' }]);
      edit(client, '"user": "a"', '"user": "b"');
      const stop = await client.after('continue');
      const text =
        'With the edit, the run needs a login that was not sent before: orders, page 1. Continue to send it, or undo the edit.';
      assert.deepEqual(await placeOf(client, stop), ['orders, page 1', 'request', text]);
      assert.equal(await client.after('continue').then((next) => next !== 'ended' && next.frame), 'orders, page 2');
      assert.deepEqual(api().requests, ['POST /login', ...all.slice(0, 2), 'POST /login']);
    });

    it('keeps what was sent before the edit, and after it', async () => {
      answer('/orders?x=1', [{ items: [{ id: 7 }], meta: { next: 'z' } }]);
      const client = open();
      await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 2' }]);
      const { text } = client;
      edit(client, '"endpoint": "orders"', '"endpoint": "orders?x=1"');
      await client.after('continue');
      await client.after('next');
      client.text = text;
      await client.ask('setBreakpoints', { source: {}, breakpoints: [] });
      assert.equal(await client.after('continue'), 'ended');
      assert.deepEqual(new Set(api().requests), new Set([...all, 'GET /orders?x=1']));
      assert.equal(api().requests.length, all.length + 1);
    });

    it('stops there too when a frame is restarted', async () => {
      const client = open();
      await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 3' }]);
      edit(client, '"endpoint": "orders"', '"endpoint": "orders?x=1"');
      const stop = await client.after('restartFrame', { frameId: (await client.frames())[0]?.id });
      assert.deepEqual(await placeOf(client, stop), ['orders, page 1', 'request', said('orders, page 1')]);
      assert.deepEqual(api().requests, all);
    });
  });

  it('stops where the job ends earlier now', async () => {
    const client = open();
    await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 3' }]);
    edit(client, 'meta.next', 'meta.nxt');
    const text = 'orders ends here now, before the page that was shown.';
    assert.deepEqual(await placeOf(client, await client.after('continue')), ['orders, page 1', 'end', text]);
    assert.equal(await client.after('continue'), 'ended');
    assert.deepEqual(api().requests, all);
  });

  describe('that cannot be run', () => {
    const faults: [title: string, change: (text: string) => string, said: RegExp][] = [
      ['broken JSON', (text) => text.slice(0, -5), /not valid JSON/],
      ['a missing key', (text) => text.replace('"baseUrl"', '"baseUrrl"'), /baseUrl/],
      ['no jobs', (text) => text.replace('"jobs"', '"jbos"'), /jobs/],
    ];
    for (const command of ['continue', 'next', 'stepIn', 'stepOut', 'stepBack', 'reverseContinue']) {
      for (const [title, change, said] of faults) {
        it(`says why on ${command}, and waits on: ${title}`, async () => {
          const client = open();
          await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 1' }]);
          const { text } = client;
          client.text = change(text);
          await assert.rejects(client.ask(command, { threadId: 1 }), (error: Error) => {
            assert.match(error.message, /^The edit is not applied\. /);
            assert.match(error.message, said);
            return true;
          });
          assert.equal(await client.evaluate('page'), '1');
          client.text = text;
          assert.equal(await client.after('continue'), 'ended');
          assert.deepEqual(api().requests, all);
        });
      }
    }

    it('goes back to where it was if the page that is shown cannot be read with it', async () => {
      answer('/orders', [{ items: [{ id: 1 }, { id: 2 }], more: [], meta: { next: 'b' } }]);
      const client = open();
      await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 2' }]);
      const { text } = client;
      edit(client, '"dataField": "items",', '');
      const stop = await client.after('continue');
      const why =
        'The edit is not applied. The response of "orders" has several lists ("items", "more"). Set the job\'s "dataField" to the one with the records.';
      assert.deepEqual(await placeOf(client, stop), ['orders, page 2', 'next', why]);
      assert.equal(await client.evaluate('response.items[0].id'), '3');
      client.text = text;
      assert.equal(await client.after('continue'), 'ended');
      assert.deepEqual(api().requests, all);
    });

    it('goes back to where it was if its job is gone', async () => {
      const client = open();
      await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 2' }]);
      edit(client, '"jobs": [', '"jobs": [], "_jobs": [');
      const stopped = await client.after('continue').catch((error: Error) => error.message);
      assert.ok(typeof stopped === 'string' || stopped.frame === 'orders, page 2', JSON.stringify(stopped));
      assert.equal(await client.evaluate('page'), '2');
    });
  });

  it('keeps a parameter that was changed by hand, where its request is the same', async () => {
    answer('/orders?after=x', [{ items: [{ id: 9 }], meta: { next: 'c' } }]);
    const client = open();
    await client.start([{ line: client.lineOf('"endpoint"'), condition: 'page == 2' }]);
    const variablesReference = await client.referenceOf('Request', 'params');
    await client.ask('setVariable', { variablesReference, name: 'after', value: 'x' });
    await client.ask('setBreakpoints', { source: {}, breakpoints: [{ line: client.lineOf('"responseParam"') }] });
    await client.after('continue');
    edit(client, '"method"', '"limit": 5, "method"');
    assert.deepEqual(await placeOf(client, await client.after('next')), ['orders, page 3', 'request', undefined]);
    assert.deepEqual(api().requests, ['GET /orders', 'GET /orders?after=x']);
  });

  it('keeps breakpoints at their keys, and frames at their lines', async () => {
    const client = await atFirstPage();
    edit(client, '{', '{ "x": 1,\n\n');
    fix(client);
    const line = client.lineOf('"responseParam"');
    assert.equal((await client.frames())[0]?.line, line);
    const stop = await client.after('continue');
    assert.deepEqual(stop !== 'ended' && [stop.frame, stop.line], ['orders, page 2', line]);
  });

  it('keeps breakpoints at their jobs, where others were added above', async () => {
    const client = await atFirstPage();
    await client.ask('setBreakpoints', { source: {}, breakpoints: [{ line: client.lineOf('"dataField"') }] });
    fix(client);
    edit(client, '"jobs": [', '"jobs": [{ "endpoint": "users" }, ');
    const first = await client.after('continue');
    assert.equal(first !== 'ended' && first.frame, 'users, page 1');
    assert.deepEqual(await placeOf(client, await client.after('continue')), ['orders, page 1', 'response', undefined]);
    // Undone, the breakpoint is where it was, but the job is not where the run waits.
    edit(client, '{ "endpoint": "users" }, ', '');
    const again = await client.after('continue');
    assert.equal(again !== 'ended' && again.text, said('orders, page 2'));
    assert.deepEqual(await placeOf(client, await client.after('continue')), ['orders, page 2', 'response', undefined]);
    assert.deepEqual(api().requests, ['GET /orders', 'GET /users', 'GET /orders?after=b']);
  });

  it('takes one step at a time', async () => {
    const client = await atFirstPage();
    fix(client);
    const stepped = ['continue', 'next', 'stepBack', 'continue'].map((command) => client.ask(command, { threadId: 1 }));
    await Promise.allSettled(stepped);
    await client.ask('disconnect');
    assert.equal(new Set(api().requests).size, api().requests.length);
  });
});
