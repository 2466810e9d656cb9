import assert from 'node:assert/strict';
import { realApis } from './realApis.ts';
import { itemsOf, simulateRun } from './simulateRun.ts';

const total = 23;

describe('APIs as they are', () => {
  for (const { name, pagination, dataField, answer, says, saysUnpaged } of realApis) {
    const job = dataField === undefined ? {} : { dataField };
    const pageOf = (page: number) =>
      answer({ page, items: itemsOf(total, (page - 1) * 10, 10), isLast: page * 10 >= total });

    it(`${name}, read to the end, is complete`, () => {
      const run = simulateRun({ ...job, pagination, answer: (_, turn) => pageOf(turn) });
      assert.equal(run.records, total);
      for (const code of says) assert(run.codes.includes(code), `${code} is not among ${run.codes}`);
      assert.equal(run.verdict.status, 'complete', JSON.stringify(run.verdict));
    });

    it(`${name}, read without paging, is ${saysUnpaged.length > 0 ? 'incomplete' : 'not understood'}`, () => {
      const run = simulateRun({ ...job, answer: () => pageOf(1) });
      assert.deepEqual([...run.codes].sort(), [...saysUnpaged].sort());
      assert.equal(run.verdict.status, saysUnpaged.length > 0 ? 'incomplete' : 'unknown');
    });
  }
});
