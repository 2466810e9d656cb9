import { objectField, textField, truthField } from '../config/readValues.ts';
import type { JsonObject, JsonValue } from '../json/value.ts';
import { withPath } from './withPath.ts';

/** The made-up answer with what the stop conditions of these paging options need to let the paging go on. */
export function answerThatGoesOn(answer: JsonValue, options: JsonObject): JsonValue {
  const flag = objectField(options, 'nextPageFlag');
  const total = textField(objectField(options, 'limitStop') ?? {}, 'field');
  const flagged = flag === undefined ? answer : withRootKey(answer, flag);
  return total === undefined ? flagged : withPath(flagged, total, Number.MAX_SAFE_INTEGER);
}

/** The flag is a key of the answer itself: a dot in it means nothing. */
function withRootKey(answer: JsonValue, flag: JsonObject): JsonValue {
  return withPath(answer, textField(flag, 'field') ?? '', !(truthField(flag, 'stopOn') ?? false), '\u0000');
}
