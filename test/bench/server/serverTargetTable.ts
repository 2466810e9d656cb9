import { markdownTable } from '../report/markdownTable.ts';
import type { ServerFigures } from './serverFigures.ts';
import { serverTargets } from './serverTargets.ts';

/** Every target with the figures of the largest size; Pagewright comes before the bare server there. */
export function serverTargetTable(measured: readonly ServerFigures[]): string {
  const jobs = Math.max(...measured.map((each) => each.jobs));
  const [own, bare] = measured.filter((each) => each.jobs === jobs);
  if (own === undefined || bare === undefined) return '';
  const rows = serverTargets.map(({ text, limit, measure }) => {
    const value = measure(own, bare);
    return [
      `${jobs.toLocaleString('en')} jobs, ${text}`,
      String(limit),
      value.toFixed(2),
      value <= limit ? 'holds' : '**misses**',
    ];
  });
  return markdownTable(['target', 'at most', 'measured', ''], rows);
}
