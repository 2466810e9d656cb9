/** The examples at the end of a `--help`. */
export function examplesText(examples: readonly string[]): string {
  return ['', 'Examples:', ...examples.map((example) => `  $ pagewright ${example}`)].join('\n');
}
