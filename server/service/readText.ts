import type { FileError } from '@pagewright/core/errors';

/**
 * Reads a file beside a configuration: its text, or why it is not read. Undefined, or an error that says so, where there
 * is no such file.
 */
export type ReadText = (uri: string, kind: 'settings' | 'shapes') => Promise<string | FileError | undefined>;

/** Whether there is a file that is not read. */
export function isIgnored(read: string | FileError | undefined): read is FileError {
  return typeof read === 'object' && !read.isMissing;
}
