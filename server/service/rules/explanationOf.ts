const page = 'https://github.com/pagewright/pagewright/blob/main/docs/diagnostics.md';

/** Where a code is explained. */
export function explanationOf(code: string): string {
  return `${page}#${code.replaceAll('.', '-')}`;
}
