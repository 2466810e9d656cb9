import type { ProcessFigures } from './measureProgram.ts';

/** The time and memory of one run of a contender. */
export interface Measurement extends ProcessFigures {
  /** The most that its files took at one time, its tables included. */
  peakDiskMb: number;
  tablesMb: number;
  /** Requests by the API's own count. */
  requests: number;
  /** Requests by the report of the run; undefined where it wrote none. */
  reportedRequests: number | undefined;
}

/** The median of each figure, taken by itself. */
export function medianOf(measurements: readonly Measurement[]): Measurement {
  const of = (figure: (measurement: Measurement) => number) => median(measurements.map(figure));
  return {
    wallMs: of(({ wallMs }) => wallMs),
    cpuMs: of(({ cpuMs }) => cpuMs),
    peakMemoryMb: of(({ peakMemoryMb }) => peakMemoryMb),
    peakDiskMb: of(({ peakDiskMb }) => peakDiskMb),
    tablesMb: of(({ tablesMb }) => tablesMb),
    requests: of(({ requests }) => requests),
    reportedRequests: of(({ reportedRequests = Number.NaN }) => reportedRequests),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}
