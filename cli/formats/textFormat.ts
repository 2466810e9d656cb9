import { styleText } from 'node:util';
import { countText } from '@pagewright/engine/text/countText';
import { plainText } from '../printing/plainText.ts';
import type { Finding } from './findFindings.ts';
import { severityCounts } from './severityCounts.ts';

/** The colour of each severity, and of the noun that it is counted under. */
const colours = { error: 'red', warning: 'yellow', information: 'blue', hint: 'blue', note: 'blue' } as const;

/** One line per finding, as compilers print them, and their count. */
export function textFormat(findings: readonly Finding[], files: number): string {
  const count = `${countedText(findings)} in ${countText(files, 'file')}`;
  return findings.length === 0 ? count : [...findings.map(lineOf), '', count].join('\n');
}

function lineOf({ file, line, column, severity, code, message }: Finding): string {
  const place = styleText('bold', plainText(`${file}:${line}:${column}:`));
  const word = styleText(colours[severity], severity);
  return `${place} ${word}: ${plainText(message)} ${styleText('dim', plainText(`(${code})`))}`;
}

/** `2 errors, 1 warning`. */
function countedText(findings: readonly Finding[]): string {
  if (findings.length === 0) return styleText('green', 'No problems');
  const counts = severityCounts(findings);
  return counts.map(({ noun, text }) => styleText(colours[noun], text)).join(', ');
}
