import { titles } from '../contenders/commandFor.ts';
import type { KindName } from '../data/kinds.ts';
import type { ContenderName } from '../workloads/workload.ts';
import { findWorkload } from '../workloads/workloads.ts';
import { type AllResults, figureOf, ratio, type Target } from './target.ts';

const ofBothKinds = (...names: string[]) => names.flatMap((name) => [`${name}-narrow`, `${name}-wide`]);
const largePages = ofBothKinds('large-pages');
const smallPages = ofBothKinds('offset-200', 'token-200', 'offset-1000');
const slow = ['latency', 'fan-out-latency'];

const figureTitles = { cpuMs: 'CPU', wallMs: 'wall time', peakMemoryMb: 'peak memory' };

/** The figures that the project wants to reach, and how far each is from receiving alone. */
export const targets: readonly Target[] = [
  ...withBothColumns(largePages, (workload, name) => compare('cpuMs', workload, name, 'floor', { most: 0.45 })),
  ...withBothColumns(ofBothKinds('offset-1000'), (workload, name) =>
    compare('cpuMs', workload, name, 'floor', { most: 1.05 }),
  ),
  ...withBothColumns(ofBothKinds('offset-200', 'token-200'), (workload, name) =>
    compare('cpuMs', workload, name, 'floor', { most: 1.15 }),
  ),
  compare('cpuMs', 'nested', 'engine', 'floor', { most: 1 }),
  ...withBothColumns([...largePages, ...smallPages], (workload, name) =>
    compare('cpuMs', workload, name, 'receive', {}),
  ),
  ...[...ofBothKinds('start-up'), 'nested', 'fan-out'].map((workload) =>
    compare('cpuMs', workload, 'engine', 'receive', {}),
  ),
  ...largePages.map((workload) => compare('cpuMs', workload, 'engine', 'fetch', { most: 0.5 })),
  ...[...smallPages, ...ofBothKinds('offset-100'), 'nested', 'fan-out'].map((workload) =>
    compare('cpuMs', workload, 'engine', 'fetch', { most: 0.75 }),
  ),
  ...ofBothKinds('offset-200', 'large-pages', 'offset-1000').flatMap((workload) => [
    compare('cpuMs', workload, 'dlt', 'engine', { least: 6 }),
    compare('cpuMs', workload, 'airbyte', 'engine', { least: 6 }),
  ]),
  ...ofBothKinds('start-up').flatMap((workload) => [
    compare('cpuMs', workload, 'engine', 'floor', { most: 1.15 }),
    compare('wallMs', workload, 'engine', 'floor', { most: 1.15 }),
  ]),
  ...withBothColumns([...largePages, ...smallPages], (workload, name) =>
    compare('peakMemoryMb', workload, name, 'floor', { most: 1 }),
  ),
  compare('peakMemoryMb', 'nested', 'engine', 'floor', { most: 1 }),
  ...(['engine', 'mapping'] as const).flatMap((name) => [memoryGrowth(name, 'narrow'), memoryGrowth(name, 'wide')]),
  ...requestCounts('requests'),
  ...slow.map(waiting),
  ...slow.map(parallel),
  diskPeak('million'),
  {
    text: `${findWorkload('one-response').title}: peak MB of ${titles.engine}`,
    limit: { most: 500 },
    measure: (all) => figureOf(all, 'one-response', 'engine', 'peakMemoryMb'),
  },
];

/** A target for Pagewright with automatic columns, and one with an explicit mapping. */
function withBothColumns(
  workloads: readonly string[],
  targetOf: (workload: string, name: ContenderName) => Target,
): Target[] {
  return workloads.flatMap((workload) => [targetOf(workload, 'engine'), targetOf(workload, 'mapping')]);
}

function compare(
  figure: keyof typeof figureTitles,
  workload: string,
  name: ContenderName,
  base: ContenderName,
  limit: Target['limit'],
): Target {
  return {
    limit,
    text: `${findWorkload(workload).title}: ${figureTitles[figure]} of ${titles[name]} ÷ ${titles[base]}`,
    measure: (all) => ratio(figureOf(all, workload, name, figure), figureOf(all, workload, base, figure)),
  };
}

function memoryGrowth(name: ContenderName, kind: KindName): Target {
  return {
    text: `${titles[name]}, ${kind}: peak memory of 1,000 pages ÷ that of 100 pages`,
    limit: { most: 1.1 },
    measure: (all) => {
      const peakOf = (workload: string) => figureOf(all, `${workload}-${kind}`, name, 'peakMemoryMb');
      return ratio(peakOf('offset-1000'), peakOf('offset-100'));
    },
  };
}

/** The API's own count of the requests, against the needed ones and those in the report of the run. */
function requestCounts(workload: string): Target[] {
  const { title, requests: needed } = findWorkload(workload);
  const text = (what: string) => `${title}, \`--parallel 32\`: ${what}`;
  const count = (all: AllResults, figure: 'requests' | 'reportedRequests') =>
    figureOf(all, workload, 'parallel32', figure);
  return [
    {
      text: text(`requests beside the ${needed} that are needed`),
      limit: { most: 31 },
      measure(all) {
        const sent = count(all, 'requests');
        return sent === undefined ? undefined : sent - needed;
      },
    },
    {
      text: text('requests by the report of the run ÷ by the API'),
      limit: { most: 1, least: 1 },
      measure: (all) => ratio(count(all, 'reportedRequests'), count(all, 'requests')),
    },
  ];
}

function waiting(workload: string): Target {
  const { title, requests, latencyMs } = findWorkload(workload);
  return {
    text: `${title}: wall time ÷ (requests × latency)`,
    limit: { most: 1.03 },
    measure: (all) => ratio(figureOf(all, workload, 'engine', 'wallMs'), requests * latencyMs),
  };
}

/** Compares times only; that both write the same bytes was checked when they ran. */
function parallel(workload: string): Target {
  return {
    text: `${findWorkload(workload).title}: wall time with \`--parallel 8\` ÷ sequential`,
    limit: { most: 0.2 },
    measure: (all) => ratio(figureOf(all, workload, 'parallel', 'wallMs'), figureOf(all, workload, 'engine', 'wallMs')),
  };
}

function diskPeak(workload: string): Target {
  return {
    text: `${findWorkload(workload).title}: most that the files of a run take ÷ its tables`,
    limit: { most: 1.2 },
    measure: (all) =>
      ratio(figureOf(all, workload, 'engine', 'peakDiskMb'), figureOf(all, workload, 'engine', 'tablesMb')),
  };
}
