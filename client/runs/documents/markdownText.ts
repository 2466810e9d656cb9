import { printable } from '../../shared/text/printable.ts';

/** Escapes a foreign text for Markdown, on one line. */
export function markdownText(text: string): string {
  return printable(text)
    .replace(/[\\`*<[\]]/g, '\\$&')
    .replace(/^([#>+-])/, '\\$1');
}

/** A name or a path as inline code, with a longer fence where it contains a backquote. */
export function markdownCode(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${printable(text)}${padding}${fence}`;
}
