import assert from 'node:assert/strict';
import { KernelMemory } from '../../../../engine/core/transcode/kernelMemory.ts';
import { PageReader } from '../../../../engine/core/transcode/pageReader.ts';
import { mappedOutcomeOf, outcomeOf, parsing } from './outcomeOf.ts';

const job = { endpoint: 'items', dataField: undefined, responseFilter: { paths: [], delimiter: '.', compatLevel: 3 } };
const sizes = { input: 512, output: 1024, starts: 64, programs: 4096, hashed: 512 };

function scanning(): PageReader {
  return new PageReader(0, () => new KernelMemory(undefined, sizes));
}

/** A page twice: the first opens the tables. */
function pagesWith(records: readonly unknown[], parents: object) {
  const page = { job, dataType: 't', parents: JSON.stringify(parents), body: JSON.stringify(records) };
  return [page, page];
}

describe('records whose rows have no room in the memory of the kernel', () => {
  it('are written in their place, and counted once', () => {
    const mapping =
      '{"id":{"type":"column","mapping":{"destination":"id"}},"run":{"type":"user","mapping":{"destination":"run"}}}';
    const pages = pagesWith([{ id: 1 }, { id: 2 }], { run: 'x'.repeat(1100) });
    assert.deepEqual(mappedOutcomeOf(pages, scanning(), mapping), mappedOutcomeOf(pages, parsing, mapping));
    assert.deepEqual(outcomeOf(pages, scanning()), outcomeOf(pages, parsing));
  });

  it('are written with all of their lists, between records that have room', () => {
    const record = (id: number, elements: number) => ({
      id,
      list: Array.from({ length: elements }, (_, at) => ({ at })),
    });
    const pages = pagesWith([record(1, 3), record(2, 40), record(3, 2), record(4, 0), record(5, 9)], { run: 1 });
    assert.deepEqual(outcomeOf(pages, scanning()), outcomeOf(pages, parsing));
  });
});
