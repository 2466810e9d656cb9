import { printable } from '../../shared/text/printable.ts';

/** A text of others in Markdown, where it may mark up nothing; it stays on its line. */
export function markdownText(text: string): string {
  return printable(text)
    .replace(/[\\`*<[\]]/g, '\\$&')
    .replace(/^([#>+-])/, '\\$1');
}

/** A name or a path as code; a backquote in it would end it too early. */
export function markdownCode(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  const padding = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${padding}${printable(text)}${padding}${fence}`;
}
