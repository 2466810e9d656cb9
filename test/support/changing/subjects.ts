import { events, orders, people, slice, sparse } from './rows.ts';
import type { Ask, Reply, Subject } from './subject.ts';
import type { World } from './world.ts';

/** Twenty and more configurations of varied kinds, each with its API. */
export const subjects: readonly Subject[] = [
  offset('offset with a total', people, { field: 'items', total: true }),
  offset('offset of a bare list', events, {}),
  offset('offset that ends with an empty page', (world) => orders(world, 12), { field: 'data' }),
  pagenum('pages with their number', people, 1),
  pagenum('pages from 0', sparse, 0),
  {
    name: 'cursor by id',
    config: (url) =>
      one(
        url,
        { method: 'cursor', idKey: 'id', param: 'since_id', increment: 0 },
        { endpoint: 'people', dataField: 'people' },
      ),
    reply({ query }, world) {
      const after = Number(query.get('since_id') ?? 0);
      // By id, whatever the order is elsewhere: the pages depend on it.
      return {
        body: {
          people: people(world)
            .filter(({ id }) => id > after)
            .slice(0, 5),
        },
      };
    },
  },
  {
    name: 'addresses of next pages',
    config: (url) =>
      one(url, { method: 'response.url', urlKey: 'links.next' }, { endpoint: 'orders', dataField: 'orders' }),
    reply: (ask, world) =>
      linked(ask, world.shuffled(orders(world)), (rows, next) => ({ orders: rows, links: { self: '/orders', next } })),
  },
  {
    name: 'relative addresses of next pages, without a dataField',
    config: (url) => one(url, { method: 'response.url', urlKey: 'next_page' }, { endpoint: 'people' }),
    reply: (ask, world) =>
      linked(ask, world.shuffled(people(world)), (rows, next) => ({ count: 12, results: rows, next_page: next })),
  },
  {
    name: 'tokens of next pages',
    config: (url) =>
      one(
        url,
        { method: 'response.param', responseParam: 'meta.next_token', queryParam: 'page_token' },
        { endpoint: 'events', dataField: 'events' },
      ),
    reply: (ask, world) =>
      tokened(ask.query.get('page_token'), world, world.shuffled(events(world)), (rows, token) => ({
        events: rows,
        meta: { next_token: token },
      })),
  },
  {
    name: 'tokens with a filter, and parameters that stay',
    config: (url) =>
      one(
        url,
        { method: 'response.param', responseParam: 'next_cursor', queryParam: 'cursor', includeParams: true },
        { endpoint: 'events', dataField: 'events', params: { kind: 'open' } },
      ),
    reply({ query }, world) {
      const rows = events(world, 30).filter(({ kind }) => kind === query.get('kind'));
      return tokened(query.get('cursor'), world, world.shuffled(rows), (page, token) => ({
        events: page,
        ...(token && { next_cursor: token }),
      }));
    },
  },
  {
    name: 'children of each record',
    config: (url) =>
      one(
        url,
        { method: 'pagenum', limit: 5, limitParam: 'size' },
        {
          endpoint: 'people',
          dataField: 'people',
          dataType: 'people',
          children: [
            {
              endpoint: 'people/{person}/orders',
              placeholders: { person: 'id' },
              dataType: 'orders',
              dataField: 'orders',
            },
          ],
        },
      ),
    reply(ask, world) {
      const own = /^\/people\/(\d+)\/orders$/.exec(ask.path);
      if (own === null) return { body: { people: numbered(ask, world.shuffled(people(world, 7)), 'size', 5) } };
      const owned = orders(world).filter(({ customer_id }) => String(customer_id) === own[1]);
      return { body: { orders: numbered(ask, world.shuffled(owned), 'size', 5) } };
    },
  },
  {
    name: 'children of children',
    config: (url) =>
      one(url, undefined, {
        endpoint: 'projects',
        dataField: 'projects',
        children: [
          {
            endpoint: 'projects/{project}/tasks',
            placeholders: { project: 'key' },
            dataType: 'tasks',
            dataField: 'tasks',
            children: [
              {
                endpoint: 'tasks/{task}/comments',
                placeholders: { task: 'id' },
                dataType: 'comments',
                dataField: 'comments',
              },
            ],
          },
        ],
      }),
    reply: ({ path }, world) => tree(path, world),
  },
  {
    name: 'the detail of each record',
    config: (url) =>
      one(url, undefined, {
        endpoint: 'people',
        dataField: 'people',
        dataType: 'list',
        children: [{ endpoint: 'people/{person}', placeholders: { person: 'id' }, dataType: 'people', dataField: '.' }],
      }),
    reply({ path }, world) {
      const all = people(world, 6);
      const detail = all.find(({ id }) => path === `/people/${id}`);
      return { body: detail ?? { people: world.shuffled(all).map(({ id, name }) => ({ id, name })) } };
    },
  },
  {
    name: 'a mapping that leaves fields out',
    config: (url) =>
      one(
        url,
        { method: 'offset', limit: 5 },
        { endpoint: 'people', dataType: 'people', dataField: 'people' },
        {
          mappings: {
            people: {
              id: { mapping: { destination: 'id', primaryKey: true } },
              name: 'name',
              'address.city': 'city',
              created_at: 'created',
            },
          },
        },
      ),
    reply: (ask, world) => ({ body: { people: offsetPage(ask, world.shuffled(people(world)), 5) } }),
  },
  {
    name: 'a mapping of all fields',
    config: (url) =>
      one(
        url,
        { method: 'offset', limit: 5 },
        { endpoint: 'events', dataType: 'events' },
        {
          mappings: {
            events: {
              key: { mapping: { destination: 'id', primaryKey: true } },
              kind: 'kind',
              at: 'at',
              seconds: 'seconds',
              tags: { type: 'column', mapping: { destination: 'tags' }, forceType: true },
            },
          },
        },
      ),
    reply: (ask, world) => ({ body: offsetPage(ask, world.shuffled(events(world)), 5) }),
  },
  {
    name: 'a mapping with a table below',
    config: (url) =>
      one(
        url,
        { method: 'pagenum', limit: 4 },
        { endpoint: 'orders', dataType: 'orders', dataField: 'data.orders' },
        {
          mappings: {
            orders: {
              order_id: { mapping: { destination: 'id', primaryKey: true } },
              state: 'state',
              total: 'total',
              lines: {
                type: 'table',
                destination: 'lines',
                tableMapping: { sku: 'sku', quantity: 'quantity' },
                parentKey: { destination: 'order' },
              },
            },
          },
        },
      ),
    reply: (ask, world) => ({ body: { data: { orders: numbered(ask, world.shuffled(orders(world)), 'limit', 4) } } }),
  },
  {
    name: 'a search by POST',
    config: (url) =>
      one(
        url,
        { method: 'offset', limit: 4 },
        { endpoint: 'search', method: 'POST', dataField: 'hits', params: { where: { state: 'open' } } },
      ),
    reply({ body }, world) {
      const { limit, offset: start } = JSON.parse(body);
      const rows = world.shuffled(orders(world, 18)).filter(({ state }) => state === 'open');
      return { body: { hits: slice(rows, start, limit), total: rows.length } };
    },
  },
  {
    name: 'a query of GraphQL',
    config: (url) =>
      one(
        url,
        {
          method: 'response.param',
          responseParam: 'data.people.pageInfo.endCursor',
          queryParam: 'after',
          includeParams: true,
        },
        {
          endpoint: 'graphql',
          method: 'POST',
          dataField: 'data.people.nodes',
          dataType: 'people',
          params: { query: '{ people }' },
        },
      ),
    reply({ body }, world) {
      const { after = null } = JSON.parse(body);
      return tokened(after, world, world.shuffled(people(world)), (nodes, endCursor) => ({
        data: { people: { nodes, pageInfo: { endCursor, hasNextPage: endCursor !== null } } },
      }));
    },
  },
  {
    name: 'basic authentication, and a total in a header',
    config: (url) => ({
      api: { baseUrl: `${url}/`, authentication: { type: 'basic' }, pagination: { method: 'offset', limit: 5 } },
      config: { username: 'ada', '#password': 'let-me-in', outputBucket: 'b', jobs: [{ endpoint: 'people' }] },
    }),
    reply(ask, world) {
      if (!String(ask.headers['authorization']).startsWith('Basic ')) return { status: 401, body: { error: 'no' } };
      return { body: offsetPage(ask, world.shuffled(people(world)), 5), headers: { 'x-total-count': '12' } };
    },
  },
  {
    name: 'a record with an id of digits and letters, which are digits at first',
    config: (url) => one(url, undefined, { endpoint: 'account', dataField: 'account' }),
    reply: (_, world) => ({
      body: {
        account: [{ ref: world.number === 0 ? '48213907' : world.hex(1), zip: '01001', plan: 'pro', seats: 12 }],
      },
    }),
  },
  {
    name: 'a mapping of many records, of which one has a further field',
    config: (url) =>
      one(
        url,
        { method: 'offset', limit: 100 },
        { endpoint: 'people', dataType: 'people', dataField: 'people' },
        {
          mappings: {
            people: {
              id: { mapping: { destination: 'id', primaryKey: true } },
              name: 'name',
              email: 'mail',
              score: 'score',
              active: 'active',
              address: { type: 'column', mapping: { destination: 'address' }, forceType: true },
              created_at: 'at',
            },
          },
        },
      ),
    reply(ask, world) {
      const all = people(world, 150).map((person, index) => (index === 140 ? { ...person, rare: 1 } : person));
      return { body: { people: offsetPage(ask, world.shuffled(all), 100) } };
    },
  },
  {
    name: 'one page of events',
    config: (url) => one(url, undefined, { endpoint: 'events', dataField: 'events' }),
    reply: (_, world) => ({ body: { events: world.shuffled(events(world, 4)), generated_at: world.time(0) } }),
  },
  {
    name: 'several jobs, each with its scroller',
    config: (url) => ({
      api: {
        baseUrl: `${url}/`,
        pagination: {
          method: 'multiple',
          default: 'pages',
          scrollers: {
            pages: { method: 'pagenum', limit: 5 },
            tokens: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
          },
        },
      },
      config: {
        outputBucket: 'b',
        jobs: [
          { endpoint: 'people', dataField: 'people' },
          { endpoint: 'events', dataField: 'events', scroller: 'tokens' },
        ],
      },
    }),
    reply(ask, world) {
      if (ask.path === '/people') return { body: { people: numbered(ask, world.shuffled(people(world)), 'limit', 5) } };
      return tokened(ask.query.get('token'), world, world.shuffled(events(world)), (rows, next) => ({
        events: rows,
        next,
      }));
    },
  },
  {
    name: 'extra columns with the time, and parameters that depend on it',
    config: (url) =>
      one(
        url,
        { method: 'offset', limit: 5 },
        {
          endpoint: 'orders',
          dataField: 'orders',
          params: { until: { function: 'date', args: ['Y-m-d', { time: 'currentStart' }] } },
          userData: { loaded: { function: 'date', args: ['Y-m-d H:i:s', { time: 'currentStart' }] }, source: 'shop' },
        },
      ),
    reply: (ask, world) => ({ body: { orders: offsetPage(ask, world.shuffled(orders(world)), 5) } }),
  },
  {
    name: 'two accounts in iterations',
    config: (url) => ({
      api: {
        baseUrl: { function: 'concat', args: [`${url}/`, { attr: 'account' }, '/'] },
        pagination: { method: 'offset', limit: 5 },
      },
      config: {
        outputBucket: 'b',
        jobs: [{ endpoint: 'people', dataField: 'people' }],
        userData: { account: { attr: 'account' } },
      },
      iterations: [{ account: 'cz' }, { account: 'sk' }],
    }),
    reply: (ask, world) => ({
      body: {
        people: offsetPage(ask, world.shuffled(people(world, ask.path.startsWith('/cz') ? 8 : 6)), 5),
        total: ask.path.startsWith('/cz') ? 8 : 6,
      },
    }),
  },
];

