import { entriesOf, isObject, type JsonValue } from '../json/value.ts';
import { findHiddenRows, type HiddenRows } from './hiddenRows.ts';

const maxDepth = 3;

/** Records in another shape than a list, and their path in the response: empty for the response itself. */
export interface HiddenBelow {
  hidden: HiddenRows;
  path: string;
}

/** The records that a response holds in another shape than a list, there or in its objects; undefined if it has none. */
export function findHiddenBelow(response: JsonValue, path = '', depth = maxDepth): HiddenBelow | undefined {
  const hidden = findHiddenRows(response);
  if (hidden !== undefined) return { hidden, path };
  if (!isObject(response) || depth === 0) return undefined;
  for (const [key, inside] of entriesOf(response)) {
    const below = path === '' ? key : `${path}.${key}`;
    const found = isObject(inside) ? findHiddenBelow(inside, below, depth - 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
