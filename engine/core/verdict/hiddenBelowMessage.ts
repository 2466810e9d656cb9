import { isObject, type JsonValue } from '../json/value.ts';
import { findHiddenBelow } from './findHiddenBelow.ts';
import { hiddenRowsMessage } from './hiddenRowsMessage.ts';

/**
 * The message about a response whose records are within it, in another shape than a list, so that a job without
 * `dataField` reads none; undefined if there are none.
 */
export function hiddenBelowMessage(response: JsonValue): string | undefined {
  const found = isObject(response) ? findHiddenBelow(response) : undefined;
  if (found === undefined || found.path === '') return undefined;
  return hiddenRowsMessage(found.hidden, { path: found.path, delimiter: '.' }, false);
}
