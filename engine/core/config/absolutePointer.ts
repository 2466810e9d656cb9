/** Sections that stand beside `parameters`, not in it. */
const outside = /^\/(authorization|image_parameters)(\/|$)/;

/** A pointer below the object that holds `api` and `config`, from the root of the document. */
export function absolutePointer(root: string, pointer = ''): string {
  return outside.test(pointer) ? pointer : `${root}${pointer}`;
}
