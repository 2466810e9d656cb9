import { JsonSyntaxError } from '../json/jsonSyntaxError.ts';
import { parseJson } from '../json/parseJson.ts';
import { isList, isObject, type JsonList, type JsonObject } from '../json/value.ts';
import { badData } from './oauthCredentials.ts';

/** The JSON in the `#data` of OAuth credentials. Throws a UserError where it is no object or list. */
export function readData(text: string): JsonObject | JsonList {
  const value = parsed(text);
  if (isObject(value) || isList(value)) return value;
  throw badData('has to be the text of a JSON object');
}

function parsed(text: string) {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError) throw badData('is no valid JSON text');
    throw error;
  }
}
