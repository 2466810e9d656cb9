import assert from 'node:assert/strict';
import { debugOrders } from '../../support/debugOrders.ts';

/** An expression and what it is; at page 2 of the orders. */
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
  ['record.id', 'Unknown variable: record.'],
  ['process.exit()', "found no matching overload for 'dyn.exit()'."],
  ['/parameters/api', 'This key has no value at this moment.'],
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
});
