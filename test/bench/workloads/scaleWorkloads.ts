import { fanOutWorkload } from './fanOutWorkload.ts';
import { flatWorkload } from './flatWorkload.ts';
import { levelsWorkload } from './levelsWorkload.ts';
import { countedBodies } from './pagedLists.ts';
import type { Workload } from './workload.ts';

/** The workloads of `npm run bench -- --scale`. */
export const scaleWorkloads: readonly Workload[] = [
  flatWorkload({
    name: 'million',
    title: '1,000,000 records, 100 × 10,000',
    kind: 'wide',
    records: 1_000_000,
    pageSize: 10_000,
    bodies: countedBodies,
    contenders: ['engine', 'mapping', 'floor'],
  }),
  flatWorkload({
    name: 'five-million',
    title: '5,000,000 records, 500 × 10,000',
    kind: 'wide',
    records: 5_000_000,
    pageSize: 10_000,
    bodies: countedBodies,
    contenders: ['engine', 'mapping', 'floor'],
  }),
  flatWorkload({
    name: 'small-pages',
    title: '20,000 pages of 5',
    kind: 'wide',
    records: 100_000,
    pageSize: 5,
    bodies: countedBodies,
    contenders: ['engine', 'mapping', 'floor'],
  }),
  flatWorkload({
    name: 'one-response',
    title: 'one response of 120 MB',
    kind: 'wide',
    records: 249_999,
    pageSize: 250_000,
    contenders: ['engine', 'mapping', 'floor'],
  }),
  flatWorkload({
    name: 'columns',
    title: '2,000 columns, 20 × 100',
    kind: 'columns',
    records: 1_999,
    pageSize: 100,
    contenders: ['engine', 'mapping', 'floor'],
  }),
  flatWorkload({
    name: 'late-column',
    title: 'a new column on the last of 1,000 × 100',
    kind: 'late',
    records: 100_000,
    pageSize: 100,
    bodies: (list, create) => countedBodies(list, create, { late: 'a new column' }),
    contenders: ['engine', 'mapping', 'floor'],
  }),
  levelsWorkload('levels', 'three levels of children, 8,421 requests', 20),
  fanOutWorkload({
    name: 'children',
    title: '100,000 child requests',
    shelves: { records: 100_000, pageSize: 1000 },
    itemsOnShelf: 2,
    contenders: ['parallel32', 'floor'],
  }),
];
