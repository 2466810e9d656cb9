import { createNarrowRecords } from '../data/createNarrowRecords.ts';
import { bodyOf, offsetAnswers, pagesOf } from './pagedAnswers.ts';
import type { ContenderName, Workload } from './workload.ts';

const shelves = { records: 297, pageSize: 100 };
const itemsOnShelf = 20;

interface FanOut {
  name: string;
  title: string;
  latencyMs?: number;
  contenders?: readonly ContenderName[];
}

/** Two levels: three pages of shelves, and for each of the 297 shelves one request for its items. */
export function fanOutWorkload({ name, title, latencyMs = 0, contenders }: FanOut): Workload {
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
    contenders: contenders ?? ['engine', 'got', 'fetch', 'floor'],
    latencyMs,
    requests: pagesOf(shelves) + shelves.records,
    script: 'fanOut',
    pageSize: shelves.pageSize,
    kind: 'narrow',
    config: (baseUrl) => ({
      api: { baseUrl, pagination: { method: 'offset', limit: shelves.pageSize } },
      config: { jobs: [job] },
    }),
    answers: () => new Map([...shelfAnswers(), ...itemAnswers()]),
    rows: () => ({ shelves: shelves.records, items: shelves.records * itemsOnShelf }),
  };
}

function shelfAnswers(): [string, Buffer][] {
  let id = 0;
  return offsetAnswers('/shelves', shelves, () => {
    id++;
    return { id, name: `Shelf ${id}`, floor: id % 4 };
  });
}

function* itemAnswers(): Generator<[string, Buffer]> {
  const create = createNarrowRecords();
  for (let id = 1; id <= shelves.records; id++) {
    const items = Array.from({ length: itemsOnShelf }, create);
    yield [`/shelves/${id}/items?limit=${shelves.pageSize}&offset=0`, bodyOf({ items })];
  }
}
