import type { ConfigDocument } from '../core/document/configDocument.ts';
import { objectField } from '../core/json/readValues.ts';
import { getField, isObject } from '../core/json/value.ts';
import { multiple } from '../core/pagination/pagingMethod.ts';
import type { Problem } from '../core/problem.ts';
import { readStart } from './readStart.ts';

/**
 * Reads a configuration at the start of a search for its paging, like `readStart`. A paging that cannot be read, such as
 * one that is half written, is left out: the search is for a better one. Several scrollers stay, because they belong to
 * several jobs.
 */
export function readSearchStart(given: Parameters<typeof readStart>[0]): ReturnType<typeof readStart> {
  const start = readStart(given);
  if (!('problems' in start)) return start;
  const [problem] = start.problems;
  const keys = keysOfPaging(given.document);
  if (problem === undefined || keys === undefined || !start.problems.every(isAt(keys))) return start;
  const document = given.document.with([{ path: keys, value: {}, adds: false }]);
  const without = readStart({ ...given, document });
  return 'problems' in without ? start : { ...without, pagingProblem: problem.message };
}

/** The keys that lead to a single paging. */
function keysOfPaging({ value }: ConfigDocument): string[] | undefined {
  if (value === undefined || !isObject(value)) return undefined;
  const wrapped = objectField(value, 'parameters');
  const api = objectField(wrapped ?? value, 'api');
  const pagination = api && objectField(api, 'pagination');
  if (pagination === undefined || getField(pagination, 'method') === multiple) return undefined;
  return [...(wrapped === undefined ? [] : ['parameters']), 'api', 'pagination'];
}

function isAt(keys: readonly string[]): (problem: Problem) => boolean {
  const place = `/${keys.join('/')}`;
  return ({ pointer }) => pointer === place || pointer.startsWith(`${place}/`);
}
