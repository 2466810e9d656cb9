import type { PagingView } from '../../recognition/paging/recognise.ts';
import { stemOf } from '../../recognition/stemOf.ts';
import type { DescribedOperation } from '../apiDescription.ts';
import type { EnvelopeField } from './envelope.ts';
import type { FoundRecords } from './findRecords.ts';

/** What is described of paging. Parameters are read with their descriptions (`findPagingParams`). */
export function viewOfOperation(
  { path, response }: DescribedOperation,
  fields: readonly EnvelopeField[],
  { keys, record }: FoundRecords,
): PagingView<EnvelopeField, never> {
  const segment = path.split('/').findLast((each) => each !== '' && !each.includes('{'));
  const nouns = [segment, keys.at(-1), record?.name.replace(/^.*\./, '')];
  return {
    fields,
    params: [],
    headers: (response?.headers ?? []).map(({ name }) => ({ header: name.toLowerCase() })),
    nouns: new Set(nouns.flatMap((noun) => (noun === undefined || noun === '' ? [] : [stemOf(noun)]))),
  };
}
