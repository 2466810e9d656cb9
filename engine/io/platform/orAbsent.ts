import { isPlatformError } from '../../core/platform/platformError.ts';

/** The answer of a request; undefined if the API does not find the object of it. */
export async function orAbsent<Value>(asking: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (isPlatformError(error) && error.status === 404) return undefined;
    throw error;
  }
}
