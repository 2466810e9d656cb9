/** A configuration of this many jobs, each with its mapping, as its author would indent it: about 1 KB a job. */
export function createConfiguration(jobs: number): string {
  const numbers = Array.from({ length: jobs }, (_, index) => index);
  const configuration = {
    api: {
      baseUrl: 'https://api.example.com/v2/',
      pagination: {
        method: 'multiple',
        default: 'pages',
        scrollers: {
          pages: { method: 'offset', limit: 100, limitParam: 'limit', offsetParam: 'offset' },
          tokens: { method: 'response.param', responseParam: 'meta.next_token', queryParam: 'page_token' },
        },
      },
      authentication: { type: 'basic' },
    },
    config: {
      debug: false,
      outputBucket: 'in.c-bench',
      username: 'reader',
      '#password': 'KBC::ProjectSecure::c2VjcmV0',
      jobs: numbers.map(createJob),
      mappings: Object.fromEntries(numbers.map((number) => [`items_${number}`, createMapping(number)])),
    },
  };
  return `${JSON.stringify(configuration, undefined, 2)}\n`;
}

function createJob(number: number): object {
  return {
    __NAME: `items of shop ${number}`,
    endpoint: `shops/${number}/items`,
    method: 'GET',
    scroller: number % 2 === 0 ? 'pages' : 'tokens',
    dataType: `items_${number}`,
    dataField: 'data.items',
    params: { since: { time: 'previousStart' }, fields: 'id,name,created', per_shop: true },
    // Every tenth job asks for the details of each of its records.
    ...(number % 10 === 0 && {
      children: [
        {
          endpoint: `shops/${number}/items/{item-id}`,
          placeholders: { 'item-id': 'id' },
          dataType: `items_${number}`,
          dataField: '.',
        },
      ],
    }),
  };
}

function createMapping(number: number): object {
  return {
    id: { type: 'column', mapping: { destination: 'id', primaryKey: true } },
    name: { mapping: { destination: 'name' } },
    'address.city': { type: 'column', mapping: { destination: 'city' } },
    lines: {
      type: 'table',
      destination: `lines_${number}`,
      tableMapping: { sku: { mapping: { destination: 'sku', primaryKey: true } }, quantity: 'quantity' },
    },
  };
}
