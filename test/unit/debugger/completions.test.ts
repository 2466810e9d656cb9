import assert from 'node:assert/strict';
import { debugOrders, orderLines } from '../../support/debugOrders.ts';

const names = ['at', 'iteration', 'job', 'page', 'records', 'request', 'response', 'status', 'total'];

/** The text before the cursor, and what it may become. */
const cases: [text: string, labels: string[]][] = [
  ['', names],
  ['re', ['records', 'request', 'response']],
  ['page == 1 && sta', ['status']],
  ['nope', []],
  ['request.', ['endpoint', 'headers', 'method', 'params']],
  ['request.params.', ['after']],
  ['response.', ['items', 'meta']],
  ['response.me', ['meta']],
  ['response.meta.', ['next', 'total']],
  ['size(response.', ['items', 'meta']],
  ['response.items[0].', ['id']],
  ['response["meta"].n', ['next']],
  ['record.', ['id']],
  ['response.items.', []],
  ['response.nope.', []],
  ['1.', []],
];

describe('completions of the debug console', () => {
  const { open } = debugOrders();

  async function complete(text: string, columns: 0 | 1 = 1) {
    const client = open();
    await client.ask('initialize', { adapterID: 'pagewright', columnsStartAt1: columns === 1 });
    await client.ask('launch', { program: '/test.extractor.json' });
    await client.ask('setBreakpoints', {
      breakpoints: [{ line: client.lineOf('"responseParam"'), condition: 'page == 2' }],
    });
    await client.after('configurationDone');
    const [frame] = await client.frames();
    const { targets } = await client.ask('completions', { text, column: text.length + columns, frameId: frame?.id });
    return targets as { label: string; start: number; length: number }[];
  }

  for (const [text, labels] of cases) {
    it(`${text || 'nothing yet'}: ${labels.join(', ') || 'nothing'}`, async () => {
      assert.deepEqual((await complete(text)).map(({ label }) => label).toSorted(), labels);
    });
  }

  for (const columns of [0, 1] as const) {
    it(`replace the word before the cursor, for a client that counts columns from ${columns}`, async () => {
      const text = 'page == 1 && response.me';
      const [target] = await complete(text, columns);
      assert.deepEqual(target, { label: 'meta', start: text.indexOf('me') + columns, length: 2, type: 'property' });
    });
  }

  it('are names of the run before there is a job', async () => {
    const client = open();
    await client.start([], { stopOnEntry: true });
    const { targets } = await client.ask('completions', { text: '', column: 1 });
    assert.deepEqual(
      targets.map(({ label }: { label: string }) => label),
      ['at', 'iteration'],
    );
  });
});

describe('pointers of the configuration', () => {
  const { open, answer } = debugOrders();
  const root = '/parameters/config/jobs/0';
  const paging = '/parameters/api/pagination';

  /** A pointer and what it is at the second page, or at the line of a child. */
  const cases: [pointer: string, value: string][] = [
    [`${root}/endpoint`, '"orders"'],
    [`${root}/dataField`, '1 record'],
    [`${root}/params/state`, '"open"'],
    [`${root}/params/a~1b`, '1'],
    [`${root}/params/filter/ids/1`, '2'],
    [`${paging}/responseParam`, '"c"'],
    [paging, 'The response has a value at "meta.next", which is sent as "after".'],
  ];
  for (const [pointer, value] of cases) {
    it(`${pointer} is ${value}`, async () => {
      const pagination = { includeParams: true };
      const client = open({ pagination, job: { params: { state: 'open', 'a/b': 1, filter: { ids: [1, 2] } } } });
      for (const [after, next] of [
        ['', 'b'],
        ['&after=b', 'c'],
      ]) {
        const query = `state=open&a%2Fb=1&filter%5Bids%5D%5B0%5D=1&filter%5Bids%5D%5B1%5D=2${after}`;
        answer(`/orders?${query}`, [{ items: [{ id: next }], meta: { next } }]);
      }
      await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 2' }]);
      assert.equal(await client.evaluate(pointer), value, client.console.join('\n'));
    });
  }

  it('are the same without "parameters"', async () => {
    const client = open();
    await client.start([{ line: client.lineOf('"responseParam"') }]);
    assert.equal(await client.evaluate(`${paging}/responseParam`), '"b"');
    assert.equal(await client.evaluate('/api/pagination/responseParam'), '"b"');
  });

  it('are values of the parent record in a child', async () => {
    const client = open({ job: { children: orderLines } });
    await client.start([{ line: client.lineOf('"dataType": "lines"'), condition: 'record.id == 2' }]);
    assert.equal(await client.evaluate(`${root}/children/0/placeholders/id`), '2');
    assert.equal(await client.evaluate(`${root}/children/0/endpoint`), '"orders/2/lines"');
  });

  it('say that a value is not in the response', async () => {
    const client = open({ pagination: { responseParam: 'meta.nope' } });
    await client.start([{ line: client.lineOf('"responseParam"') }]);
    assert.equal(await client.evaluate(`${paging}/responseParam`), 'not in the response');
  });

  it('have no value before there is a job', async () => {
    const client = open();
    await client.start([], { stopOnEntry: true });
    await assert.rejects(client.evaluate(`${root}/endpoint`), { message: 'This key has no value at this moment.' });
  });
});
