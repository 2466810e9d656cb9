import assert from 'node:assert/strict';
import { exceptionFilters } from '../../../debugger/breakpoints/exceptionFilters.ts';
import { debugOrders, orderLines } from '../../support/debugOrders.ts';

const all = ['1', '2', '3'];

/** A condition at `responseParam`, and the pages at which it stops. */
const conditions: [condition: string, pages: string[]][] = [
  ['page == 2', ['2']],
  ['page % 2 == 1', ['1', '3']],
  ['status >= 400', []],
  ['status == 200', all],
  ['records < 2', ['2', '3']],
  ['records < limit', []],
  ['total > 2', ['2', '3']],
  ['response.meta.total == 4', all],
  ['response.meta.next == "c"', ['2']],
  ['has(response.meta.next)', ['1', '2']],
  ['"next" in response.meta', ['1', '2']],
  ['response.items[0].id == 3', ['2']],
  ['response.items.exists(item, item.id == 2)', ['1']],
  ['size(response.items) == 2', ['1']],
  ['record.id == 3', ['2']],
  ['record.id > 1', all],
  ['request.endpoint == "orders"', all],
  ['request.method == "GET"', all],
  ['has(request.params.after) && request.params.after == "b"', ['2']],
  ['at == "next" && job == "orders"', all],
  ['iteration == 1', all],
  ['stop == "no-next-value"', ['3']],
  ['false', []],
  // A value other than true does not stop.
  ['page', []],
  ['"yes"', []],
];

const hitConditions: [hitCondition: string, pages: string[]][] = [
  ['2', ['2']],
  ['== 2', ['2']],
  ['= 2', ['2']],
  ['>= 2', ['2', '3']],
  ['> 2', ['3']],
  ['< 2', ['1']],
  ['<= 2', ['1', '2']],
  ['% 2', ['2']],
  ['%2', ['2']],
  ['0', []],
  ['% 0', []],
  [' ', all],
];

/** Conditions that cannot be read, and a part of the message. */
const unreadable: [breakpoint: object, message: RegExp][] = [
  [{ condition: 'page ==' }, /^Unexpected token: EOF\.$/],
  [{ condition: 'page === 1' }, /\.$/],
  [{ condition: '"open' }, /^Unterminated string\.$/],
  [
    { hitCondition: 'often' },
    /^"often" is not a hit count\. Write a number, or a comparison such as ">= 3" or "% 10"\.$/,
  ],
  [{ hitCondition: '-1' }, /^"-1" is not a hit count\./],
];

const messages: [logMessage: string, first: string][] = [
  ['page {page} of {job}', 'page 1 of orders'],
  ['{response.meta}', '{"next":"b","total":4}'],
  ['{response.items}', '[{"id":1},{"id":2}]'],
  ['{[1, 2.5, "x", true, null]}', '[1,2.5,"x",true,null]'],
  ['{status} {records}/{total}', '200 2/2'],
  ['{page == 1 ? "first" : "later"}', 'first'],
  ['without values', 'without values'],
  ['{}', '{}'],
];

describe('conditions of breakpoints', () => {
  const { open, answer } = debugOrders();

  async function pagesOf(breakpoint: object): Promise<string[]> {
    const client = open();
    const stops = await client.stops([{ line: client.lineOf('"responseParam"'), ...breakpoint }]);
    return stops.map((stop) => /page (\d)/.exec(stop)?.[1] ?? stop);
  }

  for (const [condition, pages] of conditions) {
    it(`${condition}: page ${pages.join(', ') || 'none'}`, async () =>
      assert.deepEqual(await pagesOf({ condition }), pages));
  }

  for (const [hitCondition, pages] of hitConditions) {
    it(`hit count ${hitCondition}: page ${pages.join(', ') || 'none'}`, async () =>
      assert.deepEqual(await pagesOf({ hitCondition }), pages));
  }

  it('counts only the hits at which the condition holds', async () => {
    assert.deepEqual(await pagesOf({ condition: 'page > 1', hitCondition: '2' }), ['3']);
  });

  it('reads records < limit where the paging asks for a number of records', async () => {
    const client = open({ pagination: { method: 'offset', limit: 2 } });
    answer('/orders?limit=2&offset=0', [{ items: [{ id: 1 }, { id: 2 }] }]);
    answer('/orders?limit=2&offset=2', [{ items: [{ id: 3 }] }]);
    const line = client.lineOf('"limit"');
    assert.deepEqual(await client.stops([{ line, condition: 'records < limit' }]), ['orders, page 2: next']);
  });

  it('asks for the parent record of a child, and its placeholders', async () => {
    for (const condition of ['record.id == 3', 'placeholder.id == 3']) {
      const client = open({ job: { children: orderLines } });
      const line = client.lineOf('"dataType": "lines"');
      const stop = await client.start([{ line, condition }]);
      assert.equal(stop !== 'ended' && (await client.frames())[1]?.name, 'orders, page 2');
      await client.close();
    }
  });

  for (const [breakpoint, message] of unreadable) {
    it(`says why it cannot read ${JSON.stringify(breakpoint)}`, async () => {
      const client = open();
      await client.ask('launch', { program: '/test.extractor.json' });
      const { breakpoints } = await client.ask('setBreakpoints', {
        source: {},
        breakpoints: [{ line: 1, ...breakpoint }],
      });
      assert.equal(breakpoints[0].verified, false);
      assert.match(breakpoints[0].message, message);
    });
  }

  it('says once why a condition fails, and does not stop there', async () => {
    const client = open();
    const line = client.lineOf('"responseParam"');
    assert.deepEqual(await client.stops([{ line, condition: 'response.meta.nope > 1' }]), []);
    const said = client.console.filter((text) => text.startsWith('The condition in line'));
    assert.deepEqual(said, [`The condition in line ${line} does not hold: No such key: nope.`]);
  });

  it('does not stop at what is not known yet', async () => {
    const client = open();
    const line = client.lineOf('"endpoint"');
    assert.deepEqual(await client.stops([{ line, condition: 'status == 200' }]), []);
  });

  for (const [logMessage, first] of messages) {
    it(`writes ${logMessage}`, async () => {
      const client = open();
      const line = client.lineOf('"responseParam"');
      assert.deepEqual(await client.stops([{ line, logMessage, condition: 'page == 1' }]), []);
      assert.ok(client.console.includes(first), client.console.join('\n'));
    });
  }

  it('writes what is wrong in place of a value', async () => {
    const client = open();
    const line = client.lineOf('"responseParam"');
    await client.stops([{ line, logMessage: 'next {response.nope} {1 +}', condition: 'page == 1' }]);
    assert.ok(client.console.includes('next {No such key: nope.} {Unexpected token: EOF.}'), client.console.join('\n'));
  });

  it('writes its message only at the hits that count', async () => {
    const client = open();
    const line = client.lineOf('"responseParam"');
    await client.stops([{ line, logMessage: 'hit at {page}', hitCondition: '>= 2' }]);
    assert.deepEqual(
      client.console.filter((text) => text.startsWith('hit')),
      ['hit at 2', 'hit at 3'],
    );
  });

  it('writes for each record that it finds with a condition', async () => {
    const client = open();
    const line = client.lineOf('"responseParam"');
    await client.stops([{ line, logMessage: 'found {record.id}', condition: 'record.id == 2' }]);
    assert.ok(client.console.includes('found 2'));
  });
});

