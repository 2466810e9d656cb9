import type { Seed, Stack } from '../../support/stack/controlStack.ts';

/** The messages and the tables of a job. */
interface JobScript {
  events?: { message: string; type?: string }[];
  tables?: Record<string, unknown>[];
  error?: string;
}

const generic = 'ex-generic-v2';

const configurationOf = (id: string, name: string, job: Record<string, unknown>) => ({
  componentId: generic,
  id,
  name,
  configuration: {
    parameters: {
      api: { baseUrl: 'https://api.example.com/', pagination: { method: 'offset', limit: 20 } },
      config: { debug: true, jobs: [job] },
    },
  },
});

/** A project with a misspelled path, with a job that is complete, and with one that fails. */
export const portalJobs: Seed = {
  project: { id: 4321, name: 'Portal' },
  branches: [],
  jobMilliseconds: 2000,
  configurations: [
    configurationOf('301', 'Users of the portal', { endpoint: 'items', dataField: 'itmes', dataType: 'items' }),
    configurationOf('302', 'Orders of the portal', { endpoint: 'orders', dataField: 'orders', dataType: 'orders' }),
    { ...configurationOf('303', 'Partners', { endpoint: 'partners' }), isDisabled: true },
    configurationOf('304', 'Old prices', { endpoint: 'prices' }),
  ],
  tables: [],
};

const request = (endpoint: string, offset: number) => ({
  message: `GET /${endpoint}?limit=20&offset=${offset} HTTP/1.1\r\nHost: api.example.com\r\n`,
  type: 'debug',
});

/** A job that read three pages to their end. */
export function wholeJob(endpoint: string): JobScript {
  return {
    events: [
      ...[0, 20, 40].map((offset) => request(endpoint, offset)),
      { message: 'Paging ended: fewer rows than the page size.' },
      { message: 'Extractor finished successfully.' },
    ],
    tables: [{ id: `in.c-portal.${endpoint}`, rowsCount: 57, columns: ['id', 'name'], primaryKey: [] }],
  };
}

/** The jobs of the project. A walk may give a configuration another one. */
export function lastNight(): Record<string, JobScript> {
  return {
    [`${generic}/301`]: {
      events: [
        request('items', 0),
        { message: "dataField 'itmes' contains no data!", type: 'warn' },
        { message: 'Paging ended: no rows.' },
        { message: 'Extractor finished successfully.' },
      ],
    },
    [`${generic}/302`]: wholeJob('orders'),
    [`${generic}/304`]: { error: 'The API request failed: [404] Not Found' },
  };
}

/** Runs the jobs of the night. */
export async function startJobs({ services, token }: Pick<Stack, 'services' | 'token'>): Promise<void> {
  for (const config of ['301', '302', '304']) {
    await fetch(`${services['queue']}/jobs`, {
      method: 'POST',
      headers: { 'X-StorageApi-Token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ component: generic, config, mode: 'run' }),
    });
  }
}
