import assert from 'node:assert/strict';
import { byOffset, offset, pathOf, rightPaging, rows, searchOnCommandLine } from '../support/searchOnCommandLine.ts';
import { sendJson } from '../support/startApi.ts';

describe('find-paging of a child job', () => {
  const { answers, config, find, found, requests, rowsOfRun, text, write } = searchOnCommandLine();
  const child = { endpoint: 'orders/{id}/items', dataType: 'items', placeholders: { id: 'id' } };
  const orders = { endpoint: 'orders', dataType: 'orders', children: [child] };
  /** Three orders on one page, each with a list of 113. */
  const ofOrders: Parameters<typeof answers>[0] = (request, response) =>
    pathOf(request) === '/v1/orders'
      ? sendJson(response, { items: rows(3, 'order'), total: 3 })
      : sendJson(response, byOffset(request));
  const job = ['--job', 'orders > items'];
  const written = () => JSON.parse(text());

  it('asks for the first page of its parent, then only for the child of its first record', async () => {
    answers(ofOrders);
    write(config({ jobs: [orders] }));
    const { result, method, changes, requests: sent } = await found(...job);
    assert.deepEqual([result, method], ['found', 'multiple']);
    assert.deepEqual(changes, [{ pointer: '/config/jobs/0/children/0/scroller', value: 'offset' }]);
    const [first, ...others] = requests();
    assert.equal(first, 'GET /v1/orders');
    assert.ok(
      others.every((request) => request.startsWith('GET /v1/orders/order-0/items')),
      String(others),
    );
    assert.equal(sent, requests().length, 'the one for the parent counts, too');
  });

  it('is written so that a run reads all records of each child, and its parent as before', async () => {
    answers(ofOrders);
    write(config({ jobs: [orders] }));
    await found(...job, '--write');
    assert.deepEqual(written().api.pagination.scrollers, { offset: rightPaging });
    assert.deepEqual(await rowsOfRun(), { orders: 3, 'orders > items': 339 });
  });

  it('leaves the paging of its parent, and what is right already', async () => {
    answers(offset);
    write(config({ jobs: [orders], pagination: rightPaging }));
    const before = text();
    assert.equal((await found(...job, '--write')).result, 'found');
    assert.equal(text(), before);
    const [first] = requests();
    assert.equal(first, 'GET /v1/orders?limit=50&skip=0', 'the first page of a run');
  });

  it('takes the first record that its filter accepts, and goes down to a grandchild', async () => {
    answers(ofOrders);
    const grandchild = { ...child, endpoint: 'orders/{order}/items/{item}/parts', placeholders: { item: 'id' } };
    const filtered = {
      ...child,
      recursionFilter: 'id==order-1',
      placeholders: { order: 'id' },
      endpoint: 'orders/{order}/items',
    };
    const parts = { ...grandchild, dataType: 'parts' };
    write(config({ jobs: [{ ...orders, children: [{ ...filtered, children: [parts] }] }] }));
    assert.equal((await found('--job', 'orders > items > parts')).result, 'found');
    const [, second, third] = requests();
    assert.deepEqual(
      [second, third?.split('?')[0]],
      ['GET /v1/orders/order-1/items', 'GET /v1/orders/order-1/items//v1/orders/order-1/items-0/parts'],
    );
  });

  it('says that there is no record to ask for', async () => {
    answers((_, response) => sendJson(response, { items: [] }));
    write(config({ jobs: [orders] }));
    const { result, reason, code } = await found(...job);
    assert.deepEqual([result, code], ['unknown', 3]);
    assert.match(reason, /^The first page of its parent has no record/);
    assert.equal(requests().length, 1);
  });

  it('says what each request is for', async () => {
    answers(ofOrders);
    write(config({ jobs: [orders] }));
    const { stderr } = await find(...job);
    const lines = stderr.trimEnd().split('\n');
    assert.equal(lines[0], 'Asking: the first page of "orders", for a record that "orders > items" runs for.');
    assert.equal(lines.length, requests().length);
  });

  it('is not part of a search of all jobs', async () => {
    answers(ofOrders);
    write(config({ jobs: [orders] }));
    await found();
    assert.ok(requests().every((request) => /^GET \/v1\/orders(\?|$)/.test(request)));
  });

  it('suggests the name that was meant', async () => {
    write(config({ jobs: [orders] }));
    await assert.rejects(found('--job', 'orders > item'));
    assert.equal(requests().length, 0);
  });
});
