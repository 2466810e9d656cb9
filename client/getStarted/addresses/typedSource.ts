import type { DescriptionSource } from '@pagewright/engine/importing';
import { fileName } from '../../shared/fileName.ts';
import { homeFolder } from '../../shared/homeFolder.ts';

/** The command that creates a configuration from a description. Its argument is the address or path of one. */
export const importDescriptionCommand = 'pagewright.importDescription';

/** The endings of files that may hold a description. */
export const describedEnding = /\.(?:json|ya?ml|har)$/i;

/** The glob patterns of files that look like a description: OpenAPI (once Swagger), HAR, Postman. */
export const describedFiles = [
  ...['openapi', 'swagger'].flatMap((word) => ['json', 'yaml', 'yml'].map((ending) => `*${word}*.${ending}`)),
  '*.har',
  '*.postman_collection.json',
];

/** The description that a typed or pasted text names; undefined if it is neither an address nor a whole path. */
export function typedSource(text: string): DescriptionSource | undefined {
  if (/^https?:\/\/[^/]/i.test(text)) return { place: text, isAddress: true };
  const file = text.replace(/^~(?=[\\/])/, homeFolder() ?? '~');
  const isWhole = /^(?:[\\/]|[a-z]:[\\/])/i.test(file) && /[^\\/]$/.test(file);
  return isWhole ? { place: file, isAddress: false } : undefined;
}

/**
 * The description that a user means who was asked for the address of an API: the path of such a file, or an address
 * whose last part is named like one.
 */
export function meantSource(text: string): DescriptionSource | undefined {
  const hasHost = /^[\w-]+(\.[\w-]+)*(:\d+)?\//.test(text);
  const source = typedSource(hasHost ? `https://${text}` : text);
  if (source === undefined || !source.isAddress) return describedEnding.test(text) ? source : undefined;
  const name = fileName(URL.parse(source.place)?.pathname ?? '');
  return /openapi|swagger/i.test(name) && /\.(?:json|ya?ml)$/i.test(name) ? source : undefined;
}
