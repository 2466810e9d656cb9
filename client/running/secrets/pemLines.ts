const lineLength = 64;

/**
 * Restores the line breaks of a text in PEM form. An input box has only one line: text pasted there loses its breaks, and
 * the user may have written them as `\n`. Returns any other text unchanged.
 */
export function pemLines(text: string): string {
  if (!text.includes('-----BEGIN ') || text.includes('\n')) return text;
  return text
    .replaceAll('\\n', '')
    .replace(
      /(-----BEGIN [A-Z0-9 ]+-----)([A-Za-z0-9+/=\s]*)(-----END [A-Z0-9 ]+-----)\s*/g,
      (_, first: string, body: string, last: string) => `${[first, ...linesOf(body), last].join('\n')}\n`,
    );
}

function linesOf(body: string): string[] {
  return body.replaceAll(/\s/g, '').match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];
}
