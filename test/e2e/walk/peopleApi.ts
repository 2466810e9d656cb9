import { sendJson, startApi } from '../../support/startApi.ts';

/** An API whose people change. */
export interface PeopleApi {
  /** A configuration that reads it. */
  configuration: object;
  /** Changes some people, adds some and lets some go. */
  change(): void;
  close(): Promise<void>;
}

/** Starts an API on this machine: 60 people in pages, and their teams. */
export async function startPeopleApi(): Promise<PeopleApi> {
  let isLater = false;
  const { url, close } = await startApi((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1/');
    const [offset, limit] = ['offset', 'limit'].map((name) => Number(searchParams.get(name) ?? 0));
    const items = pathname === '/people' ? people(isLater) : teams;
    sendJson(response, { items: items.slice(offset, (offset ?? 0) + (limit ?? 0)), total: items.length });
  });
  const mapping = {
    id: { mapping: { destination: 'id', primaryKey: true } },
    name: 'name',
    mail: 'mail',
    city: 'city',
    score: 'score',
  };
  const configuration = {
    api: {
      baseUrl: `${url}/`,
      pagination: { method: 'offset', limit: 20, limitParam: 'limit', offsetParam: 'offset' },
    },
    config: {
      outputBucket: 'people',
      jobs: ['people', 'teams'].map((name) => {
        return { __NAME: name, endpoint: name, dataType: name, dataField: 'items' };
      }),
      mappings: { people: mapping },
    },
  };
  return {
    configuration,
    change() {
      isLater = true;
    },
    close,
  };
}

const teams = [
  { team: 'north', size: 3 },
  { team: 'south', size: 5 },
];

function people(isLater: boolean): object[] {
  const cities = ['Prague', 'Brno', 'Ostrava', 'Pilsen'];
  return Array.from({ length: 60 }, (_, index) => {
    const id = isLater ? index + 3 : index + 1;
    const score = isLater && id % 20 === 0 ? 'unknown' : id * 7;
    const city = isLater && id % 15 === 0 ? 'Liberec' : cities[id % 4];
    return { id, name: `Person ${id}`, mail: `person.${id}@example.com`, city, score };
  });
}
