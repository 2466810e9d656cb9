import { entriesOf, type JsonObject } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { plainName } from '../../recognition/plainName.ts';
import { isFilledError } from './isFilledError.ts';
import { readState } from './readState.ts';

/** Names that stand beside an error. */
const beside =
  /^(type|code|documentationurl|docs?|href|link|help|moreinfo|path|timestamp|requestid|traceid|title|status|subcode|params?)$/;

/** Whether an object has nothing but an error: each field is a word for one, and one says that it failed. */
export function isOnlyError(object: JsonObject): boolean {
  const fields = entriesOf(object).map(([key, value]) => ({ name: plainName(key), value }));
  if (!fields.every(({ name }) => answerRoleOf(name) !== undefined || beside.test(name))) return false;
  return fields.some(
    (field) =>
      readState(field) === 'failed' || (answerRoleOf(field.name) === 'error' && isFilledError(field.value, true)),
  );
}
