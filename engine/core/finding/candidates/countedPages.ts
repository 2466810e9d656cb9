import { integerOf } from '../../json/readValues.ts';
import type { JsonValue } from '../../json/value.ts';
import { writePaging } from '../../pagination/methods/pagingMethods.ts';
import { usualPageParamOf, usualParams } from '../../recognition/paging/paramOf.ts';
import type { Found } from '../../recognition/paging/recognise.ts';
import { offsetPagination } from '../../schema/generated/options.ts';
import type { KnownName } from '../bench/search.ts';
import type { FindCandidates, JobEvidence, SeenField } from './candidate.ts';
import { flagOf, holdsOnly, knownName, ownParam } from './readEvidence.ts';

/** The default page size; APIs often refuse more. */
const someSize = 100;

/** A response that counts its pages (`docs/format/pagination.md#6-pagenum`). */
export const countedPages: FindCandidates = (evidence) => {
  const page = findNumber(evidence, ({ role, grade }) => role === 'page' && grade === 'sure')?.of;
  const count = findNumber(evidence, ({ role }) => role === 'pageCount')?.of;
  if (page === undefined && count === undefined) return [];
  const own = ownParam(evidence, 'page');
  const known = knownName(evidence, 'page');
  const param = own ?? known?.name ?? (page === undefined ? usualParams.page : usualPageParamOf(page.key));
  const first = page && integerOf(page.value) === 0 ? 0 : undefined;
  const isKnown = page !== undefined && count !== undefined;
  return [
    {
      pagination: { ...writePaging({ kind: 'pages', param, first }), ...flagOf(evidence) },
      confidence: isKnown ? (own === undefined ? 'medium' : 'high') : own === undefined ? 'low' : 'medium',
      paths: [page, count].flatMap((path) => path ?? []),
      isNameGuessed: own === undefined && known === undefined,
      reason: `The response counts its pages; ${sourceOf(own, param, known)}.`,
    },
  ];
};

/** A response that counts its records (`docs/format/pagination.md#5-offset`). */
export const countedRecords: FindCandidates = (evidence) => {
  // Beside page numbers, `from` counts from 1 and is no parameter.
  const offset = findNumber(evidence, ({ role, grade }) => role === 'position' && grade !== 'vague')?.of;
  const foundSize = findNumber(evidence, isSize);
  const size = foundSize?.of;
  const total = findTotal(evidence);
  const ownOffset = ownParam(evidence, 'position');
  const ownSize = ownParam(evidence, 'size');
  const isCounted = offset !== undefined || (size !== undefined && total !== undefined);
  if (!isCounted && (ownOffset === undefined || total === undefined)) return [];
  const isSure = offset !== undefined && (size !== undefined || total !== undefined);
  const value = pageSize(evidence, ownSize, size?.value);
  const [known, knownSize] = [knownName(evidence, 'position'), knownName(evidence, 'size')?.name];
  const param = ownOffset ?? known?.name ?? offset?.key ?? offsetPagination.offsetParam;
  // `count` beside a total is the number of records here; without one, it may be the total.
  const isTotal = foundSize?.why === 'may-be-total' || total === undefined;
  const guessedSize = size && !isTotal ? size.key : offsetPagination.limitParam;
  const sizeParam = ownSize ?? knownSize ?? guessedSize;
  return [
    {
      pagination: {
        ...writePaging({ kind: 'records', param, size: { param: sizeParam, value: value ?? someSize } }),
        ...flagOf(evidence),
      },
      confidence: ownOffset !== undefined ? 'high' : isSure ? 'medium' : 'low',
      paths: [offset, size, total].flatMap((path) => path ?? []),
      isNameGuessed: ownOffset === undefined && known === undefined,
      reason: `The response counts its records; ${sourceOf(ownOffset, param, known)}. ${sizeSentence(value)}`,
    },
  ];
};

function pageSize(evidence: JobEvidence, own: string | undefined, seen: JsonValue | undefined): number | undefined {
  const sent = evidence.params.find(([name]) => name === own)?.[1];
  const value = integerOf(sent) ?? integerOf(seen);
  return value !== undefined && value > 0 ? value : undefined;
}

function findTotal(evidence: JobEvidence): SeenField | undefined {
  return findNumber(evidence, ({ role, grade }) => role === 'total' && grade === 'sure')?.of;
}

/** The total that the kept page reports. */
export function totalIn(evidence: JobEvidence): number | undefined {
  return integerOf(findTotal(evidence)?.value);
}

function findNumber(
  { paging }: JobEvidence,
  isNamed: (found: Found<SeenField>) => boolean,
): Found<SeenField> | undefined {
  return paging.fields.find((found) => isNamed(found) && !found.of.isDotted && holdsOnly(found.of, ['integer']));
}

function isSize({ role, grade, why }: Found<SeenField>): boolean {
  return role === 'size' && (grade !== 'vague' || why === 'counts-page');
}

function sizeSentence(value: number | undefined): string {
  return value === undefined ? `The page size of ${someSize} is a guess too.` : `Its page size was ${value}.`;
}

/** The certain and the uncertain part of the suggestion. */
function sourceOf(own: string | undefined, param: string, known: KnownName | undefined): string {
  return own === undefined ? (known?.source ?? `the parameter "${param}" is a guess`) : `the job sends "${own}"`;
}
