import { isList, type JsonValue } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { meaningOfCode, meaningOfText, type StatusMeaning } from '../../recognition/statusMeaning.ts';
import { wordsOf } from '../../recognition/wordsOf.ts';
import type { PlacedField } from '../walkFields.ts';

/** A longer text is no name of a state. */
const maxWords = 3;

/** What a field with a state of the request means; undefined if it is none, or means nothing. */
export function readState({ name, value }: Pick<PlacedField, 'name' | 'value'>): StatusMeaning | undefined {
  const role = answerRoleOf(name);
  if (role === 'success') return isFalse(value) ? 'failed' : 'fine';
  if (role === 'failure') return isTrue(name, value) ? 'failed' : 'fine';
  return role === 'status' ? meaningOf(value) : undefined;
}

/** The same for a field that may be about something else than the request: only what says that it failed counts. */
export function readOutcome({ name, value }: Pick<PlacedField, 'name' | 'value'>): StatusMeaning | undefined {
  if (answerRoleOf(name) !== 'outcome') return undefined;
  if (value === false) return 'failed';
  const isName = typeof value === 'string' && wordsOf(value).length <= maxWords;
  return isName && meaningOfText(value) === 'failed' ? 'failed' : undefined;
}

function isFalse(value: JsonValue): boolean {
  return value === false || value === 0 || (typeof value === 'string' && /^(false|0|no)$/i.test(value.trim()));
}

/** A number of "failed" is a count. */
function isTrue(name: string, value: JsonValue): boolean {
  return value === true || value === 'true' || (value === 1 && /^(is|has)|occurred$/.test(name));
}

function meaningOf(value: JsonValue): StatusMeaning | undefined {
  // As APIs write it that come from XML.
  if (isList(value) && value.length === 1) return meaningOf(value[0] ?? null);
  if (value === false) return 'failed';
  if (typeof value === 'number') return meaningOfCode(value);
  if (typeof value !== 'string') return undefined;
  return /^-?\d+$/.test(value) ? meaningOfCode(Number(value)) : meaningOfText(value);
}
