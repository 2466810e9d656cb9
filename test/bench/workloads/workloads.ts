import type { KindName } from '../data/kinds.ts';
import { fanOutWorkload } from './fanOutWorkload.ts';
import { flatWorkload } from './flatWorkload.ts';
import { nestedWorkload } from './nestedWorkload.ts';
import type { Workload } from './workload.ts';

const latencyMs = 50;

/** A list of 200 pages of 100 holds 19,999 records: its last page is one short of full. */
const flatWorkloads = (kind: KindName): Workload[] => {
  const named = (name: string, title: string) => ({ name: `${name}-${kind}`, title: `${title}, ${kind}`, kind });
  return [
    flatWorkload({ ...named('offset-200', 'offset, 200 × 100'), records: 19_999, pageSize: 100 }),
    flatWorkload({ ...named('token-200', 'token, 200 × 100'), method: 'token', records: 19_999, pageSize: 100 }),
    flatWorkload({ ...named('large-pages', 'offset, 20 × 10,000'), records: 199_999, pageSize: 10_000 }),
    flatWorkload({ ...named('offset-100', 'offset, 100 × 100'), records: 9_999, pageSize: 100 }),
    flatWorkload({ ...named('offset-1000', 'offset, 1,000 × 100'), records: 99_999, pageSize: 100 }),
    flatWorkload({
      ...named('start-up', 'one page of 50'),
      records: 50,
      pageSize: 100,
      contenders: ['engine', 'mapping', 'got', 'fetch', 'floor', 'bare'],
    }),
  ];
};

/** Everything that is measured. */
export const workloads: readonly Workload[] = [
  ...flatWorkloads('narrow'),
  ...flatWorkloads('wide'),
  flatWorkload({
    name: 'latency',
    title: 'offset, 100 × 100, 50 ms each',
    kind: 'narrow',
    records: 9_999,
    pageSize: 100,
    latencyMs,
    contenders: ['engine', 'mapping', 'parallel', 'got', 'floor'],
  }),
  fanOutWorkload({ name: 'fan-out', title: 'fan-out, 300 requests' }),
  fanOutWorkload({
    name: 'fan-out-latency',
    title: 'fan-out, 300 requests, 50 ms each',
    latencyMs,
    contenders: ['engine', 'parallel'],
  }),
  nestedWorkload({ name: 'nested', title: 'nested, 100 × 100, four tables', records: 9_999, pageSize: 100 }),
];

/** The workload of this name. Throws where there is none. */
export function findWorkload(name: string): Workload {
  const [found] = chooseWorkloads(name);
  return found;
}

/** The workload of this name, or else those whose names begin with it: `offset-200` for both kinds of records. */
export function chooseWorkloads(name: string): [Workload, ...Workload[]] {
  const exact = workloads.filter((workload) => workload.name === name);
  const [first, ...others] =
    exact.length > 0 ? exact : workloads.filter((workload) => workload.name.startsWith(`${name}-`));
  if (first !== undefined) return [first, ...others];
  const names = workloads.map((workload) => workload.name).join(', ');
  throw new Error(`There is no workload "${name}". There are: ${names}.`);
}
