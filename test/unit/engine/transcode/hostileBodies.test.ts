import assert from 'node:assert/strict';
import { createKernel } from '../../../../engine/core/transcode/createKernel.ts';
import { KernelMemory } from '../../../../engine/core/transcode/kernelMemory.ts';
import { PageReader } from '../../../../engine/core/transcode/pageReader.ts';
import { isExhaustive, sampled, sweep } from '../../../support/sweep.ts';
import { outcomeOf, parsing } from './outcomeOf.ts';

const job = { endpoint: 'items', dataField: undefined, responseFilter: { paths: [], delimiter: '.', compatLevel: 3 } };
/** Bodies like a record of 20 MB or a million records take time. */
const times = isExhaustive ? 10 : 1;
const many = isExhaustive ? 1_000_000 : 30_000;
const plain = '{"a":1,"b":"x","c":{"d":null}}';

/** A page before may bring the layouts and open the tables. */
function assertSame(body: string | Uint8Array, before?: string): void {
  const page = { job, dataType: 't', parents: '{"run":"R"}', body };
  let memory: KernelMemory | undefined;
  const reader = new PageReader(0, () => {
    memory = new KernelMemory(createKernel());
    return memory;
  });
  const pages = [...(before === undefined ? [] : [{ ...page, body: before }]), page, { ...page, body: `[${plain}]` }];
  assert.deepEqual(outcomeOf(pages, reader), outcomeOf(pages, parsing));
  const { byteLength } = memory?.kernel.memory.buffer ?? { byteLength: 0 };
  assert.ok(byteLength < 8 * 1024 * 1024, `${byteLength} bytes of memory`);
}

const withLists = '{"a":[{"x":1.5,"y":["é"]},{"x":"\\"","y":[]},null],"b":[],"c":{"d":[true]}}';

const bodies: [title: string, body: () => string][] = [
  ['lists nested 10,000 deep', () => `[${plain},{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}]`],
  ['objects nested 10,000 deep', () => `[${plain},${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}]`],
  ['objects nested 10,000 deep, not closed', () => `[${plain},${'{"a":'.repeat(10_000)}`],
  ['10,000 records begun', () => '[{"a":'.repeat(10_000)],
  ['a first record of megabytes', () => `[{"a":"${'x'.repeat(2_000_000 * times)}"},${plain}]`],
  ['a later record of megabytes', () => `[${plain},{"a":"${'x\\"é'.repeat(400_000 * times)}","b":1},${plain}]`],
  ['a string of megabytes that does not end', () => `[${plain},{"a":"${'x'.repeat(2_000_000 * times)}`],
  ['many small records', () => `[${'{"a":1},'.repeat(many)}{"a":2}]`],
  ['many empty records', () => `[${'{},'.repeat(many)}{}]`],
  ['many small records that do not end', () => `[${'{"a":1},'.repeat(many)}`],
  ['megabytes of white space', () => `[${plain},${' '.repeat(2_000_000 * times)}${plain}]`],
  ['5,000 keys', () => `[${`{${Array.from({ length: 5000 }, (_, i) => `"k${i}":${i}`).join()}},`.repeat(10)}{}]`],
  ['keys of 300 kB', () => `[${`{"${'k'.repeat(300_000)}":1},`.repeat(3)}{}]`],
  ['keys of 200 kB', () => `[${`{"${'k'.repeat(200_000)}":1},`.repeat(3)}{}]`],
  ['another key in every record', () => `[${Array.from({ length: 900 }, (_, i) => `{"k${i}":1}`).join()}]`],
  ['ten layouts in turns', () => `[${Array.from({ length: 9000 }, (_, i) => `{"k${i % 10}":${i}}`).join()}]`],
  ['numbers of 100,000 digits', () => `[${plain},{"a":${'1'.repeat(100_000)}},{"a":0.${'1'.repeat(100_000)}}]`],
  ['100,000 escapes', () => `[${plain},{"a":"${'\\u0022\\ud83d\\ude00\\n'.repeat(100_000)}"}]`],
  ['a list of many elements', () => `[${`{"a":[${'{"x":1},'.repeat(many)}{"x":2}]},`.repeat(2)}{"a":[]}]`],
  ['many lists', () => `[{"a":[${'{"x":[1]},'.repeat(many)}{"x":[]}]},{"a":[]}]`],
  ['other elements in every list', () => `[${Array.from({ length: 900 }, (_, i) => `{"a":[{"k${i}":1}]}`).join()}]`],
  ['elements that differ at their ends, in lists in lists', () => `[${endsDiffer(4).repeat(20 * times)}{}]`],
  ['a NUL in a string', () => `[${plain},{"a":"x\0"}]`],
  ['a NUL in a key', () => `[${plain},{"a\0":1}]`],
  ['a NUL between records', () => `[${plain},\0${plain}]`],
  ['a NUL behind the records', () => `[${plain}]\0`],
  ['a byte-order mark', () => `\ufeff[${plain}]`],
];

/** Each layout of an element is compared up to its end before the next one is. */
function endsDiffer(levels: number): string {
  const inner = levels === 0 ? '1' : endsDiffer(levels - 1).slice(0, -1);
  return `${['a', 'b', 'c'].map((end) => `{"x":[${inner}],"${end}":1}`).join()},`;
}

describe('hostile bodies, scanned and parsed', () => {
  for (const [test, [title, body]] of sampled(bodies, 12)) test(title, () => assertSame(body()));

  it('cut at every byte', async () => {
    const records = [plain, '{"a":-1.50,"b":"\\u00e9\\ud83d\\ude00\\"","c":{"d":true}}', '{"a":[1,{"x":false}]}'];
    const body = Buffer.from(`{"n":1,"items":[${records.join(' ,\n')} ] , "next":"é"}`);
    const ends = Array.from({ length: body.length + 1 }, (_, end) => end);
    await sweep(ends, 20, (end) => assertSame(body.subarray(0, end).toString()));
  });

  it('with every byte replaced', async () => {
    const body = `[${plain},{"a":-1.50,"b":"\\u00e9\\"","c":{"d":true}},${plain}]`;
    const damaged = [...body].flatMap((_, at) =>
      [...'"\\{}[],:0.-eut\n '].map((other) => body.slice(0, at) + other + body.slice(at + 1)),
    );
    await sweep(damaged, 30, assertSame);
  });

  it('with lists, cut and with bytes replaced', () => {
    const body = `[${withLists},${withLists}]`;
    for (let at = 0; at <= withLists.length; at += isExhaustive ? 1 : 30) {
      assertSame(body.slice(0, at), body);
      for (const other of '"\\{}[],:0n ') assertSame(body.slice(0, at) + other + body.slice(at + 1), body);
    }
  });
});
