import { UserError } from '../errors.ts';
import { evaluate } from '../expressions/evaluate.ts';
import type { Evaluation } from '../expressions/evaluation.ts';
import { JsonSyntaxError } from '../json/jsonSyntaxError.ts';
import { parseJson } from '../json/parseJson.ts';
import { textOf } from '../json/textOf.ts';
import { isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { isAddress } from '../request/isAddress.ts';
import { withoutCredentials } from '../request/withoutCredentials.ts';

/**
 * `api.baseUrl` (`docs/format/configuration.md#51-baseurl`): an address, an expression, or, in old configurations, the
 * JSON text of one. Throws a UserError if the result is not an http address.
 */
export function readBaseUrl(
  value: JsonValue | undefined,
  place: Evaluation,
  onDeprecated: (message: string) => void,
): string {
  if (typeof value === 'string' && !isAddress(value)) {
    const expression = expressionIn(value);
    if (expression === undefined) throw noAddress(value, place);
    onDeprecated('"baseUrl" holds a function as JSON text. Write the object itself.');
    return computed(expression, place);
  }
  if (typeof value === 'string') return value;
  if (isObject(value)) return computed(value, place);
  throw noAddress('', place);
}

function computed(expression: JsonObject, place: Evaluation): string {
  const value = evaluate(expression, place);
  const text = isObject(value) ? undefined : textOf(value);
  if (text !== undefined && isAddress(text)) return text;
  throw noAddress(text ?? '', place);
}

function expressionIn(text: string): JsonObject | undefined {
  try {
    const value = parseJson(text);
    return isObject(value) ? value : undefined;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return undefined;
    throw error;
  }
}

function noAddress(text: string, { pointer }: Evaluation): UserError {
  const message = `"baseUrl" must be an http or https address${text === '' ? '' : `, not "${withoutCredentials(text)}"`}. Write it with its scheme, such as "https://api.example.com/v2/".`;
  return new UserError('config.bad-base-url', message, { pointer });
}
