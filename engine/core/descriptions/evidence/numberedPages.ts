import { integerOf } from '../../json/readValues.ts';
import type { DescribedParam } from '../apiDescription.ts';
import type { FindPaging } from './evidence.ts';
import { readPageSizes } from './pageSizes.ts';
import { quoted } from './words.ts';

const fromZero =
  /\b(zero|0)[- ](based|indexed)\b|\b(starts?|starting|begins?|beginning|counts?|counting|indexed|numbered) (at|from|with) (0|zero)\b|\bfirst page is (page )?(0|zero)\b|\(?0\s?\.{2,3}\s?N\)?|\b(0|zero) is the first\b/i;
const fromOne =
  /\b(one|1)[- ](based|indexed)\b|\b(starts?|starting|begins?|beginning|counts?|counting|indexed|numbered) (at|from|with) (1|one)\b|\bfirst page is (page )?(1|one)\b|\b(1|one) is the first\b/i;

/** A parameter with the number of the page (`docs/format/pagination.md#6-pagenum`). */
export const numberedPages: FindPaging = ({ params: { page, size } }) => {
  if (page === undefined) return undefined;
  const first = firstPageOf(page.param);
  const largest = size && readPageSizes(size.param).largest;
  return {
    clue: {
      kind: 'pages',
      param: page.param.name,
      first: first.page === 0 ? 0 : undefined,
      size: size && largest !== undefined ? { param: size.param.name, value: largest } : undefined,
    },
    title: `page number by "${page.param.name}"`,
    sureness: page.isNamed ? 'high' : 'medium',
    evidence: [
      `"${page.param.name}" is the number of the page${page.param.description === '' ? '' : `: ${quoted(page.param.description)}`}`,
      first.reason,
      ...(largest === undefined
        ? ['No largest page size is described: the API chooses it, and an empty page ends the paging.']
        : [`The largest page is described as ${largest} records, by "${size?.param.name}".`]),
    ],
  };
};

function firstPageOf({ name, schema, description }: DescribedParam): { page: 0 | 1; reason: string } {
  const text = `${description} ${schema.description}`;
  if (/skip/i.test(name)) return { page: 0, reason: `"${name}" counts the pages before it.` };
  const usual = integerOf(schema.default);
  if (usual === 0 || usual === 1)
    return { page: usual, reason: `The first page is ${usual}: the default of "${name}".` };
  if (fromZero.test(text)) return { page: 0, reason: 'The first page is 0, as the description says.' };
  if (fromOne.test(text)) return { page: 1, reason: 'The first page is 1, as the description says.' };
  const told = /default(?:s)?(?: value)?(?: is| to)?\s*[:=]?\s*[`'"]?([01])\b/i.exec(text)?.[1];
  if (told !== undefined)
    return { page: told === '0' ? 0 : 1, reason: `The first page is ${told}: the described default.` };
  if (schema.minimum === 0 || schema.examples.some((value) => integerOf(value) === 0))
    return { page: 0, reason: `The first page is 0, the smallest "${name}".` };
  return { page: 1, reason: 'The first page is 1, as nothing else is described.' };
}
