import { titles } from '../contenders/commandFor.ts';
import type { Measurement } from '../measure/measurement.ts';
import type { Results } from '../measure/runWorkload.ts';
import type { Workload } from '../workloads/workload.ts';
import { markdownTable } from './markdownTable.ts';
import { type AllResults, ratio } from './target.ts';

const head = ['workload', 'program', 'wall ms', '× floor', 'CPU ms', '× floor', '× receive', 'peak MB', '× floor'];

/** The figures of every contender on one Node, absolute and as a ratio to the floor of the same workload, CPU time also to
 * receiving only. */
export function comparisonTable(all: AllResults): string {
  return markdownTable(head, [...all].flatMap(rowsOf));
}

function rowsOf([workload, results]: [Workload, Results]): string[][] {
  const [floor, receive] = [results.get('floor'), results.get('receive')];
  return [...results].map(([name, measured], index) => {
    const [wall, cpu, memory] = (['wallMs', 'cpuMs', 'peakMemoryMb'] as const).map((key) => [
      Math.round(measured[key]).toLocaleString('en'),
      timesText(measured, floor, key),
    ]);
    const figures = [wall, cpu, timesText(measured, receive, 'cpuMs'), memory].flatMap((each) => each ?? []);
    return [index === 0 ? workload.title : '', titles[name], ...figures];
  });
}

function timesText(measured: Measurement, base: Measurement | undefined, key: keyof Measurement): string {
  const times = ratio(measured[key], base?.[key]);
  return times === undefined ? '' : times.toFixed(2);
}
