import { integerOf } from '../../json/readValues.ts';
import type { DescribedParam } from '../apiDescription.ts';

/** The described page sizes; a number is missing if it is not described. */
export interface PageSizes {
  largest?: number;
  /** The default of the API. */
  usual?: number;
}

/** The limit for a page size: larger numbers are those of a data type. */
const maxPlausible = 100_000;

// Neither across the end of a sentence, nor past the mark of another number.
const gap = '(?:(?!default|min|or more)[^.;\\d]){0,40}?';
// A longer row of digits is no size. No part of it is read.
const number = '(?<!\\d)(\\d{1,12}(?:[,_]\\d{3}){0,4})(?!\\d|[.]\\d)';
const maxPatterns = [
  `max(?:imum\\b|\\.|\\b)(?! number of| amount of| count of)${gap}${number}`,
  `max(?:imum)? (?:number|amount|count) of [^.;\\d]{0,60}?(?:is|:|=|\\(|allowed|of)\\s*${number}`,
  `${number}\\s*(?:is the |as the |items |records |results |entries )?\\(?max(?:imum)?\\b`,
  `between\\s+\\d+\\s+(?:and|to)\\s+${number}`,
  `\\bfrom\\s+[01]\\s+(?:to|up to|through)\\s+${number}`,
  `(?:^|[\\s([])[01]\\s*(?:-|–|—|to|\\.{2,3}|,|<=?\\s*\\w+\\s*<=?)\\s*${number}`,
  `(?:up to|at most|no more than|not more than|capped at|capped to|limited to|upper (?:limit|bound)(?: is| of|:)?)\\s+(?:a (?:maximum|limit|max) of\\s+)?${number}`,
  `(?:not|n't|never|cannot) (?:be )?(?:exceed|(?:greater|larger|bigger|more|higher) than|above|over)${gap}${number}`,
  `(?:greater|larger|bigger|more|higher) than\\s+${number}[^.]{0,60}\\b(?:error|ignored|cut|reduced|returns?|refused|rejected|not (?:allowed|supported))`,
  `(?:<=|≤|less than or equal to|less or equal(?: to)?|smaller or equal(?: to)?)\\s*${number}`,
].map((source) => new RegExp(source, 'gi'));
const usualPatterns = [
  `defaults?(?: value| size| limit| page size)?\\s*(?:(?:is|to|of|:|=|-)+\\s*)?(?:set to\\s*)?[\`'"(]*${number}`,
  `${number}[\`'")]*\\s*(?:\\w{1,40} )?(?:by default|is the default|\\(default\\)|if (?:not|un)\\s?specified)`,
].map((source) => new RegExp(source, 'gi'));

/** Reads the page size in a parameter and its description (`docs/openapi.md`). */
export function readPageSizes({ schema, description }: DescribedParam): PageSizes {
  const text = `${description}\n${schema.description}`.replaceAll(/[*`_]{1,2}(?=\d)|(?<=\d)[*`_]{1,2}/g, '');
  const usual = integerOf(schema.default) ?? firstOf(text, usualPatterns);
  const values = schema.enum.flatMap((value) => integerOf(value) ?? []);
  const largest = [
    ...(schema.maximum === undefined ? [] : [schema.maximum]),
    ...(values.length > 0 ? [Math.max(...values)] : []),
    ...allOf(text, maxPatterns),
  ].filter((each) => each > 0 && each < maxPlausible && (usual === undefined || each >= usual));
  return {
    ...(largest.length > 0 && { largest: Math.floor(Math.min(...largest)) }),
    ...(usual !== undefined && usual > 0 && { usual }),
  };
}

/** The maximum page size in a text about an operation or a list: `Returns up to 50 items.` */
export function readLargestPage(text: string): number | undefined {
  const found =
    /\b(?:returns?|gets?|lists?|retrieves?|page (?:of|has|holds|contains))\b[^.]{0,60}?\b(?:up to|at most|a maximum of|max(?:imum)?)\s+(\d[\d,]*)/i.exec(
      text,
    )?.[1];
  return found === undefined ? undefined : numberIn(found);
}

function firstOf(text: string, patterns: readonly RegExp[]): number | undefined {
  return allOf(text, patterns)[0];
}

function allOf(text: string, patterns: readonly RegExp[]): number[] {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, found = '']) => numberIn(found)));
}

function numberIn(text: string): number {
  return Number(text.replaceAll(/[,_]/g, ''));
}
