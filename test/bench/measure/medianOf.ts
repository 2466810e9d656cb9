import type { Measurement } from './measureNode.ts';

/** The median of each figure, taken by itself. */
export function medianOf(measurements: readonly Measurement[]): Measurement {
  return {
    wallMs: median(measurements.map(({ wallMs }) => wallMs)),
    cpuMs: median(measurements.map(({ cpuMs }) => cpuMs)),
    peakMemoryMb: median(measurements.map(({ peakMemoryMb }) => peakMemoryMb)),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}
