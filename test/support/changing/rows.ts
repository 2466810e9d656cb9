import type { World } from './world.ts';

const names = ['Ada', 'Bára', 'Chloé', 'Dušan', 'Eva', 'Finn', 'Greta', 'Håkan', 'Ivo', 'Jana', 'Květa', 'Léon'];
const states = ['new', 'open', 'closed'];

function many<Row>(count: number, row: (index: number) => Row): Row[] {
  return Array.from({ length: count }, (_, index) => row(index));
}

export function people(world: World, count = 12) {
  return many(count, (index) => ({
    id: world.id(index),
    name: names[index % names.length],
    email: index % 4 === 3 ? null : `p${index}@example.test`,
    score: index * 1.5,
    active: index % 3 !== 0,
    address: { city: index % 2 ? 'Brno' : 'Praha', zip: `${11000 + index}` },
    created_at: world.time(index),
  }));
}

export function orders(world: World, count = 9) {
  return many(count, (index) => ({
    order_id: world.uuid(index),
    customer_id: world.id(index % 4),
    state: states[index % 3],
    total: 10 + index * 3.25,
    placed_on: world.date(index),
    lines: many((index % 3) + 1, (line) => ({ sku: `S-${line}`, quantity: line + 1, price: 2.5 * (line + 1) })),
  }));
}

export function events(world: World, count = 11) {
  return many(count, (index) => ({
    key: world.hex(index),
    kind: states[index % 3],
    at: world.unix(index),
    seconds: index % 5,
    tags: ['a', 'b', 'c'].slice(0, index % 3),
  }));
}

/** Rows that do not have all fields. */
export function sparse(world: World, count = 10) {
  return many(count, (index) => ({
    id: world.id(index),
    title: `Title ${index}`,
    ...(index % 2 === 0 && { note: `n${index}` }),
    ...(index % 3 === 0 && { due: world.date(index) }),
    ...(index % 4 === 1 && { owner: { login: `u${index}`, admin: index > 4 } }),
  }));
}

export function slice<Row>(rows: readonly Row[], start: number, size: number): Row[] {
  return rows.slice(start, start + size);
}
