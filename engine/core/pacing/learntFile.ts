import { getField, isObject, type JsonObject, type JsonValue, objectFrom, withField } from '../json/value.ts';
import { type LearntLimits, readLearntLimits } from './learntLimits.ts';

const version = 1;

/** The limits in the content of a file of what runs learnt; none if it is of another version. */
export function limitsIn(content: JsonValue): LearntLimits {
  if (!isObject(content) || getField(content, 'version') !== version) return {};
  return readLearntLimits(getField(content, 'origins'));
}

/** The content of the file with these limits, and all that it holds besides. */
export function withLimits(content: JsonValue, limits: LearntLimits): JsonObject {
  const origins = objectFrom(
    Object.entries(limits).map(([origin, limit]) => [origin, objectFrom(Object.entries(limit))]),
  );
  const versioned = withField(isObject(content) ? content : {}, 'version', version);
  return withField(versioned, 'origins', origins);
}
