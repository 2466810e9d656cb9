import assert from 'node:assert/strict';
import path from 'node:path';
import { DebugClient } from '../../support/debugClient.ts';
import { sendJson, startApi, type TestApi } from '../../support/startApi.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const pages: Record<string, unknown> = {
  '/orders': { items: [{ id: 1 }, { id: 2 }], meta: { next: 'b' }, access_token: 'hush-hush' },
  '/orders?after=b': { items: [{ id: 3 }], meta: { next: 'c' } },
  '/orders?after=other': { items: [{ id: 5 }], meta: { next: 'c' } },
  '/orders?after=c': { items: [{ id: 4 }], meta: {} },
  '/orders/1/lines': [{ sku: 'a' }],
  '/orders/2/lines': [{ sku: 'b' }],
  '/orders/3/lines': [{ sku: 'c' }],
  '/orders/4/lines': [{ sku: 'd' }],
};

describe('debugging', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let client: DebugClient;
  before(async () => {
    api = await startApi(({ url = '' }, response) => sendJson(response, pages[url] ?? {}));
  });
  after(() => api.close());
  beforeEach(() => {
    api.requests.splice(0);
  });
  afterEach(() => client.close());

  function open(job: object = {}, pagination: object = {}): DebugClient {
    const config = {
      parameters: {
        api: {
          baseUrl: api.url,
          pagination: { method: 'response.param', responseParam: 'meta.next', queryParam: 'after', ...pagination },
        },
        config: { outputBucket: 'b', jobs: [{ endpoint: 'orders', dataField: 'items', dataType: 'orders', ...job }] },
      },
    };
    client = new DebugClient(JSON.stringify(config, undefined, 2), { outDir: path.join(folder(), 'out') });
    return client;
  }

  const children = [{ endpoint: 'orders/{id}/lines', placeholders: { id: 'id' }, dataType: 'lines' }];

  it('stops where the next page is looked for', async () => {
    open();
    const line = client.lineOf('"responseParam"');
    const at = (page: number) => ({ frame: `orders, page ${page}`, line, reason: 'breakpoint', text: undefined });
    assert.deepEqual(await client.start([{ line }]), at(1));
    assert.deepEqual(await client.after('continue'), at(2));
    assert.deepEqual(await client.after('continue'), at(3));
    assert.equal(await client.after('continue'), 'ended');
    assert.equal(client.console.at(-1), 'orders: 4 records, complete.');
  });

  it('steps from request to request', async () => {
    open({ children });
    const line = client.lineOf('"endpoint": "orders"');
    assert.deepEqual(await client.start([{ line }]), {
      frame: 'orders, page 1',
      line,
      reason: 'breakpoint',
      text: undefined,
    });
    await client.ask('setBreakpoints', { source: {}, breakpoints: [] });
    assert.deepEqual(await client.after('next'), { frame: 'orders, page 2', line, reason: 'step', text: undefined });
    assert.deepEqual(await client.after('next'), { frame: 'orders, page 3', line, reason: 'step', text: undefined });
    assert.equal(await client.after('next'), 'ended');
  });

  it('steps to the first request from where the run begins', async () => {
    open();
    const entry = await client.start([], { stopOnEntry: true });
    assert.equal(entry !== 'ended' && entry.reason, 'entry');
    const first = await client.after('next');
    assert.equal(first !== 'ended' && first.frame, 'orders, page 1');
  });

  it('goes back to what was read, and forward again without asking the API', async () => {
    open();
    const line = client.lineOf('"responseParam"');
    await client.start([{ line, condition: 'page == 3' }]);
    const sent = [...api.requests];
    const back = await client.after('stepBack');
    assert.deepEqual(back !== 'ended' && back.frame, 'orders, page 3');
    const further = await client.after('stepBack');
    assert.deepEqual(further !== 'ended' && further.frame, 'orders, page 2');
    assert.equal(await client.evaluate('request.params.after'), '"b"');
    await client.after('continue');
    assert.equal(await client.evaluate('page'), '3');
    assert.deepEqual(api.requests, sent);
  });

  it('continues backwards to the breakpoint before', async () => {
    open();
    const line = client.lineOf('"responseParam"');
    await client.start([{ line }]);
    await client.after('continue');
    await client.after('continue');
    const before = await client.after('reverseContinue');
    assert.deepEqual(before, { frame: 'orders, page 2', line, reason: 'breakpoint', text: undefined });
  });

  it('sends a request again, with the configuration as it is now', async () => {
    open({}, { responseParam: 'meta.nxt' });
    const line = client.lineOf('"responseParam"');
    await client.start([{ line }]);
    assert.equal((await client.rows('Paging'))['found'], 'not in the response');
    client.text = client.text.replace('meta.nxt', 'meta.next');
    const [frame] = await client.frames();
    const again = await client.after('restartFrame', { frameId: frame?.id });
    assert.deepEqual(again !== 'ended' && again.frame, 'orders, page 1');
    await client.after('continue');
    assert.equal((await client.rows('Paging'))['found'], '"b"');
    assert.deepEqual(api.requests, ['GET /orders', 'GET /orders']);
  });

  it('shows no secrets', async () => {
    open();
    await client.start([{ line: client.lineOf('"responseParam"') }]);
    assert.equal((await client.rows('Response', 'body'))['access_token'], '"•••"');
    assert.equal(await client.evaluate('response.access_token'), '"•••"');
    assert.equal(await client.evaluate('response.access_token.size()'), '3');
  });

  it('shows the children of a page one after the other', async () => {
    open({ children });
    const line = client.lineOf('"placeholders"');
    const stop = await client.start([{ line, condition: 'record.id == 2' }]);
    assert.deepEqual(stop !== 'ended' && stop.reason, 'breakpoint');
    const names = (await client.frames()).map(({ name }) => name);
    assert.deepEqual(names, ['orders > lines', 'orders, page 1', 'run']);
    assert.equal((await client.rows('Attributes and contexts'))['{id}'], '2');
  });

  it('writes a message instead of stopping', async () => {
    open();
    const line = client.lineOf('"responseParam"');
    assert.equal(
      await client.start([{ line, logMessage: 'page {page}: {records} of {size(response.items)}' }]),
      'ended',
    );
    const written = client.console.filter((text) => text.startsWith('page '));
    assert.deepEqual(written, ['page 1: 2 of 2', 'page 2: 1 of 1', 'page 3: 1 of 1']);
  });

  /** Changes a parameter of the request that is about to be sent. */
  async function change(name: string, value: string): Promise<void> {
    const [frame] = await client.frames();
    const { scopes } = await client.ask('scopes', { frameId: frame?.id });
    const request = scopes.find((scope: { name: string }) => scope.name === 'Request');
    const { variables } = await client.ask('variables', { variablesReference: request.variablesReference });
    const params = variables.find((row: { name: string }) => row.name === 'params');
    await client.ask('setVariable', { variablesReference: params.variablesReference, name, value });
  }

  it('changes a parameter before its request is sent', async () => {
    open();
    await client.start([{ line: client.lineOf('"endpoint"'), condition: 'page == 2' }]);
    await change('after', 'c');
    assert.equal(await client.after('continue'), 'ended');
    assert.deepEqual(api.requests, ['GET /orders', 'GET /orders?after=c']);
  });

  it('keeps such a change when it goes back', async () => {
    open();
    await client.start([{ line: client.lineOf('"endpoint"'), condition: 'page == 2' }]);
    await change('after', 'other');
    const stop = await client.after('next');
    assert.deepEqual(stop !== 'ended' && stop.frame, 'orders, page 3');
    await client.after('stepBack');
    assert.equal(await client.evaluate('request.params.after'), '"other"');
    assert.equal(await client.after('continue'), 'ended');
    assert.deepEqual(api.requests, ['GET /orders', 'GET /orders?after=other', 'GET /orders?after=c']);
  });

  it('stays where it is when the configuration cannot be run again', async () => {
    open();
    await client.start([{ line: client.lineOf('"responseParam"') }]);
    const text = client.text;
    client.text = text.replace('"baseUrl"', '"baseUrll"');
    const [frame] = await client.frames();
    await assert.rejects(client.ask('restartFrame', { frameId: frame?.id }), /baseUrl/);
    client.text = text;
    assert.equal(await client.evaluate('page'), '1');
    const stop = await client.after('continue');
    assert.deepEqual(stop !== 'ended' && stop.frame, 'orders, page 2');
  });

  it('stops at what is missing', async () => {
    open({}, { responseParam: 'meta.nope' });
    const stop = await client.start([], {}, ['missing']);
    assert.deepEqual(
      stop !== 'ended' && stop.text,
      'The response has no "meta.nope", where "responseParam" expects the next page.',
    );
  });

  it('gives the place of a value for the pagination, where it reads one', async () => {
    open();
    await client.start([{ line: client.lineOf('"responseParam"') }]);
    const [frame] = await client.frames();
    const ask = (evaluateName: string) => client.ask('pagewright/place', { frameId: frame?.id, evaluateName });
    assert.deepEqual(await ask('response.meta.next'), {
      path: 'meta.next',
      key: 'responseParam',
      paginationPointer: '/parameters/api/pagination',
    });
    assert.equal((await ask('response["next page"][0].at')).path, 'next page.0.at');
  });

  it('says where the pagination reads no value', async () => {
    open({}, { method: 'offset' });
    await client.start([{ line: client.lineOf('"method"') }]);
    const [frame] = await client.frames();
    const asked = client.ask('pagewright/place', { frameId: frame?.id, evaluateName: 'response.meta.next' });
    await assert.rejects(asked, /takes nothing from a response/);
  });
});
