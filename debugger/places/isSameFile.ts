import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Whether two paths are of one file, also through links. */
export function isSameFile(one: string, other: string): boolean {
  return one === other || placeOf(one) === placeOf(other);
}

function placeOf(file: string): string {
  const place = path.resolve(file);
  try {
    return realpathSync.native(place);
  } catch {
    // A document that is not on a disk.
    return place;
  }
}
