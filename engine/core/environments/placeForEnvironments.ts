import { fieldsAt, type TextSpan } from '../json/fieldsAt.ts';
import { jsonIn } from '../json/jsonIn.ts';
import { strictJson } from '../json/strictJson.ts';

/** The place of the environments in the text of a `.pagewright.json`, or where to write them. */
export type PlaceForEnvironments =
  | { kind: 'there'; key: TextSpan }
  /** After the opening brace; `hasOthers`: a comma must follow. */
  | { kind: 'insert'; position: number; hasOthers: boolean };

/** The place in a text; undefined if it is not a JSON object, which only its author can fix. */
export function placeForEnvironments(text: string): PlaceForEnvironments | undefined {
  const strict = strictJson(text);
  const located = jsonIn(strict) === undefined ? undefined : fieldsAt(strict, 0);
  if (located === undefined) return undefined;
  const key = located.fields.get('environments')?.key;
  if (key !== undefined) return { kind: 'there', key };
  return { kind: 'insert', position: located.inside, hasOthers: located.fields.size > 0 };
}
