/** A text as inline code of Markdown that nothing in it can end: names of an API may hold any character. */
export function codeSpan(text: string): string {
  // An empty line would end the paragraph. There is no code span without a character.
  const line = text.replaceAll(/[\r\n]+/g, ' ') || ' ';
  const isPadded = /^`|`$|^ (?! *$).* $/.test(line);
  return fenced(isPadded ? ` ${line} ` : line, 1);
}

/** A text as a block of code in a language that nothing in it can end. */
export function codeBlock(language: string, text: string): string {
  return fenced(`${language}\n${text}\n`, 3);
}

/** A text between two fences that are longer than each run of backticks in it. */
function fenced(text: string, shortest: number): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(runs.reduce((longest, { length }) => Math.max(longest, length + 1), shortest));
  return fence + text + fence;
}

/** A text as Markdown that shows it as it is: nothing in it is a link, an image or HTML. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>|#!~&]/g, '\\$&');
}
