import { countText } from '@pagewright/engine/text/countText';
import type { CheckedFiles } from './checkedFiles.ts';
import type { Finding } from './findFindings.ts';
import { markdownCell } from './markdownCell.ts';
import { severityCounts } from './severityCounts.ts';

/** How many rows there are: the summary of a build is not shown if it is too large. */
const maxRows = 200;

const signs = { error: '❌', warning: '⚠️', information: 'ℹ️', hint: 'ℹ️' } as const;

/** The findings as Markdown, for the summary of a build: their count, and a table with the worst first. */
export function markdownFormat({ findings, files }: CheckedFiles): string {
  const counts = severityCounts(findings).map(({ text }) => text);
  const count = `**${counts.length === 0 ? 'No problems' : counts.join(', ')}** in ${countText(files.length, 'file')}`;
  if (findings.length === 0) return count;
  const order = Object.keys(signs);
  const sorted = findings.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  const more = sorted.length > maxRows ? ['', `… and ${sorted.length - maxRows} more.`] : [];
  const head = ['', '| | Place | Problem | Code |', '| --- | --- | --- | --- |'];
  return [count, ...head, ...sorted.slice(0, maxRows).map(rowOf), ...more].join('\n');
}

function rowOf({ file, line, column, severity, code, message }: Finding): string {
  const cells = [`${file}:${line}:${column}`, message, code].map(markdownCell);
  return `| ${[signs[severity], ...cells].join(' | ')} |`;
}
