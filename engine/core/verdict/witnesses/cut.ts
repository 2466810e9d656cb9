import type { EvidenceCode } from '../../contracts/generated/types.ts';
import { findPath } from '../../json/findPath.ts';
import { integerOf } from '../../json/readValues.ts';
import { isList, isObject } from '../../json/value.ts';
import { countText } from '../../text/countText.ts';
import { atTheEnd } from '../atTheEnd.ts';
import type { Evidence } from '../evidence.ts';
import { pointerTo } from '../pointerTo.ts';
import { roundSizes } from '../roundSizes.ts';
import type { Ending } from '../witness.ts';

const sentences: ReadonlyMap<string, { code: EvidenceCode; message: string; option?: string }> = new Map([
  ['max-pages', { code: 'max-pages', message: 'The limit of pages was reached while the paging would have gone on.' }],
  ['max-records', { code: 'max-records', message: 'The limit of records was reached; later records were not read.' }],
  [
    'max-requests',
    { code: 'max-requests', message: 'The limit of requests was reached while there was more to request.' },
  ],
  ['cancelled', { code: 'cancelled', message: 'The run was cancelled.' }],
  ['failed', { code: 'failed', message: 'The run failed before the job was through.' }],
  [
    'force-stop',
    { code: 'force-stop', message: '"forceStop" ended the paging while it would have gone on.', option: 'forceStop' },
  ],
]);

/** A limit, a stop condition of the configuration, an error or a person that ended the job. */
export const cut = atTheEnd((end) => {
  const { stop } = end.stop;
  // The paging of other jobs cannot cut a detail off.
  const isDetail = end.pages === 1 && end.lastPage?.holds === 'one';
  if (isDetail && (stop === 'limit-stop' || stop === 'force-stop')) return [];
  if (stop === 'limit-stop') return [limitStop(end)];
  const sentence = sentences.get(stop);
  if (sentence === undefined) return [];
  const { option, ...evidence } = sentence;
  return [{ ...evidence, speaks: 'incomplete', ...(option !== undefined && { pointer: pointerTo(end, option) }) }];
});

/** With a field the configuration itself says where the API tells its total. */
function limitStop(end: Ending): Evidence {
  const { records, pages } = end;
  const { field, told } = toldTotal(end);
  if (told === records && (pages > 1 || !roundSizes.has(records))) {
    const message = `"${field}", where "limitStop" looks, counts ${countText(records, 'record')}, and as many were read.`;
    return { code: 'total-matches', speaks: 'complete', message, page: pages, path: field };
  }
  const message = `"limitStop" ended the paging after ${countText(records, 'record')}, wherever the API would have ended.`;
  const speaks = told > 0 && told <= records ? 'doubt' : 'incomplete';
  return { code: 'limit-stop', speaks, message, pointer: pointerTo(end, 'limitStop') };
}

/** What the field of `limitStop` said last; 0 where there is none. */
function toldTotal({ scroller, lastPage }: Ending): { field: string; told: number } {
  const field = scroller?.stops.limitStop?.field ?? '';
  const found = field === '' || lastPage === undefined ? undefined : findPath(lastPage.response, field);
  return { field, told: isList(found) || isObject(found) ? 0 : (integerOf(found) ?? 0) };
}
