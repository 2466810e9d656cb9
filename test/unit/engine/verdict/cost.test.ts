import assert from 'node:assert/strict';
import type { JsonList } from '../../../../engine/core/json/value.ts';
import { LoopGuard } from '../../../../engine/core/pagination/loops/loopGuard.ts';
import { sampleRecords } from '../../../../engine/core/pagination/sampleRecords.ts';
import type { JobRequest } from '../../../../engine/core/request/jobRequest.ts';
import { Judge } from '../../../../engine/core/verdict/judging/judge.ts';
import { itemsOf } from './simulateRun.ts';

const request: JobRequest = { endpoint: 'items', method: 'GET', params: {}, headers: {} };

/** A list that counts which of its elements were looked at. */
function watched(records: JsonList): { list: JsonList; seen: Set<string> } {
  const seen = new Set<string>();
  const get = (target: JsonList, key: string | symbol) => {
    if (typeof key === 'string' && /^\d+$/.test(key)) seen.add(key);
    return Reflect.get(target, key);
  };
  return { list: new Proxy(records, { get }), seen };
}

describe('a page of 10,000 records', () => {
  it('is judged without a look at its records', () => {
    const { list, seen } = watched(itemsOf(10_000));
    const judge = new Judge();
    const response = { total: 20_000, meta: { next: 'x' }, items: list };
    for (const recordsPath of ['items', 'others']) {
      judge.see({
        number: 1,
        request,
        response,
        headers: new Map(),
        records: recordsPath === 'items' ? list : [],
        recordsPath,
      });
    }
    judge.see({ number: 2, request, response: list, headers: new Map(), records: list, recordsPath: undefined });
    assert(seen.size <= 1, `${seen.size}`);
  });

  it('is known again by sixteen of them, the first and the last among them', () => {
    const { list, seen } = watched(itemsOf(10_000));
    new LoopGuard(true).afterPage(request, sampleRecords(list), undefined);
    assert.equal(seen.size, 16);
    assert(seen.has('0') && seen.has('9999'));
  });
});
