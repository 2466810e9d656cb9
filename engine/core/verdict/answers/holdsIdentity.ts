import { type JsonObject, keysOf } from '../../json/value.ts';

const identity = /^_?(sys_?|object_?|record_?)?(id|uuid|guid)$/i;

/** Whether an object is one thing with an id, so that its fields may be about that thing. */
export function holdsIdentity(object: JsonObject): boolean {
  return keysOf(object).some((key) => identity.test(key));
}
