import { entriesOf, isList, isObject, type JsonObject, type JsonValue, objectFrom } from '../../json/value.ts';
import { parseStrictQuery } from '../../request/strictQuery.ts';
import { fromText, type SentBody } from './exchange.ts';
import { lenientJson } from './lenientJson.ts';
import { hasVariables } from './templates.ts';

export const formType = 'application/x-www-form-urlencoded';
/** Content types that may be JSON. An API that receives none of them may still read it so. */
const canBeJson = /^$|\bjson\b|^text\/(?:plain|javascript)$|^application\/(?:javascript|octet-stream)$/;

/**
 * Reads a body that is one text, as a job can send it: JSON or a form. `type` is its content type in the document, if
 * any. Variables stay in it as `{{name}}`, also those outside of quotes.
 */
export function readSentText(text: string, type: string): SentBody {
  const [media = ''] = type.toLowerCase().split(';');
  if (text.trim() === '') return {};
  if (media.trim() === formType) return { value: formOf(text), isForm: true };
  if (!canBeJson.test(media.trim())) return { problem: `it is "${media.trim()}", and a job sends JSON or a form` };
  if (/^\s*\{\{[^{}]*\}\}\s*$/.test(text)) return { problem: 'it is nothing but a variable' };
  return asObject(lenientJson(text), /^\uFEFF?\s*[[{]/.test(text) || /json/.test(media));
}

/** A body as an object; the keys of a list are its positions (`docs/format/pagination.md#43-post`). */
function asObject(value: JsonValue | undefined, isMeantAsJson: boolean): SentBody {
  if (isList(value)) return { value: objectFrom(value.map((item, index) => [String(index), item])) };
  if (isObject(value)) return withoutComputedKeys(value);
  if (value !== undefined && isMeantAsJson) return { problem: 'it is a single value, and a job sends an object' };
  return { problem: isMeantAsJson ? 'it is not valid JSON' : 'it is plain text, and a job sends JSON or a form' };
}

/** A body without keys that have variables: a configuration can only compute values. */
function withoutComputedKeys(value: JsonObject): SentBody {
  const fields = entriesOf(value);
  const [key] = fields.find(([each]) => hasVariables(each)) ?? [];
  if (key === undefined) return { value };
  const problem = `its key "${key}" is a variable, and only values may be`;
  return { value: objectFrom(fields.filter(([each]) => !hasVariables(each))), problem };
}

function formOf(text: string): JsonObject {
  return objectFrom(parseStrictQuery(text.trim()).map(([name, value]) => [name, fromText(value ?? '')]));
}
