import type { Records } from '../../records/records.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import type { ObservedPage } from '../../verdict/witness.ts';

/** A page of which only the number of records is known, for the witnesses that need nothing else. */
export function seemingPage(number: number, length: number, request: JobRequest): ObservedPage {
  return {
    number,
    request,
    response: {},
    headers: new Map(),
    records: recordsOf(length),
    recordsPath: undefined,
    envelope: [],
    paging: { fields: [], params: [], headers: [] },
    holds: 'list',
    hasPlace: true,
    hidden: undefined,
    answer: [],
    failure: undefined,
  };
}

/** Records of which only the number is known. */
function recordsOf(length: number): Records {
  return { length, at: () => undefined, slice: (start, end) => recordsOf(end - start), [Symbol.iterator]: none };
}

function none(): Iterator<never> {
  return { next: () => ({ done: true, value: undefined }) };
}