function one(url: string, pagination: object | undefined, job: object, more: object = {}): object {
  return {
    api: { baseUrl: `${url}/`, ...(pagination && { pagination }) },
    config: { outputBucket: 'b', jobs: [job], ...more },
  };
}

function offset(
  name: string,
  rowsIn: (world: World) => readonly object[],
  { field, total = false }: { field?: string; total?: boolean },
): Subject {
  return {
    name,
    config: (url) => one(url, { method: 'offset', limit: 4 }, { endpoint: 'rows', ...(field && { dataField: field }) }),
    reply(ask, world) {
      const rows = rowsIn(world);
      const page = offsetPage(ask, world.shuffled(rows), 4);
      return { body: field === undefined ? page : { [field]: page, ...(total && { total: rows.length }) } };
    },
  };
}

function pagenum(name: string, rowsIn: (world: World) => readonly object[], firstPage: number): Subject {
  return {
    name,
    config: (url) =>
      one(
        url,
        { method: 'pagenum', limit: 4, limitParam: 'per_page', firstPage },
        { endpoint: 'rows', dataField: 'data' },
      ),
    reply(ask, world) {
      const rows = world.shuffled(rowsIn(world));
      const page = Number(ask.query.get('page')) - firstPage;
      const meta = { page: page + firstPage, total: rows.length, request_id: world.uuid(page) };
      return { body: { data: slice(rows, page * 4, 4), meta } };
    },
  };
}

