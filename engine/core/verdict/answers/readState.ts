import { isList, type JsonValue } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { meaningOfCode, meaningOfText, type StatusMeaning } from '../../recognition/statusMeaning.ts';
import { wordsOf } from '../../recognition/wordsOf.ts';
import type { PlacedField } from '../walkFields.ts';

/** The limit for the words of a state. */
const maxWords = 3;

/** The meaning of a field with a state of the request; undefined if it is none, or has no meaning. */
export function readState({ name, value }: Pick<PlacedField, 'name' | 'value'>): StatusMeaning | undefined {
  const role = answerRoleOf(name);
  if (role === 'success') return isFalse(value) ? 'failed' : 'fine';
  if (role === 'failure') return isTrue(name, value) ? 'failed' : 'fine';
  return role === 'status' ? meaningOf(value) : undefined;
}

/** The meaning of a field that may not be about the request: only a failure counts. */
export function readOutcome({ name, value }: Pick<PlacedField, 'name' | 'value'>): StatusMeaning | undefined {
  if (answerRoleOf(name) !== 'outcome') return undefined;
  if (value === false) return 'failed';
  const isName = typeof value === 'string' && wordsOf(value).length <= maxWords;
  return isName && meaningOfText(value) === 'failed' ? 'failed' : undefined;
}

function isFalse(value: JsonValue): boolean {
  return value === false || value === 0 || (typeof value === 'string' && /^(false|0|no)$/i.test(value.trim()));
}

/** Whether a flag is true; a number of "failed" is a count. */
function isTrue(name: string, value: JsonValue): boolean {
  return value === true || value === 'true' || (value === 1 && /^(is|has)|occurred$/.test(name));
}

function meaningOf(value: JsonValue): StatusMeaning | undefined {
  // The form of APIs that come from XML.
  if (isList(value) && value.length === 1) return meaningOf(value[0] ?? null);
  if (value === false) return 'failed';
  if (typeof value === 'number') return meaningOfCode(value);
  if (typeof value !== 'string') return undefined;
  return /^-?\d+$/.test(value) ? meaningOfCode(Number(value)) : meaningOfText(value);
}
