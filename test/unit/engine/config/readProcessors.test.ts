import assert from 'node:assert/strict';
import { processorText } from '../../../../engine/core/config/processorText.ts';
import { readConfig } from '../../../../engine/core/config/readConfig.ts';
import type { Processor } from '../../../../engine/core/config/readProcessors.ts';
import { documentOf, moment, readParts } from './readParts.ts';

const skip = { definition: { component: 'keboola.processor-skip-lines' }, parameters: { lines: 1 } };
const unpack = { definition: { component: 'keboola.processor-decompress', tag: '1.2.0' } };
const read = (processors: unknown) => readParts({ outer: { processors } }).processors;

describe('the processors of a configuration', () => {
  it('are those before the extractor, then those after it, each with its place', () => {
    assert.deepEqual(read({ after: [skip, unpack], before: [unpack] }), [
      {
        component: 'keboola.processor-decompress',
        tag: '1.2.0',
        position: 'before',
        pointer: '/processors/before/0',
      },
      { component: 'keboola.processor-skip-lines', position: 'after', pointer: '/processors/after/0' },
      { component: 'keboola.processor-decompress', tag: '1.2.0', position: 'after', pointer: '/processors/after/1' },
    ]);
  });

  it('may be in an object, which the platform reads as a list', () => {
    assert.deepEqual(read({ after: { first: skip } }), [
      { component: 'keboola.processor-skip-lines', position: 'after', pointer: '/processors/after/first' },
    ]);
  });

  it('may have a version that is a number', () => {
    assert.equal(read({ after: [{ definition: { component: 'a', tag: 2 } }] })[0]?.tag, '2');
  });

  const none: [what: string, processors: unknown][] = [
    ['no such key', undefined],
    ['null', null],
    ['an empty list', []],
    ['text', 'keboola.processor-skip-lines'],
    ['lists that are none', { before: 5, after: 'x' }],
    ['elements that are none', { after: [null, 'x', 5, [], {}] }],
    ['definitions without a component', { after: [{ definition: {} }, { definition: { component: '' } }] }],
  ];
  for (const [what, processors] of none) {
    it(`are none with ${what}, which keeps no run from starting`, () => assert.deepEqual(read(processors), []));
  }

  it('are none of a bare configuration, which the platform does not take', () => {
    const { parameters } = documentOf({}) as { parameters: object };
    const result = readConfig(JSON.stringify({ ...parameters, processors: { after: [skip] } }), moment);
    assert.deepEqual('config' in result && result.config.processors, []);
  });
});

describe('the sentence about a processor', () => {
  const after: Processor = { component: 'a.processor', position: 'after', pointer: '/processors/after/0' };
  const cases: [title: string, processor: Processor, tables: string[] | undefined, expected: string][] = [
    [
      'names no table before a run has any',
      after,
      undefined,
      '"a.processor" is not applied here: file names, headers and rows of all tables may differ on the platform.',
    ],
    [
      'names the tables that it may change',
      after,
      ['orders', 'users'],
      '"a.processor" is not applied here: file names, headers and rows of "orders" and "users" may differ on the platform.',
    ],
    [
      'does not name many',
      after,
      ['a', 'b', 'c', 'd'],
      '"a.processor" is not applied here: file names, headers and rows of all tables may differ on the platform.',
    ],
    [
      'names the version',
      { ...after, tag: '1.2.0' },
      ['orders'],
      '"a.processor" (version 1.2.0) is not applied here: file names, headers and rows of "orders" may differ on the platform.',
    ],
    [
      'says of one before the extractor that it changes what is read',
      { ...after, position: 'before' },
      ['orders'],
      '"a.processor" is not applied here: what the extractor finds in its data folder may differ on the platform.',
    ],
  ];
  for (const [title, processor, tables, expected] of cases)
    it(title, () => assert.equal(processorText(processor, tables), expected));
});
