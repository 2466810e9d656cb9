/** The section of the documentation that explains a code, relative to its folder. */
export function explanationOf(code: string): string {
  return `diagnostics.md#${code.replaceAll('.', '-')}`;
}
