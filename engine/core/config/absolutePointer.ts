/** Sections next to `parameters`, not in it. */
const outside = /^\/(authorization|image_parameters|processors)(\/|$)/;

/** Converts a pointer below the object that holds `api` and `config` to one from the root of the document. */
export function absolutePointer(root: string, pointer = ''): string {
  return outside.test(pointer) ? pointer : `${root}${pointer}`;
}
