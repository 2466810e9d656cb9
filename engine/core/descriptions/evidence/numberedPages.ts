import { integerOf } from '../../json/readValues.ts';
import { countsSkipped } from '../../recognition/paging/pagingWords.ts';
import type { DescribedParam } from '../apiDescription.ts';
import type { FindPaging } from './evidence.ts';
import { readPageSizes } from './pageSizes.ts';
import type { PagingParam } from './pagingParams.ts';
import { quoted } from './words.ts';

const first = {
  0: firstPageWords('0', 'zero'),
  1: firstPageWords('1', 'one'),
};

/** The wordings for the first page: "1-based", "starting at page 1", "the first page is 1", "(1..N)". */
function firstPageWords(digit: string, word: string): RegExp {
  const number = `(?:page |number |index |with )*[\`'"]?(?:${digit}|${word})\\b(?![.,]\\d)`;
  return new RegExp(
    [
      `\\b(?:${digit}|${word})[- ](?:based|indexed)\\b`,
      `\\b(?:starts?|starting|begins?|beginning|counts?|counted|counting|indexed|numbered|numbering)(?: is)? (?:at|from|with) ${number}`,
      `\\bfirst page (?:is|has|=|:) ?(?:the )?${number}`,
      `\\b(?:${digit}|${word}) is the first\\b|\\bpage (?:${digit}|${word}) is\\b|\\b(?:${digit}|${word}) for the first\\b`,
      `[([]?\\b${digit}\\s?\\.{2,3}\\s?N\\b`,
    ].join('|'),
    'i',
  );
}

/** Finds a parameter with the number of the page (`docs/format/pagination.md#6-pagenum`). */
export const numberedPages: FindPaging = ({ params: { page, size } }) => {
  if (page === undefined) return undefined;
  const start = firstPageOf(page.param);
  const largest = size && readPageSizes(size.param).largest;
  return {
    clue: {
      kind: 'pages',
      param: page.param.name,
      first: start.page === 0 ? 0 : undefined,
      size: size && largest !== undefined ? { param: size.param.name, value: largest } : undefined,
    },
    title: `page number by "${page.param.name}"`,
    sureness: page.isNamed && !isUnclearText(page) ? 'high' : 'medium',
    evidence: [
      `"${page.param.name}" is the number of the page${page.param.description === '' ? '' : `: ${quoted(page.param.description)}`}`,
      start.reason,
      ...(largest === undefined
        ? ['No largest page size is described: the API chooses it, and an empty page ends the paging.']
        : [`The largest page is described as ${largest} records, by "${size?.param.name}".`]),
    ],
  };
};

/** Whether a text without a sign of a number may be a token. */
function isUnclearText({ param: { schema, description }, isDescribed }: PagingParam): boolean {
  const isText = schema.types.includes('string') && !schema.types.includes('integer');
  const shown = [schema.default, ...schema.examples].some((value) => integerOf(value) !== undefined);
  return isText && !isDescribed && !shown && !/\bnumber\b/i.test(description);
}

function firstPageOf({ name, schema, description }: DescribedParam): { page: 0 | 1; reason: string } {
  const text = `${description} ${schema.description}`;
  if (countsSkipped(name)) return { page: 0, reason: `"${name}" counts the pages before it.` };
  const usual = integerOf(schema.default);
  if (usual === 0 || usual === 1)
    return { page: usual, reason: `The first page is ${usual}: the default of "${name}".` };
  if (first[0].test(text)) return { page: 0, reason: 'The first page is 0, as the description says.' };
  if (first[1].test(text)) return { page: 1, reason: 'The first page is 1, as the description says.' };
  const told = /defaults?(?: value| page)?(?: is| to)?\s*(?:[:=]\s*)?(?:page )?[`'"]?([01])\b/i.exec(text)?.[1];
  if (told !== undefined)
    return { page: told === '0' ? 0 : 1, reason: `The first page is ${told}: the described default.` };
  if (schema.minimum === 0 || schema.examples.some((value) => integerOf(value) === 0))
    return { page: 0, reason: `The first page is 0, the smallest "${name}".` };
  return { page: 1, reason: 'The first page is 1, as nothing else is described.' };
}
