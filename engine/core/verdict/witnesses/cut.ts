import type { EvidenceCode } from '../../contracts/generated/types.ts';
import { findDottedPlace } from '../../json/dottedPlace.ts';
import { integerOf } from '../../json/readValues.ts';
import { isList, isObject } from '../../json/value.ts';
import { valueAt } from '../../pagination/scroller.ts';
import { countText } from '../../text/countText.ts';
import { atTheEnd } from '../atTheEnd.ts';
import type { Evidence } from '../evidence.ts';
import { pointerTo } from '../pointerTo.ts';
import { roundSizes } from '../roundSizes.ts';
import type { Ending } from '../witness.ts';

const sentences: ReadonlyMap<string, { code: EvidenceCode; message: string; option?: string }> = new Map([
  ['max-pages', { code: 'max-pages', message: 'The page limit was reached, but the paging would have continued.' }],
  ['max-records', { code: 'max-records', message: 'The record limit was reached; later records were not read.' }],
  [
    'max-requests',
    { code: 'max-requests', message: 'The request limit was reached before the paging came to an end.' },
  ],
  ['cancelled', { code: 'cancelled', message: 'The run was cancelled.' }],
  ['failed', { code: 'failed', message: 'The run failed before the job was finished.' }],
  [
    'force-stop',
    { code: 'force-stop', message: '"forceStop" ended the paging, which would have continued.', option: 'forceStop' },
  ],
]);

/** A job that was ended by a limit, a stop condition of the configuration, an error or the user. */
export const cut = atTheEnd((end) => {
  const { stop } = end.stop;
  // A stop condition for other jobs cannot cut off a detail.
  const isDetail = end.pages === 1 && end.lastPage?.holds === 'one';
  if (isDetail && (stop === 'limit-stop' || stop === 'force-stop')) return [];
  if (stop === 'limit-stop') return [limitStop(end)];
  const sentence = sentences.get(stop);
  if (sentence === undefined) return [];
  const { option, ...evidence } = sentence;
  return [{ ...evidence, speaks: 'incomplete', ...(option !== undefined && { pointer: pointerTo(end, option) }) }];
});

/** The evidence of `limitStop`: with `field`, the configuration itself names the total of the API. */
function limitStop(end: Ending): Evidence {
  const { records, pages } = end;
  const { field, total } = reportedTotal(end);
  if (total === records && (pages > 1 || !roundSizes.has(records))) {
    const message = `"${field}", which "limitStop" reads, reports ${countText(records, 'record')}, and as many were read.`;
    return { code: 'total-matches', speaks: 'complete', message, page: pages, path: field };
  }
  const dotted = end.lastPage && findDottedPlace({ path: field, delimiter: '.' }, end.lastPage.response);
  const why = dotted === undefined ? '' : ` The path "${field}" ${dotted.text}`;
  const message = `"limitStop" ended the paging after ${countText(records, 'record')}; the API may have more.${why}`;
  const speaks = total > 0 && total <= records ? 'doubt' : 'incomplete';
  return { code: 'limit-stop', speaks, message, pointer: pointerTo(end, 'limitStop') };
}

/** The last value at the field of `limitStop`; 0 if there is none. */
function reportedTotal({ scroller, lastPage }: Ending): { field: string; total: number } {
  const field = scroller?.stops.limitStop?.field ?? '';
  const found = field === '' || lastPage === undefined ? undefined : valueAt(lastPage, field);
  return { field, total: isList(found) || isObject(found) ? 0 : (integerOf(found) ?? 0) };
}
