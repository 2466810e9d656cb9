import { entriesOf, type JsonObject, keysOf } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { plainName } from '../../recognition/plainName.ts';
import { isFilledError } from './isFilledError.ts';
import { readState } from './readState.ts';

/** Names that stand beside an error. */
const beside =
  /^(type|code|documentationurl|docs?|href|link|help|moreinfo|path|timestamp|requestid|traceid|title|status|subcode|params?)$/;

/** Whether each field of an object is a word for an error, or one that stands beside it. */
export function hasOnlyErrorWords(object: JsonObject): boolean {
  return keysOf(object).every((key) => {
    const name = plainName(key);
    const role = answerRoleOf(name);
    return (role !== undefined && role !== 'outcome') || beside.test(name);
  });
}

/** Whether an object has only an error: each field is a word for one, and one reports a failure. */
export function isOnlyError(object: JsonObject): boolean {
  const fields = entriesOf(object).map(([key, value]) => ({ name: plainName(key), value }));
  if (!hasOnlyErrorWords(object)) return false;
  return fields.some(
    (field) =>
      readState(field) === 'failed' || (answerRoleOf(field.name) === 'error' && isFilledError(field.value, true)),
  );
}
