import type { PagingView } from '../../recognition/paging/recognise.ts';
import { stemOf } from '../../recognition/stemOf.ts';
import type { DescribedOperation } from '../apiDescription.ts';
import type { EnvelopeField } from './envelope.ts';
import type { FoundRecords } from './findRecords.ts';

/** The described values of paging. The descriptions of parameters are read separately (`findPagingParams`). */
export function viewOfOperation(
  operation: DescribedOperation,
  fields: readonly EnvelopeField[],
  { keys, record }: FoundRecords,
): PagingView<EnvelopeField> {
  const { path, response } = operation;
  const segment = path.split('/').findLast((each) => each !== '' && !each.includes('{'));
  const nouns = [segment, keys.at(-1), record?.name.replace(/^.*\./, '')];
  return {
    fields,
    get params() {
      const sent = operation.params.filter((param) => param.in === 'query' || param.in === 'body');
      return sent.map(({ name, schema: { types, format } }) => ({ name, types, format }));
    },
    headers: (response?.headers ?? []).map(({ name }) => ({ header: name.toLowerCase() })),
    nouns: new Set(nouns.flatMap((noun) => (noun === undefined || noun === '' ? [] : [stemOf(noun)]))),
  };
}
