import { isEmptyInConfig } from '../json/isEmpty.ts';
import { getField, isObject, type JsonObject, type JsonValue } from '../json/value.ts';

/** Parts that are objects. Anything else is ignored, as on the platform (`docs/format/configuration.md#5-api`). */
export const objectParts: readonly (readonly string[])[] = [
  ['api', 'pagination'],
  ['api', 'retryConfig'],
  ['api', 'http'],
  ['api', 'http', 'headers'],
  ['config', 'http'],
  ['config', 'http', 'headers'],
];

/** What is to be said of a part that is something else. */
export function ignoredText(part: readonly string[]): string {
  const key = part.at(-1);
  const effect = key === 'pagination' ? 'nothing is paged: each job makes a single request' : 'it has no effect';
  return `"${key}" is not an object, so ${effect}. Write an object, or leave it out.`;
}

/** A warning for each part that is ignored. Empty values of any type are usual for what is not used. */
export function warnOfIgnoredParts(parameters: JsonObject, warn: (message: string, pointer: string) => void): void {
  for (const part of objectParts) {
    const value = part.reduce<JsonValue | undefined>(
      (found, key) => (isObject(found) ? getField(found, key) : undefined),
      parameters,
    );
    if (!isObject(value) && !isEmptyInConfig(value)) warn(ignoredText(part), `/${part.join('/')}`);
  }
}
