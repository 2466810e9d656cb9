import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type AnySchema } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** Asserts that a value is what a schema of `schemas/` describes. */
export function matchesSchema(value: unknown, schemaFile: string): void {
  const schema: AnySchema = JSON.parse(
    readFileSync(path.join(import.meta.dirname, '..', '..', 'schemas', schemaFile), 'utf8'),
  );
  const is2020 = typeof schema === 'object' && String(schema['$schema']).includes('2020-12');
  const ajv = is2020 ? new Ajv2020({ strict: false }) : new Ajv({ strict: false });
  assert.ok(ajv.validate(schema, value), ajv.errorsText(undefined, { separator: '\n' }));
}
