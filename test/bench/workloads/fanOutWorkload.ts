import { createNarrowRecords } from '../data/createNarrowRecords.ts';
import { type Api, bodyOf } from './api.ts';
import { offsetApi, pagesOf, preparedBodies } from './pagedLists.ts';
import type { ContenderName, Workload } from './workload.ts';

interface FanOut {
  name: string;
  title: string;
  shelves: { records: number; pageSize: number };
  itemsOnShelf: number;
  latencyMs?: number;
  contenders?: readonly ContenderName[];
}

/** Two levels: pages of shelves, and for each shelf one request for its items. */
export function fanOutWorkload({ name, title, shelves, itemsOnShelf, latencyMs = 0, contenders }: FanOut): Workload {
  const child = {
    endpoint: 'shelves/{shelf}/items',
    dataType: 'items',
    dataField: 'items',
    placeholders: { shelf: 'id' },
  };
  const job = { endpoint: 'shelves', dataType: 'shelves', dataField: 'items', children: [child] };
  return {
    name,
    title,
    contenders: contenders ?? ['engine', 'got', 'fetch', 'floor', 'receive'],
    latencyMs,
    requests: pagesOf(shelves) + shelves.records,
    script: 'fanOut',
    pageSize: shelves.pageSize,
    kind: 'narrow',
    config: (baseUrl) => ({
      api: { baseUrl, pagination: { method: 'offset', limit: shelves.pageSize } },
      config: { jobs: [job] },
    }),
    createApi(): Api {
      const shelfApi = offsetApi('/shelves', shelves, preparedBodies(shelves, createShelves()));
      const create = createNarrowRecords();
      const bodies = Array.from({ length: shelves.records }, () => bodyOf({ items: repeat(itemsOnShelf, create) }));
      const empty = bodyOf({ items: [] });
      return (path, query) => {
        const [, shelf] = /^\/shelves\/(\d+)\/items$/.exec(path) ?? [];
        if (shelf === undefined) return shelfApi(path, query);
        return Number(query.get('offset')) > 0 ? empty : bodies[Number(shelf) - 1];
      };
    },
    rows: () => ({ shelves: shelves.records, items: shelves.records * itemsOnShelf }),
  };
}

function createShelves(): () => object {
  let id = 0;
  return () => {
    id++;
    return { id, name: `Shelf ${id}`, floor: id % 4 };
  };
}

function repeat(count: number, create: () => object): object[] {
  return Array.from({ length: count }, create);
}
