import { createNarrowRecords } from '../data/createNarrowRecords.ts';
import { type Api, bodyOf } from './api.ts';
import type { Workload } from './workload.ts';

const pageSize = 100;

/** Three levels of children: regions, their shops, their shelves and their items, this many on each level. */
export function levelsWorkload(name: string, title: string, each: number): Workload {
  const child = (parents: string, list: string, children?: object[]) => ({
    endpoint: `${parents}/{id}/${list}`,
    dataType: list,
    dataField: 'items',
    placeholders: { id: 'id' },
    ...(children && { children }),
  });
  const shops = child('regions', 'shops', [child('shops', 'shelves', [child('shelves', 'items')])]);
  const regions = { endpoint: 'regions', dataType: 'regions', dataField: 'items', children: [shops] };
  return {
    name,
    title,
    contenders: ['engine', 'floor'],
    latencyMs: 0,
    requests: 1 + each + each ** 2 + each ** 3,
    script: 'levels',
    pageSize,
    kind: 'narrow',
    config: (baseUrl) => ({
      api: { baseUrl, pagination: { method: 'offset', limit: pageSize } },
      config: { jobs: [regions] },
    }),
    createApi: () => createApi(each),
    rows: () => ({ regions: each, shops: each ** 2, shelves: each ** 3, items: each ** 4 }),
  };
}

/** The ids of the records below a parent follow each other, so that each has other children. */
function createApi(each: number): Api {
  const create = createNarrowRecords();
  const bodies = new Map<string, Buffer>();
  const add = (path: string, records: object[]) => bodies.set(path, bodyOf({ items: records }));
  const places = (parent: number) =>
    Array.from({ length: each }, (_, index) => ({ id: parent * each + index, name: `No. ${index}` }));
  add('/regions', places(0));
  for (let id = 0; id < each; id++) add(`/regions/${id}/shops`, places(id));
  for (let id = 0; id < each ** 2; id++) add(`/shops/${id}/shelves`, places(id));
  for (let id = 0; id < each ** 3; id++) add(`/shelves/${id}/items`, Array.from({ length: each }, create));
  return (path) => bodies.get(path);
}
