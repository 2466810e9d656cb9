import { markdownTable } from '../report/markdownTable.ts';
import type { FormFigures } from './measureForms.ts';
import { percentile } from './percentile.ts';

const head = ['configuration', 'form', 'change to diagnostics p50 ms', '× JSON', 'completion p50 ms', 'hover p50 ms'];

/** How long the answers take about the same configuration in its forms, beside the one in JSON. */
export function formTable(measured: readonly FormFigures[]): string {
  const rows = measured.map(({ jobs, name, answers }) => {
    const base = measured.find((each) => each.jobs === jobs)?.answers ?? answers;
    const isFirst = base === answers;
    const [own, of] = [percentile(answers.diagnostics, 0.5), percentile(base.diagnostics, 0.5)];
    return [
      isFirst ? `${jobs.toLocaleString('en')} jobs` : '',
      name,
      own.toFixed(1),
      (own / of).toFixed(2),
      percentile(answers.completion, 0.5).toFixed(1),
      percentile(answers.hover, 0.5).toFixed(1),
    ];
  });
  return markdownTable(head, rows);
}
