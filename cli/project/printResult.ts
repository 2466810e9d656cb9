import { plainJson } from '../printing/plainJson.ts';
import { plainText } from '../printing/plainText.ts';
import type { ProjectFormat } from './projectOptions.ts';

/** Prints a result: as JSON, or as lines for a person, in which signs that a terminal obeys are escaped. */
export function printResult(format: ProjectFormat, result: unknown, lines: () => readonly string[]): void {
  console.log(format === 'json' ? plainJson(result, 2) : lines().map(plainText).join('\n'));
}
