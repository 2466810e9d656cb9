/** How to give the value of a secret that is not in the file. */
export function waysToGive(value: string): string {
  return `Enter ${value} with Set Secret in the editor, or on the command line with --secrets FILE or in the environment.`;
}

/** Says that a credential is empty or missing, and the fix. `place` is where it belongs. */
export function lackedText(
  needs: string,
  key: string,
  { isThere, place }: { isThere: boolean; place: string },
): string {
  const state = isThere ? 'is empty here' : `is missing from ${place}`;
  const own = isThere ? 'Write its value.' : 'Add it there.';
  return `${needs} "${key}", which ${state}. ${key.startsWith('#') ? waysToGive('its value') : own}`;
}
