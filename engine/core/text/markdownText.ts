import { codeSpan } from './markdownCode.ts';
import { printable } from './printable.ts';

/** Escapes a foreign text for Markdown, on one line. */
export function markdownText(text: string): string {
  return printable(text)
    .replace(/[\\`*<[\]]/g, '\\$&')
    .replace(/^([#>+-])/, '\\$1');
}

/** A name or a path as inline code, on one line. */
export function markdownCode(text: string): string {
  return codeSpan(printable(text));
}
