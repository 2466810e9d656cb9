import { textOf } from '../json/textOf.ts';
import type { JsonValue } from '../json/value.ts';
import { paramRoleOf } from '../recognition/paging/pagingWords.ts';
import { plainName } from '../recognition/plainName.ts';
import { previousRoleOf } from '../recognition/previousWords.ts';
import type { JobRequest } from '../request/jobRequest.ts';
import { openObject, openRoot } from './openObject.ts';
import { queryOf } from './sentBefore.ts';
import { walkFields } from './walkFields.ts';
import { wholeNumber } from './wholeNumber.ts';

/** The limit for a position; a larger number is a time. */
const maxPosition = 1e9;
/** Tokens for the beginning, and dates, which filter. */
const noToken = /^(|\*|-?\d|null|none|first|start|\d{4}-\d\d.*)$/i;

/** Whether a request is for a later page: a number above 1, or a token. `startParam` is that of the position. */
export function asksLater({ endpoint, params }: JobRequest, startParam: string | undefined): boolean {
  const fields = walkFields(openRoot(params), openObject);
  const sent: [string, JsonValue][] = fields.map(({ keys, value }) => [keys.at(-1) ?? '', value]);
  return [...queryOf(endpoint), ...sent].some(([name, value]) => leadsLater(name, value, name === startParam));
}

function leadsLater(name: string, value: JsonValue, isStart: boolean): boolean {
  const role = isStart ? 'position' : paramRoleOf(name)?.role;
  const number = wholeNumber(value);
  if (role === 'page' || role === 'position') return number !== undefined && number > 1 && number < maxPosition;
  const place = previousRoleOf(plainName(name));
  const isToken = role === 'nextToken' || place === 'before' || place === 'from';
  return isToken && !noToken.test(textOf(value) ?? '');
}
