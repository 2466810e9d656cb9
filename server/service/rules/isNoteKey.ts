/** Whether a key is a note, which a run ignores: it begins with `__`, or names the schema for an editor. */
export function isNoteKey(key: string): boolean {
  return /^#?__|^\$schema$/.test(key);
}