function offsetPage<Row>({ query }: Ask, rows: readonly Row[], size: number): Row[] {
  return slice(rows, Number(query.get('offset') ?? 0), Number(query.get('limit') ?? size));
}

function numbered<Row>({ query }: Ask, rows: readonly Row[], sizeParam: string, usual: number): Row[] {
  const size = Number(query.get(sizeParam) ?? usual);
  return slice(rows, (Number(query.get('page') ?? 1) - 1) * size, size);
}

function linked<Row>(
  { path, query }: Ask,
  rows: readonly Row[],
  body: (page: Row[], next: string | null) => object,
): Reply {
  const start = Number(query.get('start') ?? 0);
  const next = start + 4 < rows.length ? `${path}?start=${start + 4}` : null;
  return { body: body(slice(rows, start, 4), next) };
}

/** The token of a page has an id that the API makes each time, and its position. */
function tokened<Row>(
  token: string | null,
  world: World,
  rows: readonly Row[],
  body: (page: Row[], token: string | null) => object,
): Reply {
  const start = token === null ? 0 : Number(token.split('.')[1]);
  const next = start + 4 < rows.length ? `${world.hex(start)}.${start + 4}` : null;
  return { body: body(slice(rows, start, 4), next) };
}

function tree(path: string, world: World): Reply {
  const project = /^\/projects\/(\w+)\/tasks$/.exec(path)?.[1];
  const task = /^\/tasks\/(\d+)\/comments$/.exec(path)?.[1];
  const projects = [0, 1, 2].map((index) => ({
    key: `p${index}`,
    title: `Project ${index}`,
    started: world.date(index),
  }));
  if (task !== undefined) {
    const own = Number(task) - world.id(0);
    const comments = [0, 1]
      .slice(0, own % 3)
      .map((index) => ({ id: world.uuid(own * 10 + index), text: `c${index}`, at: world.time(index) }));
    return { body: { comments: world.shuffled(comments) } };
  }
  if (project === undefined) return { body: { projects: world.shuffled(projects) } };
  const first = Number(project.slice(1)) * 3;
  const tasks = [0, 1, 2].map((index) => ({ id: world.id(first + index), title: `Task ${index}`, done: index === 1 }));
  return { body: { tasks: world.shuffled(tasks) } };
}
