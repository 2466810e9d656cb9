import assert from 'node:assert/strict';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { DebugClient } from '../../support/debugClient.ts';
import { debugOrders, orderLines } from '../../support/debugOrders.ts';

const concat = (...args: unknown[]) => ({ function: 'concat', args });
const md5 = (...args: unknown[]) => ({ function: 'md5', args });

describe('what a debug session shows', () => {
  const { open: openOrders, answer } = debugOrders();

  /** Continues to the next stop, which has to come. */
  async function on(client: DebugClient, command: string): Promise<string> {
    const stop = await client.after(command);
    assert.notEqual(stop, 'ended');
    return stop === 'ended' ? stop : `${stop.frame}, line ${stop.line}`;
  }

  describe('at first', () => {
    const cases: [moment: string, text: string, open: string][] = [
      ['where a run begins', '"iterations"', 'Run'],
      ['before a request', '"endpoint"', 'Request'],
      ['when a response has come', '"dataField"', 'Response'],
      ['when records become rows', '"dataType"', 'Tables'],
      ['when the next page is looked for', '"responseParam"', 'Paging'],
    ];
    for (const [moment, text, open] of cases) {
      it(`opens ${open} ${moment}`, async () => {
        const client = openOrders();
        client.text = client.text.replace('"parameters": {', '"parameters": {\n"iterations": [{}],');
        await client.start([{ line: client.lineOf(text) }]);
        const [frame] = await client.frames();
        const { scopes }: DebugProtocol.ScopesResponse['body'] = await client.ask('scopes', { frameId: frame?.id });
        assert.deepEqual(
          scopes.filter(({ expensive }) => !expensive).map(({ name }) => name),
          [open],
        );
      });
    }

    it('opens Function in a function', async () => {
      const client = openOrders({ job: { params: { after: concat('b') } } });
      await client.start([{ line: client.lineOf('"jobs"') }]);
      await on(client, 'stepIn');
      const [frame] = await client.frames();
      const { scopes } = await client.ask('scopes', { frameId: frame?.id });
      assert.deepEqual([scopes[0].name, scopes[0].expensive], ['Function', false]);
    });
  });

  describe('of functions', () => {
    it('steps into each function of the parameters and columns, inner ones first', async () => {
      const client = openOrders({
        job: { params: { after: concat(concat('b'), '') }, userData: { by: md5('x') } },
      });
      await client.start([{ line: client.lineOf('"jobs"') }]);
      const seen: object[] = [];
      for (let step = 0; step < 3; step++) {
        const stop = await on(client, 'stepIn');
        const { args, ...rest } = await client.rows('Function');
        seen.push({ stop, ...rest, args: Object.values(await client.rows('Function', 'args')) });
      }
      const lineOf = (...place: [string, number?]) => `orders, line ${client.lineOf(...place)}`;
      const inner = client.text.indexOf('"args"', client.text.indexOf('"after": {'));
      assert.deepEqual(seen, [
        { stop: lineOf('"by"'), function: 'md5', args: ['"x"'], value: '"9dd4e461268c8034f5c8564e155c67a6"' },
        { stop: lineOf('{', inner), function: 'concat', args: ['"b"'], value: '"b"' },
        { stop: lineOf('"after": {'), function: 'concat', args: ['"b"', '""'], value: '"b"' },
      ]);
      assert.equal(await client.evaluate('at'), '"function"');
      assert.match(await on(client, 'stepIn'), /^orders, page 1/);
      await assert.rejects(client.rows('Function'), /no scope Function/);
    });

    it('steps into those of placeholders, for each parent record', async () => {
      const id = { path: 'id', ...concat({ placeholder: 'value' }, '') };
      const children = [{ endpoint: 'orders/{id}/lines', placeholders: { id }, dataType: 'lines' }];
      const client = openOrders({ job: { children } });
      const line = client.lineOf('"placeholders"');
      await client.start([{ line }]);
      for (const number of ['1', '2', '3']) {
        assert.equal(await on(client, 'stepIn'), `orders > lines, line ${client.lineOf('"id": {')}`);
        assert.deepEqual(await client.rows('Function'), {
          function: 'concat',
          args: `${number}, ""`,
          value: `"${number}"`,
        });
        await on(client, 'continue');
      }
    });

    it('does not stop at functions when it steps over', async () => {
      const client = openOrders({ job: { params: { after: concat('b') } } });
      await client.start([{ line: client.lineOf('"jobs"') }]);
      assert.match(await on(client, 'next'), /^orders, page 1/);
    });

    it('goes back to where it was among functions', async () => {
      const client = openOrders({ job: { params: { a: concat('1'), b: concat('2'), after: concat('b') } } });
      await client.start([{ line: client.lineOf('"jobs"') }, { line: client.lineOf('"b": {') }]);
      await on(client, 'stepIn');
      await on(client, 'stepIn');
      assert.equal((await client.rows('Function'))['value'], '"2"');
      await on(client, 'stepBack');
      const steps = ['stepIn', 'stepIn', 'stepIn'];
      for (const step of steps) await on(client, step);
      assert.equal((await client.rows('Function'))['value'], '"2"');
    });

    it('masks what is made from a secret, and what is named like one', async () => {
      const params = { check: md5(concat('ab', { attr: '#key' })), api_key: concat('short', '-lived') };
      const client = openOrders({ job: { params }, config: { '#key': 'hush-hush' } });
      await client.start([{ line: client.lineOf('"jobs"') }]);
      const seen: Record<string, string>[] = [];
      for (let step = 0; step < 3; step++) {
        await on(client, 'stepIn');
        seen.push(await client.rows('Function'));
      }
      assert.deepEqual(seen, [
        { function: 'concat', args: '"ab", •••', value: '•••' },
        { function: 'md5', args: '•••', value: '•••' },
        { function: 'concat', args: '•••, •••', value: '•••' },
      ]);
      assert.ok(!client.received.join().includes('hush-hush'));
    });
  });

  it('masks what a placeholder reads at the name of a credential', async () => {
    answer('/orders', [{ items: [{ id: 1, access_token: 'hush-hush' }] }]);
    const id = { path: 'access_token', ...md5({ placeholder: 'value' }) };
    const children = [{ endpoint: 'orders/{id}', placeholders: { id }, dataType: 'lines' }];
    const client = openOrders({ job: { children } });
    await client.start([{ line: client.lineOf('"placeholders"') }]);
    await on(client, 'stepIn');
    assert.deepEqual(await client.rows('Function'), { function: 'md5', args: '•••', value: '•••' });
    assert.ok(!client.received.join().includes('hush-hush'));
  });

  describe('of the request', () => {
    const sourcesOf = (client: DebugClient) => client.rows('Request', 'sources');

    it('says where each parameter came from', async () => {
      const params = { state: 'open', region: { attr: 'region' }, since: { time: 'previousStart' }, day: concat('a') };
      const defaultOptions = { params: { locale: 'cs', state: 'any' } };
      const client = openOrders({
        job: { params },
        api: { http: { defaultOptions }, authentication: { type: 'query', query: { key: { attr: '#key' } } } },
        config: { region: 'north', '#key': 'hush-hush' },
      });
      const query = 'locale=cs&state=open&region=north&since=0&day=a&key=hush-hush';
      answer(`/orders?${query}`, [{ items: [{ id: 1 }], meta: { next: 'b' } }]);
      await client.start([{ line: client.lineOf('"endpoint"') }]);
      const own = { state: 'job', region: 'job, attr "region"', since: 'job, time "previousStart"' };
      const first = { endpoint: 'job', locale: 'defaultOptions', ...own, day: 'job, function "concat"' };
      assert.deepEqual(await sourcesOf(client), { ...first, key: 'authentication' });
      await client.after('continue');
      // Without "includeParams", the own parameters of the job are left out.
      const defaults = { locale: 'defaultOptions', state: 'defaultOptions' };
      assert.deepEqual(await sourcesOf(client), {
        endpoint: 'job',
        ...defaults,
        after: 'pagination',
        key: 'authentication',
      });
    });

    it('says it of a login, of placeholders, and of a next address', async () => {
      const authentication = {
        type: 'login',
        loginRequest: { endpoint: 'login', method: 'POST' },
        apiRequest: { query: { t: { response: 'token' } } },
      };
      answer('/login', [{ token: 'made-by-login' }]);
      answer('/orders?t=made-by-login', [{ items: [{ id: 1 }], meta: { next: '/more?page=2' } }]);
      const pagination = {
        method: 'response.url',
        urlKey: 'meta.next',
        responseParam: undefined,
        queryParam: undefined,
      };
      const client = openOrders({ job: { children: orderLines }, api: { authentication }, pagination });
      const seen: object[] = [];
      const breakpoints = [{ line: client.lineOf('"baseUrl"') }];
      for (let stop = await client.start(breakpoints); stop !== 'ended'; stop = await client.after('continue')) {
        seen.push({ [stop.frame]: await sourcesOf(client) });
      }
      assert.deepEqual(seen, [
        { 'orders, page 1': { endpoint: 'job', t: 'authentication' } },
        { 'orders > lines, page 1': { endpoint: 'job, placeholders', t: 'authentication' } },
        { 'orders, page 2': { endpoint: 'pagination', t: 'authentication' } },
      ]);
    });

    it('says which one was changed here', async () => {
      const client = openOrders({ job: { params: { state: 'open' } } });
      await client.start([{ line: client.lineOf('"endpoint"') }]);
      const variablesReference = await client.referenceOf('Request', 'params');
      await client.ask('setVariable', { variablesReference, name: 'state', value: 'closed' });
      assert.deepEqual(await sourcesOf(client), { endpoint: 'job', state: 'changed here' });
    });
  });

  it('shows what each stop condition says of a page, and the verdict if the paging ended there', async () => {
    const client = openOrders({
      pagination: { nextPageFlag: { field: 'more', stopOn: false, ifNotSet: false }, limitStop: { count: 9 } },
    });
    await client.start([{ line: client.lineOf('"responseParam"') }]);
    const conditions = await client.rows('Paging', 'ends when');
    const flag = 'stops: "more" counts as false, on which "nextPageFlag" stops.';
    assert.deepEqual(Object.values(conditions), ['continues', flag, 'is not checked']);
    assert.equal((await client.rows('Run'))['verdict if it ended here'], 'incomplete');
  });

  it('shows the verdict of a job at its end, with the evidence', async () => {
    const client = openOrders();
    await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 3' }]);
    await on(client, 'stepOut');
    assert.equal((await client.rows('Paging'))['verdict'], 'complete');
    const evidence = Object.keys(await client.rows('Paging', 'verdict'));
    assert.deepEqual(evidence, ['total-matches', 'token-ended']);
  });

  describe('of tables', () => {
    it('shows the rows of the page, before and after they are written', async () => {
      const client = openOrders();
      await client.start([{ line: client.lineOf('"dataType"') }, { line: client.lineOf('"responseParam"') }]);
      for (const tables of [
        { 'rows of this page': 'of 2 records' },
        { 'b.orders': '2 rows, 1 column', 'rows of this page': 'of 2 records' },
      ]) {
        assert.deepEqual(await client.rows('Tables'), tables);
        assert.deepEqual(await client.rows('Tables', 'rows of this page'), { 'b.orders': '2 rows' });
        assert.deepEqual(await client.rows('Tables', 'rows of this page', 'b.orders'), {
          0: '{id: "1"}',
          1: '{id: "2"}',
        });
        await client.after('continue');
      }
    });

    it('gives the rows of a large page in parts', async () => {
      answer('/orders', [{ items: Array.from({ length: 2500 }, (_, id) => ({ id })) }]);
      const client = openOrders();
      await client.start([{ line: client.lineOf('"responseParam"') }]);
      const variablesReference = await client.referenceOf('Tables', 'rows of this page', 'b.orders');
      const part = { variablesReference, filter: 'indexed', start: 2400, count: 100 };
      const { variables } = await client.ask('variables', part);
      assert.deepEqual([variables.length, variables[0].name, variables.at(-1).value], [100, '2400', '{id: "2499"}']);
    });

    it('masks what is named like a credential, also in columns', async () => {
      answer('/orders', [{ items: [{ id: 1, password: { of: { ada: 'hush-hush' } } }] }]);
      const client = openOrders();
      await client.start([{ line: client.lineOf('"responseParam"') }]);
      const rows = await client.rows('Tables', 'rows of this page', 'b.orders', '0');
      assert.deepEqual(rows, { id: '"1"', password_of_ada: '"•••"' });
    });

    it('says why a page cannot be rows', async () => {
      answer('/orders?after=b', [{ items: [{ id: { a: 1 } }], meta: {} }]);
      const client = openOrders();
      await client.start([{ line: client.lineOf('"dataType"'), condition: 'page == 2' }]);
      const rows = await client.rows('Tables', 'rows of this page');
      assert.match(rows['no rows'] ?? '', /^"orders\.\[\]\.id" holds/);
    });
  });

  it('shows the page whose records become rows, where it has waited for the next one', async () => {
    const same = [{ id: 1 }, { id: 2 }];
    answer('/orders', [{ items: same, meta: { next: 'b' } }]);
    answer('/orders?after=b', [{ items: same, meta: { next: 'c' } }]);
    const client = openOrders();
    const line = client.lineOf('"dataType"');
    const shown: string[] = [];
    for (let stop = await client.start([{ line }]); stop !== 'ended'; stop = await client.after('continue')) {
      const { params } = await client.rows('Request');
      shown.push(`${stop.frame}: ${params}, ${await client.evaluate('records')} records`);
    }
    assert.deepEqual(shown, [
      'orders, page 1: {}, 2 records',
      'orders, page 2: {after: "b"}, 2 records',
      'orders, page 3: {after: "c"}, 1 records',
    ]);
  });

  it('restarts the page that has waited, not the one that was read after it', async () => {
    const same = [{ id: 1 }, { id: 2 }];
    answer('/orders', [{ items: same, meta: { next: 'b' } }]);
    const waiting = [{ items: same, meta: { next: 'c' } }] as [object];
    answer('/orders?after=b', waiting, waiting);
    const client = openOrders();
    await client.start([{ line: client.lineOf('"dataType"'), condition: 'page == 2' }]);
    const [frame] = await client.frames();
    const stop = await client.after('restartFrame', { frameId: frame?.id });
    assert.equal(stop !== 'ended' && stop.frame, 'orders, page 2');
    assert.equal((await client.rows('Run'))['now'], 'request');
  });
});
