import { titles } from '../contenders/commandFor.ts';
import type { Measurement } from '../measure/measurement.ts';
import type { Results } from '../measure/runWorkload.ts';
import type { Workload } from '../workloads/workload.ts';
import { markdownTable } from './markdownTable.ts';
import type { AllResults } from './target.ts';

const head = ['workload', 'program', 'wall ms', '× floor', 'CPU ms', '× floor', 'peak MB', '× floor'];

/** The figures of every contender on one Node, absolute and as a ratio to the floor of the same workload. */
export function comparisonTable(all: AllResults): string {
  return markdownTable(head, [...all].flatMap(rowsOf));
}

function rowsOf([workload, results]: [Workload, Results]): string[][] {
  const floor = results.get('floor');
  return [...results].map(([name, measured], index) => {
    return [index === 0 ? workload.title : '', titles[name], ...figuresOf(measured, floor)];
  });
}

function figuresOf(measured: Measurement, floor: Measurement | undefined): string[] {
  const keys = ['wallMs', 'cpuMs', 'peakMemoryMb'] as const;
  return keys.flatMap((key) => [
    Math.round(measured[key]).toLocaleString('en'),
    floor === undefined ? '' : (measured[key] / floor[key]).toFixed(2),
  ]);
}
