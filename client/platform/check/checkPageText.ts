import type { CheckRow } from '@pagewright/engine/platform';
import { localTime } from '@pagewright/engine/text/localTime';
import { printable } from '@pagewright/engine/text/printable';

/** Where the text names a job; lines and characters from 0. */
export interface JobPlace extends Pick<CheckRow, 'component' | 'id' | 'name' | 'job'> {
  line: number;
  start: number;
  end: number;
}

const marks: Record<CheckRow['verdict'], string> = {
  incomplete: '⚠ incomplete',
  error: '✗ not judged',
  unknown: '? unknown',
  complete: '✓ complete',
  never: '· never ran',
};

/** How much of a name is shown: a line is to fit an editor. */
const maxName = 40;

/** A check as a text: its head, and a line for each configuration, with the reason below it unless all is well. */
export function checkPageText(
  head: readonly string[],
  rows: readonly CheckRow[],
): { text: string; places: JobPlace[] } {
  const lines = [...head, ''];
  const places: JobPlace[] = [];
  const width = Math.max(0, ...rows.map(({ name }) => shownName(name).length));
  for (const { verdict, name, job, status, endedAt, component, id, reason } of rows) {
    const begin = `${marks[verdict].padEnd(14)}${shownName(name).padEnd(width)}`;
    const jobText = job === '' ? '' : `job ${job}`;
    const facts = job === '' ? '' : `   ${status}   ${endedAt === '' ? '' : localTime(endedAt)}`;
    if (job !== '') {
      const start = begin.length + 3;
      places.push({ line: lines.length, start, end: start + jobText.length, component, id, name, job });
    }
    lines.push(`${begin}${jobText === '' ? '' : `   ${jobText}`}${facts}`.trimEnd());
    if (reason !== '' && verdict !== 'complete') lines.push(`${' '.repeat(14)}${printable(reason)}`);
  }
  return { text: `${lines.join('\n')}\n`, places };
}

function shownName(name: string): string {
  const plain = printable(name);
  return plain.length > maxName ? `${plain.slice(0, maxName - 1)}…` : plain;
}
