import { type KindName, kinds } from '../data/kinds.ts';
import type { Api } from './api.ts';
import { type Bodies, offsetApi, type PagedList, pagesOf, preparedBodies, tokenApi } from './pagedLists.ts';
import type { ContenderName, Workload } from './workload.ts';

interface FlatWork extends PagedList {
  name: string;
  title: string;
  kind: KindName;
  method?: 'offset' | 'token';
  latencyMs?: number;
  contenders?: readonly ContenderName[];
  /** How the pages are made; all at once by default. */
  bodies?: (list: PagedList, create: () => object) => Bodies;
}

const paginations = {
  offset: (pageSize: number) => ({ method: 'offset', limit: pageSize }),
  token: () => ({ method: 'response.param', responseParam: 'next', queryParam: 'token', includeParams: true }),
};

/** Flat records in one list, `items`, read page by page into one table. */
export function flatWorkload({ name, title, kind, records, pageSize, ...choices }: FlatWork): Workload {
  const {
    method = 'offset',
    latencyMs = 0,
    contenders = ['engine', 'mapping', 'got', 'fetch', 'floor', 'receive'],
  } = choices;
  const { bodies = preparedBodies } = choices;
  const list = { records, pageSize };
  const params = method === 'token' ? { params: { limit: pageSize } } : {};
  const job = { endpoint: 'items', dataType: 'items', dataField: 'items', ...params };
  return {
    name,
    title,
    contenders,
    latencyMs,
    requests: pagesOf(list),
    script: method,
    pageSize,
    kind,
    config: (baseUrl) => ({ api: { baseUrl, pagination: paginations[method](pageSize) }, config: { jobs: [job] } }),
    mappings: { items: kinds[kind].mapping },
    createApi(): Api {
      const create = kinds[kind].create();
      if (method === 'token') return tokenApi('/items', list, create);
      return offsetApi('/items', list, bodies(list, create));
    },
    rows: () => ({ items: records }),
  };
}
