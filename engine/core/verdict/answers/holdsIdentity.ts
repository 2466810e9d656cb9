import { hasField, type JsonObject } from '../../json/value.ts';

const identityKeys = ['id', '_id', 'uuid', 'guid', 'ID', 'Id'];

/** Whether an object is one thing with an id, so that its fields may be about that thing. */
export function holdsIdentity(object: JsonObject): boolean {
  return identityKeys.some((key) => hasField(object, key));
}
