import { decodeUri } from '../../../engine/core/text/decodeUri.ts';

/** The path of a file below a folder, both given as URIs, in words as a person writes them. */
export function pathFrom(folderUri: string, fileUri: string): string {
  const path = fileUri.slice(folderUri.length);
  // A lone `%` makes no URI, but an editor may send one all the same.
  return decodeUri(path) ?? path;
}
