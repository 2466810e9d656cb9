import { styleText } from 'node:util';
import { countText } from '@pagewright/engine/text/countText';
import { plainText } from '../printing/plainText.ts';
import type { Finding } from './findFindings.ts';

/** The colour of each severity, and the noun it is counted under; the worst comes first. */
const severities = {
  error: { noun: 'error', colour: 'red' },
  warning: { noun: 'warning', colour: 'yellow' },
  information: { noun: 'note', colour: 'blue' },
  hint: { noun: 'note', colour: 'blue' },
} as const;

/** One line per finding, as compilers print them, and their count. */
export function textFormat(findings: readonly Finding[], files: number): string {
  const count = `${countedText(findings)} in ${countText(files, 'file')}`;
  return findings.length === 0 ? count : [...findings.map(lineOf), '', count].join('\n');
}

function lineOf({ file, line, column, severity, code, message }: Finding): string {
  const place = styleText('bold', plainText(`${file}:${line}:${column}:`));
  const word = styleText(severities[severity].colour, severity);
  return `${place} ${word}: ${plainText(message)} ${styleText('dim', plainText(`(${code})`))}`;
}

/** `2 errors, 1 warning`. */
function countedText(findings: readonly Finding[]): string {
  if (findings.length === 0) return styleText('green', 'No problems');
  const colours = new Map(Object.values(severities).map(({ noun, colour }) => [noun, colour]));
  const counts = [...colours].flatMap(([noun, colour]) => {
    const count = findings.filter(({ severity }) => severities[severity].noun === noun).length;
    return count === 0 ? [] : [styleText(colour, countText(count, noun))];
  });
  return counts.join(', ');
}
