import { jsonIn } from '../json/jsonIn.ts';
import { textOf } from '../json/textOf.ts';
import { entriesOf, isObject, type JsonValue } from '../json/value.ts';
import { remembered } from './remembered.ts';

const isOfPaging = remembered((header) =>
  /(^|-)(pag(e|es|er|ing|ination)|page-?info|list-?info|collection)(-|$)/.test(header),
);
const maxLength = 2000;

/**
 * The headers, with the JSON fields of one for paging: `x-pagination.TotalCount` of `X-Pagination: {"TotalCount": 34}`.
 */
export function openHeaders(headers: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const inside = [...headers].flatMap(([header, text]) => {
    const isJson = isOfPaging(header) && text.length <= maxLength && /^\s*\{/.test(text);
    const object = isJson ? jsonIn(text) : undefined;
    return isObject(object)
      ? entriesOf(object).map(([key, value]) => [`${header}.${key}`, wordOf(value)] as const)
      : [];
  });
  const filled = inside.filter(([, value]) => value !== '');
  return filled.length === 0 ? headers : new Map([...headers, ...filled]);
}

function wordOf(value: JsonValue): string {
  return typeof value === 'boolean' ? String(value) : (textOf(value) ?? '');
}
