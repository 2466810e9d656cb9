import type { FileError } from '@pagewright/core/errors';

/**
 * Reads a configuration, or a file next to one: its text, or the reason why it is not read. Undefined, or an error that says
 * so, if there is no such file.
 */
export type ReadText = (
  uri: string,
  kind: 'settings' | 'shapes' | 'configuration' | 'golden',
) => Promise<string | FileError | undefined>;

/** Whether a file was found but not read. */
export function isIgnored(read: string | FileError | undefined): read is FileError {
  return typeof read === 'object' && !read.isMissing;
}