describe('exception breakpoints', () => {
  const { open, answer } = debugOrders();
  const retry = { retryConfig: { maxRetries: 2 } };

  /** The stops by filter: the frame, and the message. */
  const cases: Record<string, { given?: () => void; config?: object; stops: [frame: string, text: string][] }> = {
    failed: {
      given: () => answer('/orders?after=b', [{ error: 'gone' }, 404]),
      stops: [['orders, page 2', 'GET /orders?after=b → 404']],
    },
    retry: {
      given: () => answer('/orders?after=b', [{}, 503, { 'retry-after': '0' }]),
      stops: [['orders, page 2', 'HTTP 503: waiting 1.0 s before retry 1 of 2.']],
    },
    warning: {
      config: { pagination: { responseParam: 'meta.nxt' } },
      stops: [
        [
          'orders, page 1',
          'The next page is looked up at "meta.nxt", which the response does not have; it has "meta.next". If you meant that, only the first page was read.',
        ],
      ],
    },
    missing: {
      config: { pagination: { responseParam: 'meta.nxt' } },
      stops: [
        [
          'orders, page 1',
          'The response has no "meta.nxt", where "responseParam" expects the next page, but it has "meta.next".',
        ],
      ],
    },
    doubt: {
      config: { pagination: { responseParam: 'meta.nxt' } },
      stops: [['orders, page 1', 'The API reports 4 records in "meta.total", but only 2 were read.']],
    },
  };

  it('are held, one by one', () => {
    open();
    assert.deepEqual(
      Object.keys(cases),
      exceptionFilters.map(({ filter }) => filter),
    );
  });

  for (const [filter, { given, config, stops }] of Object.entries(cases)) {
    it(`${filter}: stops and says what happened`, async () => {
      given?.();
      const client = open({ api: retry, ...config });
      const found: [string, string | undefined][] = [];
      for (let stop = await client.start([], {}, [filter]); stop !== 'ended'; stop = await client.after('continue')) {
        assert.equal(stop.reason, 'exception');
        found.push([stop.frame, stop.text]);
      }
      assert.deepEqual(found, stops, client.console.join('\n'));
    });
  }

  const filters = exceptionFilters.map(({ filter }) => filter);

  it('stop nowhere in a run that goes well', async () => {
    assert.equal(await open().start([], {}, filters), 'ended');
  });

  it('stop at no child job of which nothing is known', async () => {
    const token = { method: 'response.param', responseParam: 'meta.next', queryParam: 'after' };
    const pagination = { method: 'multiple', scrollers: { token }, responseParam: undefined, queryParam: undefined };
    const client = open({ job: { children: orderLines, scroller: 'token' }, pagination });
    assert.equal(await client.start([], {}, filters), 'ended');
    assert.equal(client.console.at(-1), 'orders > lines: 4 records, unknown.');
  });

  it('stop once for what is the same at every child job', async () => {
    for (const order of [1, 2, 3, 4]) answer(`/orders/${order}/lines`, [{ items: [], total: 7 }]);
    const children = orderLines.map((child) => ({ ...child, dataField: 'items' }));
    const client = open({ job: { children } });
    const stop = await client.start([], {}, ['doubt']);
    assert.deepEqual(stop !== 'ended' && stop.frame, 'orders > lines, page 1');
    assert.equal(await client.after('continue'), 'ended');
  });

  it('stop at a path that is missing, in the line that names it', async () => {
    for (const [given, text] of [
      [{ pagination: { responseParam: 'meta.nxt' } }, '"responseParam"'],
      [{ job: { dataField: 'itms' } }, '"dataField"'],
    ] as const) {
      const client = open(given);
      const stop = await client.start([], {}, ['missing']);
      assert.equal(stop !== 'ended' && stop.line, client.lineOf(text));
      await client.close();
    }
  });

  it('stop nowhere while nobody looks for them', async () => {
    const { given, config } = cases['missing'] ?? assert.fail();
    given?.();
    assert.equal(await open(config).start([]), 'ended');
  });
});
