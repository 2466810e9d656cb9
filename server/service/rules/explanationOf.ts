const page = 'https://github.com/pagewright/pagewright/blob/main/docs/diagnostics.md';

/** The address of the section that explains a code. */
export function explanationOf(code: string): string {
  return `${page}#${code.replaceAll('.', '-')}`;
}
