import { integerOf } from '../../json/readValues.ts';
import { offsetPagination } from '../../schema/generated/options.ts';
import type { Evidence, FindPaging, FoundPaging } from './evidence.ts';
import { readLargestPage, readPageSizes } from './pageSizes.ts';
import type { PagingParam } from './pagingParams.ts';
import { quoted } from './words.ts';

/** A page size that most APIs allow: a page smaller than requested ends the paging. */
const cautiousSize = 50;
const maxSize = 10_000;

/** Finds a parameter with the number of records to skip (`docs/format/pagination.md#5-offset`). */
export const offsets: FindPaging = (evidence) => {
  const { position, size } = evidence.params;
  if (position === undefined) return undefined;
  const { name } = position.param;
  const reason = `"${name}" is the number of records before the page${position.param.description === '' ? '.' : `: ${quoted(position.param.description)}`}`;
  const title = `offset by "${name}"`;
  const found = sizeOf(evidence);
  if (found === undefined) return { title, sureness: 'low', evidence: [reason, noSize] };
  const isFromOne = integerOf(position.param.schema.default) === 1 || position.param.schema.minimum === 1;
  return {
    clue: {
      kind: 'records',
      param: name,
      startsInJob: isFromOne || undefined,
      size: { param: size?.param.name ?? offsetPagination.limitParam, value: found.value },
    },
    title,
    sureness: surenessOf(position, found.isDescribed),
    evidence: [reason, found.reason, ...(isFromOne ? [`It counts from 1.`] : [])],
    ...(isFromOne && { params: { [name]: 1 } }),
  };
};

const noSize = 'How many records a page has is not described, and offsets need it.';

interface Size {
  value: number;
  reason: string;
  isDescribed: boolean;
}

function sizeOf({ params: { size }, operation }: Evidence): Size | undefined {
  const told = readLargestPage(`${operation.description} ${operation.response?.description ?? ''}`);
  if (size === undefined) {
    return told === undefined
      ? undefined
      : { value: told, reason: `A page has ${told} records, as described.`, isDescribed: true };
  }
  const { largest = told, usual } = readPageSizes(size.param);
  const by = `by "${size.param.name}"`;
  if (largest !== undefined) {
    const value = Math.min(largest, maxSize);
    return { value, reason: `The largest page is described as ${largest} records, ${by}.`, isDescribed: true };
  }
  if (usual !== undefined)
    return {
      value: usual,
      reason: `A page has ${usual} records where nothing else is asked for, ${by}.`,
      isDescribed: true,
    };
  return {
    value: cautiousSize,
    reason: `The page size of ${cautiousSize}, ${by}, is a guess: none is described.`,
    isDescribed: false,
  };
}

function surenessOf({ isNamed }: PagingParam, isSizeDescribed: boolean): FoundPaging['sureness'] {
  if (isNamed && isSizeDescribed) return 'high';
  return isNamed || isSizeDescribed ? 'medium' : 'low';
}
