/** A file or folder on the disk, and what events, reports and messages call it. The names differ where it is a copy. */
export interface ShownPath {
  readonly path: string;
  readonly shownAs: string;
}

/** A path; one that stands alone is shown as it is. */
export type GivenPath = string | ShownPath;

/** The path with what it is shown as. */
export function shownPath(given: GivenPath): ShownPath {
  return typeof given === 'string' ? { path: given, shownAs: given } : given;
}
