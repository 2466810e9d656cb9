const text = { type: 'string' };
const item = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: text,
    created: text,
    address: { type: 'object', properties: { city: text, street: text } },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { sku: text, quantity: { type: 'integer' } } },
    },
  },
};
const page = {
  type: 'object',
  properties: {
    data: { type: 'object', properties: { items: { type: 'array', items: item } } },
    meta: { type: 'object', properties: { next_token: { type: ['string', 'null'] } } },
  },
};

/** The shapes file that a run of `createConfiguration(jobs)` leaves beside it: every response is known. */
export function createShapes(jobs: number): string {
  const numbers = Array.from({ length: jobs }, (_, index) => index);
  const known = numbers.flatMap((number): [string, object][] => {
    const name = `items of shop ${number}`;
    const own: [string, object] = [name, { responses: 12, schema: page }];
    const child: [string, object] = [`${name} > items_${number}`, { responses: 90, schema: item }];
    return number % 10 === 0 ? [own, child] : [own];
  });
  return JSON.stringify({ version: 1, jobs: Object.fromEntries(known) });
}
