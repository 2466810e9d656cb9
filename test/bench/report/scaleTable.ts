import { titles } from '../contenders/commandFor.ts';
import type { Measurement } from '../measure/measurement.ts';
import { markdownTable } from './markdownTable.ts';
import type { AllResults } from './target.ts';

const head = [
  'workload',
  'program',
  'wall s',
  'CPU s',
  '× floor',
  'peak MB',
  '× floor',
  'tables MB',
  'peak disk ÷ tables',
];

/** The figures of every contender on one Node for a lot of data. */
export function scaleTable(all: AllResults): string {
  const rows = [...all].flatMap(([{ title }, results]) => {
    const floor = results.get('floor');
    return [...results].map(([name, measured], index) => {
      return [index === 0 ? title : '', titles[name], ...figuresOf(measured, floor)];
    });
  });
  return markdownTable(head, rows);
}

function figuresOf({ wallMs, cpuMs, peakMemoryMb, peakDiskMb, tablesMb }: Measurement, floor?: Measurement): string[] {
  const timesFloor = (value: number, base?: number) => (base === undefined ? '' : (value / base).toFixed(2));
  return [
    (wallMs / 1000).toFixed(1),
    (cpuMs / 1000).toFixed(1),
    timesFloor(cpuMs, floor?.cpuMs),
    peakMemoryMb.toFixed(0),
    timesFloor(peakMemoryMb, floor?.peakMemoryMb),
    tablesMb.toFixed(0),
    (peakDiskMb / tablesMb).toFixed(2),
  ];
}
