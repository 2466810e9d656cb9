import { offsetPagination } from '../../../../engine/core/schema/generated/options.ts';
import type { KnownPath } from '../../shapes/knownPaths.ts';
import type { Candidate, FindCandidates, JobResponses } from './candidate.ts';
import { holdsOnly, lastKey, lastWord } from './words.ts';

const pageWords = /^(current|this)?page(number|no|num|index)?$/;
const pageCountWords = /^(total|last)pages?$|^(total)?pagecount$|^pages$|^pagestotal$/;
const offsetWords = /^(offset|skip|start|startat|startindex)$/;
const sizeWords = /^(limit|size|perpage|pagesize|itemsperpage|maxresults|top)$/;
const totalWords = /^total(count|results|items|records|rows)?$/;

/** The page size if no response has one; APIs often refuse more. */
const someSize = 100;

/** A response that counts its pages (`docs/format/pagination.md#6-pagenum`). */
export const countedPages: FindCandidates = ({ response }) => {
  const page = findNumber(response, pageWords);
  const count = findNumber(response, pageCountWords);
  if (page === undefined && count === undefined) return [];
  const param =
    (page &&
      lastKey(page)
        .replace(/^(current|this)[^A-Za-z0-9]*(?=[pP])/i, '')
        .replace(/^P/, 'p')) ??
    'page';
  const isSure = page !== undefined && count !== undefined;
  return [
    {
      clue: { kind: 'pages', param },
      ...flagOf({ response }),
      confidence: isSure ? ('medium' as const) : ('low' as const),
      paths: [page, count].flatMap((path) => path?.path ?? []),
      reason: `The response counts its pages; the parameter "${param}" and the first page 1 are guesses.`,
    },
  ];
};

/** A response that counts its records (`docs/format/pagination.md#5-offset`). */
export const countedRecords: FindCandidates = ({ response }) => {
  const offset = findNumber(response, offsetWords);
  const size = findNumber(response, sizeWords);
  const total = findNumber(response, totalWords);
  if (offset === undefined && (size === undefined || total === undefined)) return [];
  const isSure = offset !== undefined && (size !== undefined || total !== undefined);
  return [
    {
      clue: {
        kind: 'records',
        param: offset ? lastKey(offset) : offsetPagination.offsetParam,
        size: { param: size ? lastKey(size) : offsetPagination.limitParam, value: someSize },
      },
      ...flagOf({ response }),
      confidence: isSure ? ('medium' as const) : ('low' as const),
      paths: [offset, size, total].flatMap((path) => path?.path ?? []),
      reason: `The response counts its records; the names of the parameters and the page size of ${someSize} are guesses.`,
    },
  ];
};

/** A flag at the root ends the paging without a useless last request (`docs/format/pagination.md#123-nextpageflag`). */
function flagOf({ response }: Pick<JobResponses, 'response'>): Pick<Candidate, 'stops'> {
  const flag = response.find(
    (path) =>
      !path.path.includes('.') && /^has(more|next|nextpage)$/.test(lastWord(path)) && holdsOnly(path, ['boolean']),
  );
  return flag ? { stops: { nextPageFlag: { field: flag.path, stopOn: false } } } : {};
}

function findNumber(paths: readonly KnownPath[], words: RegExp): KnownPath | undefined {
  return paths.find((path) => words.test(lastWord(path)) && holdsOnly(path, ['integer']));
}
