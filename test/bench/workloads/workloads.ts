import type { KindName } from '../data/kinds.ts';
import { fanOutWorkload } from './fanOutWorkload.ts';
import { flatWorkload } from './flatWorkload.ts';
import { nestedWorkload } from './nestedWorkload.ts';
import { scaleWorkloads } from './scaleWorkloads.ts';
import type { ContenderName, Workload } from './workload.ts';

const latencyMs = 50;
const shelves = { records: 297, pageSize: 100 };
const peers: ContenderName[] = ['dlt', 'airbyte'];
const all: ContenderName[] = ['engine', 'mapping', 'got', 'fetch', 'floor', 'receive'];

/** A list of 200 pages of 100 holds 19,999 records: its last page is one short of full. */
const flatWorkloads = (kind: KindName): Workload[] => {
  const named = (name: string, title: string) => ({ name: `${name}-${kind}`, title: `${title}, ${kind}`, kind });
  const withPeers = [...all, ...peers];
  return [
    flatWorkload({
      ...named('offset-200', 'offset, 200 × 100'),
      records: 19_999,
      pageSize: 100,
      contenders: withPeers,
    }),
    flatWorkload({ ...named('token-200', 'token, 200 × 100'), method: 'token', records: 19_999, pageSize: 100 }),
    flatWorkload({
      ...named('large-pages', 'offset, 20 × 10,000'),
      records: 199_999,
      pageSize: 10_000,
      contenders: withPeers,
    }),
    flatWorkload({ ...named('offset-100', 'offset, 100 × 100'), records: 9_999, pageSize: 100 }),
    flatWorkload({
      ...named('offset-1000', 'offset, 1,000 × 100'),
      records: 99_999,
      pageSize: 100,
      contenders: withPeers,
    }),
    flatWorkload({ ...named('start-up', 'one page of 50'), records: 50, pageSize: 100, contenders: [...all, 'bare'] }),
  ];
};

/** The workloads of `npm run bench`. */
export const workloads: readonly Workload[] = [
  ...flatWorkloads('narrow'),
  ...flatWorkloads('wide'),
  nestedWorkload({ name: 'nested', title: 'nested, 100 × 100, four tables', records: 9_999, pageSize: 100 }),
  fanOutWorkload({ name: 'fan-out', title: 'fan-out, 300 requests', shelves, itemsOnShelf: 20 }),
  fanOutWorkload({
    name: 'requests',
    title: '600 children',
    shelves: { records: 600, pageSize: 1000 },
    itemsOnShelf: 20,
    contenders: ['parallel32'],
  }),
  flatWorkload({
    name: 'latency',
    title: 'offset, 100 × 100, 50 ms each',
    kind: 'narrow',
    records: 9_999,
    pageSize: 100,
    latencyMs,
    contenders: ['engine', 'mapping', 'parallel', 'got', 'floor', 'receive'],
  }),
  fanOutWorkload({
    name: 'fan-out-latency',
    title: 'fan-out, 300 requests, 50 ms each',
    shelves,
    itemsOnShelf: 20,
    latencyMs,
    contenders: ['engine', 'parallel'],
  }),
];

/** The workload of this name. Throws where there is none. */
export function findWorkload(name: string): Workload {
  const [found] = chooseWorkloads([...workloads, ...scaleWorkloads], [name]);
  if (found === undefined) throw new Error('No workload was chosen.');
  return found;
}

/**
 * The workloads with these names, or, where there are none, with names that begin so: `offset-200` for both kinds of
 * records.
 */
export function chooseWorkloads(among: readonly Workload[], names: readonly string[]): Workload[] {
  return names.flatMap((name) => {
    const exact = among.filter((workload) => workload.name === name);
    const chosen = exact.length > 0 ? exact : among.filter((workload) => workload.name.startsWith(`${name}-`));
    if (chosen.length > 0) return chosen;
    throw new Error(`There is no workload "${name}". There are: ${among.map((workload) => workload.name).join(', ')}.`);
  });
}
