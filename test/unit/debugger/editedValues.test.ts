import assert from 'node:assert/strict';
import type { DebugClient } from '../../support/debugClient.ts';
import { debugOrders } from '../../support/debugOrders.ts';

const paging = '/parameters/api/pagination';
const job = '/parameters/config/jobs/0';

/** The values that keys show after an edit, while a run waits at the first page. */
const cases: [title: string, from: string, to: string, pointer: string, shown: string][] = [
  ['the path of the next page', 'meta.nxt', 'meta.next', `${paging}/responseParam`, '"b"'],
  ['a path that is not there', 'meta.nxt', 'meta.nextt', `${paging}/responseParam`, 'not in the response'],
  [
    'a path in a text that is broken meanwhile',
    '"meta.nxt"',
    '"meta.next',
    `${paging}/responseParam`,
    'not in the response',
  ],
  ['the place of the records', '"items"', '"meta"', `${job}/dataField`, '1 record'],
  ['a place without records', '"items"', '"itms"', `${job}/dataField`, '0 records'],
  ['no place, where several are possible', '"items"', '""', `${job}/dataField`, '2 records'],
  [
    'another method',
    '"response.param",\n        "responseParam": "meta.nxt"',
    '"response.url",\n      "urlKey": "meta.next"',
    `${paging}/urlKey`,
    '"b"',
  ],
  ['a method that counts', '"response.param"', '"offset", "limit": 2', `${paging}/limit`, '2 of 2 records'],
  [
    'a job that moved down',
    '"jobs": [',
    '"jobs": [{ "endpoint": "users" }, ',
    '/parameters/config/jobs/1/dataField',
    '2 records',
  ],
  ['its decision, which the edit has not changed yet', 'meta.nxt', 'meta.next', paging, '(before the edit)'],
];

describe('the values of keys after an edit, while a run waits', () => {
  const { api, open, answer } = debugOrders();

  async function atFirstPage(): Promise<DebugClient> {
    const client = open({ pagination: { responseParam: 'meta.nxt' } });
    await client.start([{ line: client.lineOf('"responseParam"') }]);
    return client;
  }

  function edit(client: DebugClient, from: string, to: string): void {
    assert.ok(client.text.includes(from), from);
    client.text = client.text.replace(from, to);
  }

  for (const [title, from, to, pointer, shown] of cases) {
    it(`${title}: ${shown}`, async () => {
      const client = await atFirstPage();
      edit(client, from, to);
      const value = await client.evaluate(pointer);
      assert.ok(value.endsWith(shown), value);
      assert.deepEqual(api().requests, ['GET /orders']);
    });
  }

  it('are those of the last text that could be read', async () => {
    const client = await atFirstPage();
    edit(client, 'meta.nxt', 'meta.next');
    await client.evaluate(`${paging}/responseParam`);
    client.text = client.text.slice(0, -5);
    assert.equal(await client.evaluate(`${paging}/responseParam`), '"b"');
  });

  it('say why the place of the records is unclear', async () => {
    answer('/orders', [{ items: [{ id: 1 }], more: [] }]);
    const client = await atFirstPage();
    edit(client, '"items"', '""');
    assert.match(await client.evaluate(`${job}/dataField`), /has several lists \("items", "more"\)/);
  });

  it('are masked', async () => {
    answer('/orders', [{ items: [{ id: 1 }], access_token: 'hush-hush' }]);
    const client = await atFirstPage();
    edit(client, 'meta.nxt', 'access_token');
    assert.equal(await client.evaluate(`${paging}/responseParam`), '"•••"');
    assert.ok(!client.received.join().includes('hush-hush'));
  });

  it('are read once for many keys', async () => {
    const client = await atFirstPage();
    edit(client, 'meta.nxt', 'meta.next');
    const [frame] = await client.frames();
    const asked = { expression: `${paging}/responseParam`, frameId: frame?.id, context: 'hover' };
    const before = client.readings;
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.ask('evaluate', asked)));
    assert.deepEqual(new Set(answers.map(({ result }) => result)), new Set(['"b"']));
    assert.equal(client.readings, before + 1);
  });

  it('are those of the frame: a value of the response is written where the edited pagination reads one', async () => {
    const client = open({ pagination: { method: 'offset' } });
    await client.start([{ line: client.lineOf('"method"') }]);
    const [frame] = await client.frames();
    const ask = () => client.ask('pagewright/place', { frameId: frame?.id, evaluateName: 'response.meta.next' });
    await assert.rejects(ask(), /takes nothing from a response/);
    edit(client, '"offset"', '"response.param"');
    assert.deepEqual(await ask(), { path: 'meta.next', key: 'responseParam', paginationPointer: paging });
  });

  it('stand at the lines of the edited text, also of a job that moved', async () => {
    const client = open();
    await client.start([{ line: client.lineOf('"dataField"') }]);
    edit(client, '"jobs": [', '"jobs": [{ "endpoint": "users",\n "dataField": "" },');
    assert.equal((await client.frames())[0]?.line, client.lineOf('"dataField": "items"'));
  });
});
