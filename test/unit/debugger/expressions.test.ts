import assert from 'node:assert/strict';
import { debugOrders, orderLines } from '../../support/debugOrders.ts';

/** An expression and its value at page 2 of the orders. */
const values: [expression: string, result: string][] = [
  ['page', '2'],
  ['status', '200'],
  ['records', '1'],
  ['total', '3'],
  ['job', '"orders"'],
  ['at', '"next"'],
  ['iteration', '1'],
  ['request.endpoint', '"orders"'],
  ['request.params', '{after: "b"}'],
  ['response.text', '"ž / \\"quoted\\""'],
  ['response.price', '10.5'],
  ['response.price > 10', 'true'],
  ['response.whole', '1'],
  ['response.none', 'null'],
  ['response.on', 'true'],
  // An integer that JavaScript has no number for.
  ['response.big', '9007199254740993'],
  ['response.big == 9007199254740993', 'true'],
  ['response.big + 1', '9007199254740994'],
  ['response.list', '3 elements'],
  ['response.list[1]', '2.5'],
  ['[response.big, 1]', '2 elements'],
  ['response["a key"]', '1'],
  ['{"a": response.big}', '{a: 9007199254740993}'],
  ['[1, "a", null]', '3 elements'],
  ['timestamp("2026-01-02T00:00:00Z")', '"2026-01-02T00:00:00.000Z"'],
  ['duration("90m")', '"5400s"'],
  ['type(page)', '"Type<int>"'],
];

const faults: [expression: string, message: string][] = [
  ['', 'Unexpected token: EOF.'],
  ['page +', 'Unexpected token: EOF.'],
  ['nope', 'Unknown variable: nope.'],
  ['response.nope', 'No such key: nope.'],
  ['response.list[7]', 'No such key: index out of bounds, index 7 >= size 3.'],
  ['page + "x"', 'no such overload: dyn<int> + string.'],
  ['process.exit()', "found no matching overload for 'dyn.exit()'."],
  ['/parameters/api', 'This key has no value at this moment.'],
];

/** Expressions about a page with the records 1 and 2, with their values: as in a condition, or of the first one. */
const ofRecords: [expression: string, result: string][] = [
  ['record.id == 1', 'true'],
  ['record.id == 2', 'true'],
  ['record.id == 3', 'false'],
  ['record.id > 0 && page == 1', 'true'],
  ['has(record.nope)', 'false'],
  ['record', '{id: 1}'],
  ['record.id', '1'],
  ['"no. " + string(record.id)', '"no. 1"'],
  ['records', '2'],
];

describe('expressions', () => {
  const { open, answer } = debugOrders();
  const second = '"price":10.5,"whole":1.0,"none":null,"on":true,"big":9007199254740993,"list":[1,2.5,"x"],"a key":1';

  async function atPage2() {
    const raw = `{"items":[{"id":3}],"text":"ž / \\"quoted\\"",${second}}`;
    answer('/orders?after=b', [raw]);
    const client = open();
    await client.start([{ line: client.lineOf('"responseParam"'), condition: 'page == 2' }]);
    return client;
  }

  for (const [expression, result] of values) {
    it(`${expression} is ${result}`, async () => {
      const client = await atPage2();
      assert.equal(await client.evaluate(expression), result);
    });
  }

  for (const [expression, message] of faults) {
    it(`"${expression}" is nothing: ${message}`, async () => {
      const client = await atPage2();
      await assert.rejects(client.evaluate(expression), { message });
    });
  }

  it('writes a response with all digits of its integers', async () => {
    const client = await atPage2();
    const [frame] = await client.frames();
    const { text } = await client.ask('pagewright/response', { frameId: frame?.id });
    assert.ok(text.includes('"big": 9007199254740993,'), text);
  });

  it('writes an integer in a message with all of its digits', async () => {
    answer('/orders', ['{"items":[{"id":9007199254740993}]}']);
    const client = open();
    await client.start([{ line: client.lineOf('"responseParam"'), logMessage: 'first {response.items[0]}' }]);
    assert.ok(client.console.includes('first {"id":9007199254740993}'), client.console.join('\n'));
  });

  for (const context of ['repl', 'watch', 'hover', undefined]) {
    for (const [expression, result] of ofRecords) {
      it(`${expression} is ${result} of the records of a page, in ${context ?? 'no context'}`, async () => {
        const client = open();
        await client.start([{ line: client.lineOf('"responseParam"') }]);
        const [frame] = await client.frames();
        const { result: found } = await client.ask('evaluate', { expression, frameId: frame?.id, context });
        assert.equal(found, result);
      });
    }
  }

  it('asks for the parent record in a child job, and for those of the page in the frame of the parent', async () => {
    const client = open({ job: { children: orderLines } });
    await client.start([{ line: client.lineOf('"dataType": "lines"'), condition: 'record.id == 2' }]);
    const [child, parent] = await client.frames();
    const results: string[] = [];
    for (const frameId of [child?.id, parent?.id])
      for (const expression of ['record.id', 'record.id == 1'])
        results.push((await client.ask('evaluate', { expression, frameId, context: 'watch' })).result);
    assert.deepEqual(results, ['2', 'false', '1', 'true']);
  });

  it('knows no record before the response has come', async () => {
    const client = open();
    await client.start([{ line: client.lineOf('"endpoint"') }]);
    await assert.rejects(client.evaluate('record.id == 1'), { message: 'Unknown variable: record.' });
  });

  it('says that a page has no records', async () => {
    answer('/orders', [{ items: [] }]);
    const client = open();
    await client.start([{ line: client.lineOf('"responseParam"') }]);
    await assert.rejects(client.evaluate('record.id == 1'), { message: 'The page has no records.' });
  });

  it('writes in a message what the records are', async () => {
    const client = open();
    const logMessage = 'has 2: {record.id == 2}, first: {record.id}';
    await client.start([{ line: client.lineOf('"responseParam"'), logMessage }]);
    assert.ok(client.console.includes('has 2: true, first: 1'), client.console.join('\n'));
  });
});
