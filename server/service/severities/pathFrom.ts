import { decodeUri } from '@pagewright/core/text/decodeUri';

/** The path of a file below a folder, both given as URIs, decoded as a person writes it. */
export function pathFrom(folderUri: string, fileUri: string): string {
  const path = fileUri.slice(folderUri.length);
  // A lone `%` is not valid in a URI, but an editor may still send one.
  return decodeUri(path) ?? path;
}
