import { fanOutWorkload } from './fanOutWorkload.ts';
import { flatWorkload } from './flatWorkload.ts';
import { nestedWorkload } from './nestedWorkload.ts';
import type { Workload } from './workload.ts';

const latencyMs = 50;

/** Everything that is measured. A list of 200 pages of 100 holds 19,999 records: its last page is one short of full. */
export const workloads: readonly Workload[] = [
  flatWorkload({ name: 'offset-200', title: 'offset, 200 × 100', records: 19_999, pageSize: 100 }),
  flatWorkload({ name: 'token-200', title: 'token, 200 × 100', method: 'token', records: 19_999, pageSize: 100 }),
  flatWorkload({ name: 'large-pages', title: 'offset, 20 × 10,000', records: 199_999, pageSize: 10_000 }),
  flatWorkload({ name: 'offset-100', title: 'offset, 100 × 100', records: 9_999, pageSize: 100 }),
  flatWorkload({ name: 'offset-1000', title: 'offset, 1,000 × 100', records: 99_999, pageSize: 100 }),
  flatWorkload({
    name: 'latency',
    title: 'offset, 100 × 100, 50 ms each',
    records: 9_999,
    pageSize: 100,
    latencyMs,
    contenders: ['engine', 'mapping', 'parallel', 'got', 'floor'],
  }),
  flatWorkload({
    name: 'start-up',
    title: 'one page of 50',
    records: 50,
    pageSize: 100,
    contenders: ['engine', 'mapping', 'got', 'floor', 'bare'],
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
  const found = workloads.find((workload) => workload.name === name);
  if (found !== undefined) return found;
  const names = workloads.map((workload) => workload.name).join(', ');
  throw new Error(`There is no workload "${name}". There are: ${names}.`);
}
