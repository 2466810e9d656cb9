import { fileHash } from '../bodies/fileHash.ts';
import type { LinkedConfiguration } from '../link.ts';

/** Whether a file of a configuration is as it was pulled or pushed, but for line breaks, which a checkout may change. */
export function isAsWritten({ files }: LinkedConfiguration, file: string, text: string): boolean {
  const hash = files[file];
  return hash === fileHash(text) || hash === fileHash(text.replaceAll('\r\n', '\n'));
}
