import assert from 'node:assert/strict';
import { PageReader } from '../../../../engine/core/transcode/pageReader.ts';
import { ScannedRecords } from '../../../../engine/core/transcode/scannedRecords.ts';
import { forSeeds, type Next } from '../../../support/seeded.ts';
import { randomCount } from '../../../support/sweep.ts';
import { outcomeOf, parsing } from './outcomeOf.ts';

const job = { endpoint: 'items', dataField: undefined, responseFilter: { paths: [], delimiter: '.', compatLevel: 3 } };

/** The links of records with lists depend on 17 digits of each number in them. */
function assertSameLinks(numbers: readonly string[]): void {
  const records = numbers.map((number) => `{"list":[${number}]}`);
  // The first page opens the tables, the second is written by the kernel.
  const pages = [1, 2].map(() => ({ job, dataType: 't', parents: '{}', body: `[${records.join()}]` }));
  const { records: scanned } = new PageReader(0).read(Buffer.from(pages[0]?.body ?? ''), job).selected;
  assert.ok(scanned instanceof ScannedRecords && !scanned.hasSlow);
  assert.deepEqual(outcomeOf(pages, new PageReader(0)), outcomeOf(pages, parsing));
}

/** Up to 14 digits, at least one of them after the point; not below 0.0001. */
function randomFloat(next: Next): string {
  const places = 1 + next(13);
  const digits = Array.from({ length: 1 + next(14 - places) }, () => next(10)).join('');
  const fraction = Array.from({ length: places }, () => (next(3) === 0 ? 0 : next(10))).join('');
  const whole = digits.replace(/^0+(?=.)/, '');
  return `${next(4) === 0 ? '-' : ''}${whole}.${whole === '0' && fraction.startsWith('000') ? '0'.padEnd(places, '9') : fraction}`;
}

describe('floats in records that are not parsed', () => {
  it('are hashed with 17 digits, rounded exactly', () => {
    assertSameLinks(['0.1', '-0.1', '1.0', '10.0', '0.01', '0.001', '0.0001', '-0.0009', '0.00010', '0.0', '-0.0']);
    assertSameLinks(['123456789012.5', '123456789012.25', '1234567890123.5', '9999999999999.9', '9007199254740.9']);
    assertSameLinks([
      '0.5',
      '0.25',
      '0.0009765625',
      '1.10',
      '2.675',
      '0.3333333333333',
      '0.9999999999999',
      '1.0000000',
    ]);
  });

  it('are hashed as on the general path, at random', () => {
    forSeeds(randomCount({ whole: 2000, sample: 8 }), (next) =>
      assertSameLinks(Array.from({ length: 200 }, () => randomFloat(next))),
    );
  });
});
