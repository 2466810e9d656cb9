import { hexDigest } from '@pagewright/engine/hashes';
import { parseText } from './json.ts';

/** The hash that recognizes the content of a configuration without keeping it: spaces and line breaks do not count. */
export function configHash(text: string): string {
  const content = parseText(text);
  const compact = content === undefined ? text : JSON.stringify(content);
  return hexDigest('sha256', compact).slice(0, 16);
}
