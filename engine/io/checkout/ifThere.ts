import { isFileError } from '../../core/errors.ts';
import { asFileError } from '../files/readForeignFile.ts';

/**
 * Returns what reading gives, or `missing` where the file or folder is not there. Throws a FileError for one that is there but
 * cannot be read: taken for missing, it would be removed in the project.
 */
export async function ifThere<Value, Missing>(
  place: string,
  reading: Promise<Value>,
  missing: Missing,
): Promise<Value | Missing> {
  try {
    return await reading;
  } catch (cause) {
    const error = asFileError(place, cause);
    if (isFileError(error) && error.isMissing) return missing;
    throw error;
  }
}
