import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paginationBranches } from '../../../engine/core/config/generated/options.ts';
import { multiple } from '../../../engine/core/pagination/pagingMethod.ts';
import { pagingMethods } from '../../../engine/core/pagination/pagingMethods.ts';
import { stopReasons } from '../../../engine/core/pagination/stopReason.ts';

const schemas = path.join(import.meta.dirname, '..', '..', '..', 'schemas');
const read = (file: string) => readFileSync(path.join(schemas, file), 'utf8');

describe('the names of the engine and of the schemas', () => {
  it('every paging method of the schema has a descriptor, and no other is known', () => {
    assert.deepEqual([...pagingMethods.keys(), multiple].sort(), Object.keys(paginationBranches).sort());
  });

  it('the report knows every stop reason, and no other', () => {
    const found = findEnum(JSON.parse(read('report.schema.json')), 'single-page');
    assert.deepEqual(found?.sort(), [...stopReasons].sort());
  });

  it('an event knows every kind that the engine gives, and no other', () => {
    const source = readFileSync(path.join(schemas, '..', 'engine', 'run', 'events.ts'), 'utf8');
    const kinds = [...source.matchAll(/kind: '([a-z-]+)'/g)].map(([, kind]) => kind);
    assert.deepEqual(findEnum(JSON.parse(read('event.schema.json')), 'run-started')?.sort(), kinds.sort());
  });
});

/** The list of allowed values that has this one in it, wherever it stands in a schema. */
function findEnum(schema: unknown, member: string): string[] | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  if ('enum' in schema && Array.isArray(schema.enum) && schema.enum.includes(member)) return [...schema.enum];
  for (const part of Object.values(schema)) {
    const found = findEnum(part, member);
    if (found !== undefined) return found;
  }
  return undefined;
}
