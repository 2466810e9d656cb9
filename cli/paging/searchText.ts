import type { PagingSearch } from '@pagewright/engine/run';
import { countText } from '@pagewright/engine/text/countText';
import { plainJson } from '../printing/plainJson.ts';

const titles: Readonly<Record<PagingSearch['result'], string>> = {
  found: 'Found',
  'not-needed': 'No paging is needed',
  'not-expressible': 'The format cannot follow this paging',
  unknown: 'Not found',
};

/**
 * The result of a search in lines, for a person. `written` are the changed files; `placeOf` adds the place of a change in
 * the user's files, for a configuration of several.
 */
export function searchText(
  search: PagingSearch,
  written: readonly string[],
  placeOf?: (pointer: string) => string,
): string[] {
  const { result, conclusion, evidence, tried, pagination, changes, requests, maxRequests } = search;
  return [
    `${titles[result]}. ${conclusion}`,
    ...section(
      'Seen',
      evidence.map(({ message }) => message),
    ),
    ...section(
      'Tried',
      tried.map(({ what, why }) => `${what}: ${why}`),
    ),
    ...(pagination === undefined ? [] : ['', ...`"pagination": ${plainJson(pagination, 2)}`.split('\n')]),
    ...section(
      'Changes',
      changes.map((change) => changeText(change, placeOf)),
    ),
    '',
    `${countText(requests, 'request')} of ${maxRequests}.${changedText(written, placeOf !== undefined)}`,
  ];
}

function changedText(written: readonly string[], isOfSeveral: boolean): string {
  if (written.length === 0) return '';
  return isOfSeveral ? ` Changed: ${written.join(', ')}.` : ' The configuration is changed.';
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  - ${line}`)];
}

function changeText(
  { pointer, value }: PagingSearch['changes'][number],
  placeOf: ((pointer: string) => string) | undefined,
): string {
  const place = placeOf === undefined ? '' : ` (${placeOf(pointer)})`;
  return value === undefined ? `remove ${pointer}${place}` : `${pointer}: ${plainJson(value)}${place}`;
}
