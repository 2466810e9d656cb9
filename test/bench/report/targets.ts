import { titles } from '../contenders/commandFor.ts';
import type { ContenderName } from '../workloads/workload.ts';
import { findWorkload } from '../workloads/workloads.ts';
import { figureOf, ratio, type Target } from './target.ts';

const flat = ['offset-200', 'token-200', 'large-pages', 'offset-100', 'offset-1000'].flatMap((name) => [
  `${name}-narrow`,
  `${name}-wide`,
]);
const slow = ['latency', 'fan-out-latency'];

/** The figures that the project wants to reach. */
export const targets: readonly Target[] = [
  ...flat.flatMap((workload) => [
    cpu(workload, 'engine', 'floor', { limit: 1.5 }),
    cpu(workload, 'mapping', 'floor', { limit: 1.25 }),
    cpu(workload, 'engine', 'got', { limit: 1, isBelow: true }),
    cpu(workload, 'mapping', 'got', { limit: 1, isBelow: true }),
  ]),
  ...slow.map(waiting),
  memoryGrowth('engine'),
  memoryGrowth('mapping'),
  ...slow.map(parallel),
  {
    text: 'CPU ms of one page of 50 above a bare `node -e 0`',
    limit: 120,
    measure: (all) => {
      const bare = figureOf(all, 'start-up-narrow', 'bare', 'cpuMs');
      const whole = figureOf(all, 'start-up-narrow', 'engine', 'cpuMs');
      return whole === undefined || bare === undefined ? undefined : whole - bare;
    },
  },
];

function cpu(
  workload: string,
  name: ContenderName,
  base: ContenderName,
  limit: Pick<Target, 'limit' | 'isBelow'>,
): Target {
  return {
    ...limit,
    text: `${findWorkload(workload).title}: CPU of ${titles[name]} ÷ ${titles[base]}`,
    measure: (all) => ratio(figureOf(all, workload, name, 'cpuMs'), figureOf(all, workload, base, 'cpuMs')),
  };
}

function waiting(workload: string): Target {
  const { title, requests, latencyMs } = findWorkload(workload);
  return {
    text: `${title}: wall time ÷ (requests × latency)`,
    limit: 1.03,
    measure: (all) => ratio(figureOf(all, workload, 'engine', 'wallMs'), requests * latencyMs),
  };
}

function memoryGrowth(name: ContenderName): Target {
  return {
    text: `${titles[name]}: peak memory of 1,000 pages ÷ that of 100 pages`,
    limit: 1.1,
    measure: (all) =>
      ratio(
        figureOf(all, 'offset-1000-narrow', name, 'peakMemoryMb'),
        figureOf(all, 'offset-100-narrow', name, 'peakMemoryMb'),
      ),
  };
}

/** That both write the same bytes was seen to when they ran. */
function parallel(workload: string): Target {
  return {
    text: `${findWorkload(workload).title}: wall time with \`--parallel 8\` ÷ sequential`,
    limit: 0.2,
    measure: (all) => ratio(figureOf(all, workload, 'parallel', 'wallMs'), figureOf(all, workload, 'engine', 'wallMs')),
  };
}
