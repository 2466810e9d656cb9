import { createOrders } from '../data/createOrders.ts';
import { offsetApi, type PagedList, pagesOf, preparedBodies } from './pagedLists.ts';
import type { Workload } from './workload.ts';

/** Orders with nested objects and three lists: one flat table and three child tables. */
export function nestedWorkload({ name, title, ...list }: PagedList & { name: string; title: string }): Workload {
  return {
    name,
    title,
    contenders: ['engine', 'got', 'fetch', 'floor', 'receive'],
    latencyMs: 0,
    requests: pagesOf(list),
    script: 'nested',
    pageSize: list.pageSize,
    kind: 'narrow',
    config: (baseUrl) => ({
      api: { baseUrl, pagination: { method: 'offset', limit: list.pageSize } },
      config: { jobs: [{ endpoint: 'orders', dataType: 'orders', dataField: 'items' }] },
    }),
    createApi: () => offsetApi('/orders', list, preparedBodies(list, createOrders())),
    rows: () => countRows(list.records),
  };
}

function countRows(records: number): Record<string, number> {
  const create = createOrders();
  const rows = { orders: records, orders_lines: 0, orders_payments: 0, orders_tags: 0 };
  for (let index = 0; index < records; index++) {
    const { lines, payments, tags } = create();
    rows.orders_lines += lines.length;
    rows.orders_payments += payments.length;
    rows.orders_tags += tags.length;
  }
  return rows;
}
