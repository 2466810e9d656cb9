import { hexDigest } from '#native/hashes.ts';

/** SHA-256 of the text of a file in UTF-8, as the link and kbagent have it. */
export function fileHash(text: string): string {
  return hexDigest('sha256', text);
}
