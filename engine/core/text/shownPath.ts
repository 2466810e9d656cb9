/** A file or folder on the disk, and its name in events, reports and messages, which differs for a copy. */
export interface ShownPath {
  readonly path: string;
  readonly shownAs: string;
}

/** A path; a plain text is shown as it is. */
export type GivenPath = string | ShownPath;

export function shownPath(given: GivenPath): ShownPath {
  return typeof given === 'string' ? { path: given, shownAs: given } : given;
}
