import { isList, type JsonValue } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { meaningOfCode, meaningOfText, type StatusMeaning } from '../../recognition/statusMeaning.ts';
import type { PlacedField } from '../walkFields.ts';

/** What a field with a state of the request means; undefined if it is none, or means nothing. */
export function readState({ name, value }: Pick<PlacedField, 'name' | 'value'>): StatusMeaning | undefined {
  const role = answerRoleOf(name);
  if (role === 'success') return isFalse(value) ? 'failed' : 'fine';
  if (role === 'failure') return value === true || value === 'true' ? 'failed' : 'fine';
  return role === 'status' ? meaningOf(value) : undefined;
}

function isFalse(value: JsonValue): boolean {
  return value === false || value === 0 || (typeof value === 'string' && /^(false|0|no)$/i.test(value.trim()));
}

function meaningOf(value: JsonValue): StatusMeaning | undefined {
  // As APIs write it that come from XML.
  if (isList(value) && value.length === 1) return meaningOf(value[0] ?? null);
  if (value === false) return 'failed';
  if (typeof value === 'number') return meaningOfCode(value);
  if (typeof value !== 'string') return undefined;
  return /^\d+$/.test(value) ? meaningOfCode(Number(value)) : meaningOfText(value);
}
