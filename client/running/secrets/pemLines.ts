const lineLength = 64;

/**
 * A text in PEM form with the line breaks that it needs. An input box has one line only: what is pasted there loses its
 * breaks, and somebody may have written them as `\n`. Any other text is given back as it is.
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
