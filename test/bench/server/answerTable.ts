import { markdownTable } from '../report/markdownTable.ts';
import type { Question } from './measureAnswers.ts';
import { percentile } from './percentile.ts';
import type { ServerFigures } from './serverFigures.ts';

const head = ['configuration', '', 'server', 'p50 ms', '× bare', 'p95 ms', '× bare'];

const rows: readonly (readonly [string, (figures: ServerFigures) => readonly number[]])[] = [
  ['change to diagnostics', answersTo('diagnostics')],
  ['change to completion', answersTo('completion')],
  ['hover', answersTo('hover')],
  ['document symbols', answersTo('symbols')],
  ['start to first diagnostics', ({ start }) => start],
];

/** How long each server took for its answers, beside the bare one. */
export function answerTable(measured: readonly ServerFigures[]): string {
  const sizes = [...new Set(measured.map(({ jobs }) => jobs))];
  const table = sizes.flatMap((jobs) => {
    const servers = measured.filter((each) => each.jobs === jobs);
    return rows.flatMap(([title, valuesOf], row) =>
      servers.map((server, index) => [
        row === 0 && index === 0 ? sizeText(server) : '',
        index === 0 ? title : '',
        server.contender,
        ...cells(valuesOf(server), valuesOf(servers.at(-1) ?? server)),
      ]),
    );
  });
  return markdownTable(head, table);
}

function answersTo(question: Question): (figures: ServerFigures) => readonly number[] {
  return ({ answers }) => answers[question];
}

function sizeText({ jobs, bytes }: ServerFigures): string {
  return `${jobs.toLocaleString('en')} jobs, ${Math.round(bytes / 1024).toLocaleString('en')} KB`;
}

function cells(values: readonly number[], base: readonly number[]): string[] {
  return [0.5, 0.95].flatMap((share) => {
    const value = percentile(values, share);
    return [value.toFixed(1), (value / percentile(base, share)).toFixed(2)];
  });
}
