import { isObject } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { describesAnswer } from '../../recognition/wrapperNames.ts';
import { openObject, openRoot } from '../openObject.ts';
import type { SeenPage } from '../seenPage.ts';
import { type KnownPlaces, type PlacedField, walkFields } from '../walkFields.ts';

/**
 * The fields around the records in which a response may speak of itself: of the objects that contain the records, and of
 * those that describe the list or the answer. The records themselves are left out. `places`: those of the page before.
 */
export function readAnswerFields(
  { response, recordsPath }: Pick<SeenPage, 'response' | 'recordsPath'>,
  places: KnownPlaces,
): PlacedField[] {
  if (!isObject(response)) return [];
  const open = (field: PlacedField) => (isEntered(field, recordsPath) ? openObject(field) : undefined);
  return walkFields(openRoot(response), open, places).filter(({ path }) => path !== recordsPath);
}

/** An error is read whole, as one field. */
function isEntered({ path, name }: PlacedField, recordsPath: string | undefined): boolean {
  if (path === recordsPath) return false;
  if (recordsPath?.startsWith(`${path}.`)) return true;
  return describesAnswer(name) && answerRoleOf(name) !== 'error';
}
