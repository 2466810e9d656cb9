import { isEmptyInConfig } from '../json/isEmpty.ts';
import { getField, isObject, type JsonObject, type JsonValue } from '../json/value.ts';

/** Parts that must be objects; other values are ignored, as on the platform (`docs/format/configuration.md#5-api`). */
export const objectParts: readonly (readonly string[])[] = [
  ['api', 'pagination'],
  ['api', 'retryConfig'],
  ['api', 'http'],
  ['api', 'http', 'headers'],
  ['config', 'http'],
  ['config', 'http', 'headers'],
];

/** The text of the warning for an ignored part. */
export function ignoredText(part: readonly string[]): string {
  const key = part.at(-1);
  const effect = key === 'pagination' ? 'nothing is paged: each job makes a single request' : 'it has no effect';
  return `"${key}" is not an object, so ${effect}. Write an object, or leave it out.`;
}

/** Warns of each ignored part, except for empty values, which are usual for unused parts. */
export function warnOfIgnoredParts(parameters: JsonObject, warn: (message: string, pointer: string) => void): void {
  for (const part of objectParts) {
    const value = part.reduce<JsonValue | undefined>(
      (found, key) => (isObject(found) ? getField(found, key) : undefined),
      parameters,
    );
    if (!isObject(value) && !isEmptyInConfig(value)) warn(ignoredText(part), `/${part.join('/')}`);
  }
}
