import assert from 'node:assert/strict';

/** The files with something in them, apart from exceptions. An exception that no such file needs is an error. */
export function filesThat(
  files: readonly string[],
  { have, but }: { have: (file: string) => boolean; but: readonly RegExp[] },
): string[] {
  const found = files.filter(have);
  assert.deepEqual(
    but.filter((exception) => !found.some((file) => exception.test(file))),
    [],
    'nothing needs this exception',
  );
  return found.filter((file) => !but.some((exception) => exception.test(file)));
}
