import { integerOf } from '@pagewright/core/json/readValues';
import { writePaging } from '@pagewright/core/pagination/pagingMethods';
import { isPagingObject } from '@pagewright/core/recognition/pagingObject';
import { offsetPagination } from '@pagewright/core/schema/generated/options';
import { pagingNameOf } from '@pagewright/core/verdict/pagingNames';
import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { FindCandidates, JobEvidence, KnownName } from './candidate.ts';
import { flagOf, holdsOnly, knownName, lastKey, namesOf, ownParam, valueAt } from './readEvidence.ts';

const pageCountWords = /^(total|last|nb|num)pages?$|^(total)?pagecount$|^pages$|^pagestotal$/;
const sizeWords = /^(size|count|top)$/;
const totalWords = /^total(count|size|results|items|records|rows)?$/;

type Names = ReturnType<typeof namesOf>;

/** The page size if nothing shows one; APIs often refuse more. */
const someSize = 100;

/** A response that counts its pages (`docs/format/pagination.md#6-pagenum`). */
export const countedPages: FindCandidates = (evidence) => {
  const page = findNumber(evidence, isPage);
  const count = findNumber(evidence, ({ name }) => pageCountWords.test(name));
  if (page === undefined && count === undefined) return [];
  const own = ownParam(evidence, 'page');
  const known = knownName(evidence, 'page');
  const param = own ?? known?.name ?? (page === undefined ? 'page' : paramOf(page));
  const first = page && integerOf(valueAt(evidence, page)) === 0 ? 0 : undefined;
  const isKnown = page !== undefined && count !== undefined;
  return [
    {
      pagination: { ...writePaging({ kind: 'pages', param, first }), ...flagOf(evidence) },
      confidence: isKnown ? (own === undefined ? 'medium' : 'high') : own === undefined ? 'low' : 'medium',
      paths: [page, count].flatMap((path) => path ?? []),
      reason: `The response counts its pages; ${sourceOf(own, param, known)}.`,
    },
  ];
};

/** A response that counts its records (`docs/format/pagination.md#5-offset`). */
export const countedRecords: FindCandidates = (evidence) => {
  const offset = findNumber(evidence, isOffset);
  const size = findNumber(evidence, isSize);
  const total = findTotal(evidence);
  const ownOffset = ownParam(evidence, 'position');
  const ownSize = ownParam(evidence, 'size');
  const isCounted = offset !== undefined || (size !== undefined && total !== undefined);
  if (!isCounted && (ownOffset === undefined || total === undefined)) return [];
  const isSure = offset !== undefined && (size !== undefined || total !== undefined);
  const value = pageSize(evidence, ownSize, size);
  const [known, knownSize] = [knownName(evidence, 'position'), knownName(evidence, 'size')?.name];
  const param = ownOffset ?? known?.name ?? (offset ? lastKey(offset) : offsetPagination.offsetParam);
  const guessedSize = size && !isTotalOf(size, total) ? lastKey(size) : offsetPagination.limitParam;
  const sizeParam = ownSize ?? knownSize ?? guessedSize;
  return [
    {
      pagination: {
        ...writePaging({ kind: 'records', param, size: { param: sizeParam, value: value ?? someSize } }),
        ...flagOf(evidence),
      },
      confidence: ownOffset !== undefined ? 'high' : isSure ? 'medium' : 'low',
      paths: [offset, size, total].flatMap((path) => path ?? []),
      reason: `The response counts its records; ${sourceOf(ownOffset, param, known)}. ${sizeSentence(value)}`,
    },
  ];
};

/** `count` beside a total is the number of records here; where there is none, it may be the total. */
function isTotalOf(size: KnownPath, total: KnownPath | undefined): boolean {
  return namesOf(size).name === 'count' || total === undefined;
}

function pageSize(evidence: JobEvidence, own: string | undefined, seen: KnownPath | undefined): number | undefined {
  const sent = evidence.params.find(([name]) => name === own)?.[1];
  const value = integerOf(sent) ?? (seen && integerOf(valueAt(evidence, seen)));
  return value !== undefined && value > 0 ? value : undefined;
}

function findTotal(evidence: JobEvidence): KnownPath | undefined {
  return findNumber(evidence, ({ name }) => totalWords.test(name));
}

/** The total that the kept page reports. */
export function totalIn(evidence: JobEvidence): number | undefined {
  const path = findTotal(evidence);
  return path && integerOf(valueAt(evidence, path));
}

function findNumber({ response }: JobEvidence, isNamed: (names: Names) => boolean): KnownPath | undefined {
  return response.find((path) => isNamed(namesOf(path)) && holdsOnly(path, ['integer']));
}

/** `page`, `page_number`, or `number` within `page`. */
function isPage({ name, holderName }: Names): boolean {
  const meaning = pagingNameOf(name);
  return (meaning?.role === 'page' && meaning.isSure) || (isPagingObject(holderName) && name === 'number');
}

/** Where `from` stands beside page numbers, it counts from 1 and is no parameter. */
function isOffset({ name }: Names): boolean {
  return pagingNameOf(name)?.role === 'position' && name !== 'from';
}

function isSize({ name }: Names): boolean {
  const meaning = pagingNameOf(name);
  return meaning?.role === 'size' && (meaning.isSure || sizeWords.test(name));
}

/** `current_page` goes into `page`, `page.number` too. */
function paramOf(page: KnownPath): string {
  if (namesOf(page).name === 'number') return 'page';
  return lastKey(page)
    .replace(/^(current|this)[^A-Za-z0-9]*(?=[pP])/i, '')
    .replace(/^P/, 'p');
}

function sizeSentence(value: number | undefined): string {
  return value === undefined ? `The page size of ${someSize} is a guess too.` : `Its page size was ${value}.`;
}

/** What the suggestion is certain of, and what it is not. */
function sourceOf(own: string | undefined, param: string, known: KnownName | undefined): string {
  return own === undefined ? (known?.source ?? `the parameter "${param}" is a guess`) : `the job sends "${own}"`;
}
