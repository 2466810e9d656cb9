import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Ask, Reply, Subject } from './subject.ts';
import type { World } from './world.ts';

const folder = path.join(import.meta.dirname, '..', '..', '..', 'samples');
const day = 86_400_000;

/** The sample configurations, on the sample API, whose answers have other orders, times and ids in each world. */
export function sampleSubjects(api: () => string): Subject[] {
  const known = new Map<string, Promise<Reply>>();
  // The slow answers are the same each time; those that fail at times are not.
  const ask = (each: Ask) => {
    if (each.path === '/v1/tickets') return send(api(), each);
    const key = JSON.stringify([each.method, each.target, each.body, each.headers['authorization']]);
    const reply = known.get(key) ?? send(api(), each);
    known.set(key, reply);
    return reply;
  };
  return readdirSync(folder)
    .filter((name) => name.endsWith('.extractor.json'))
    .map((name) => ({
      name,
      config: (url) => JSON.parse(readFileSync(path.join(folder, name), 'utf8').replace('http://127.0.0.1:8377', url)),
      async reply(each, world) {
        const reply = await ask(each);
        return { ...reply, body: inWorld(reply.body, world) };
      },
    }));
}

async function send(url: string, { method, target, body, headers }: Ask): Promise<Reply> {
  const authorization = headers['authorization'];
  const response = await fetch(`${url}${target}`, {
    method,
    headers: { ...(typeof authorization === 'string' && { authorization }) },
    ...(method === 'POST' && { body }),
  });
  const wait = response.headers.get('retry-after');
  return {
    status: response.status,
    headers: wait === null ? {} : { 'retry-after': wait },
    body: await response.json(),
  };
}

/** The answer with its records in another order, and with other times and numbers of ids. */
function inWorld(value: unknown, world: World, key = ''): unknown {
  if (world.number === 0) return value;
  if (Array.isArray(value)) {
    const rows = value.every((item) => typeof item === 'object') && isOfRecords(key) ? world.shuffled(value) : value;
    return rows.map((item) => inWorld(item, world));
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inWorld(field, world, name)]));
  if (typeof value === 'number' && /^id$|_id$/.test(key)) return value + world.number * 10_000;
  const isTime = typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:]{8}Z$/.test(value);
  return isTime ? new Date(Date.parse(value) + world.number * day + 1234).toISOString() : value;
}

/** Whether a list is that of the records: the order of one in a record is a separate one. */
function isOfRecords(key: string): boolean {
  return ['', 'items', 'rides', 'members'].includes(key);
}
