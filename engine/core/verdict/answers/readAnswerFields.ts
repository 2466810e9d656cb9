import { isList, isObject } from '../../json/value.ts';
import { answerRoleOf } from '../../recognition/answerWords.ts';
import { describesAnswer, maySpeakOfSearch } from '../../recognition/wrapperNames.ts';
import { openElement } from '../openElement.ts';
import { openObject, openRoot } from '../openObject.ts';
import type { SeenPage } from '../seenPage.ts';
import { type KnownPlaces, type OpenObject, type PlacedField, walkFields } from '../walkFields.ts';

/**
 * The fields around the records that may be about the response: of the objects that contain the records, or describe
 * the list or the result. `places`: those of the previous page.
 */
export function readAnswerFields(
  { response, recordsPath }: Pick<SeenPage, 'response' | 'recordsPath'>,
  places: KnownPlaces,
): PlacedField[] {
  const root = isObject(response) ? openRoot(response) : openElement(response, { keys: [], name: '' }, recordsPath);
  if (root === undefined) return [];
  const open = (field: PlacedField) => openAround(field, recordsPath);
  return walkFields(root, open, places).filter(
    (field) => field.path !== recordsPath && (!isAside(field, recordsPath) || saysPart(field)),
  );
}

/** Whether a field is in an object that is neither around the records nor describes them. */
export function isAside({ keys, holderName }: PlacedField, recordsPath: string | undefined): boolean {
  return maySpeakOfSearch(holderName) && recordsPath?.startsWith(`${keys.slice(0, -1).join('.')}.`) !== true;
}

function saysPart({ name, value }: PlacedField): boolean {
  return answerRoleOf(name) === 'partial' && (value === true || value === 'true');
}

/** Opens an object; an error is read whole, as one field. */
function openAround(field: PlacedField, recordsPath: string | undefined): OpenObject | undefined {
  const { path, name, value, holderName } = field;
  if (path === recordsPath) return undefined;
  const isOnTheWay = recordsPath?.startsWith(`${path}.`) === true;
  if (isOnTheWay && isList(value)) return openElement(value, field, recordsPath);
  const mayAnswer = describesAnswer(name) || (maySpeakOfSearch(name) && holderName === '');
  const isEntered = isOnTheWay || (mayAnswer && answerRoleOf(name) !== 'error');
  return isEntered ? openObject(field) : undefined;
}
