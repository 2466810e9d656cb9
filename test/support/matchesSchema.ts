import assert from 'node:assert/strict';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { standAlone } from '../../scripts/lib/standAlone.ts';

const schemas = path.join(import.meta.dirname, '..', '..', 'schemas');
const validators = new Map<string, ValidateFunction>();

/** Asserts that a value is what a schema of `schemas/` describes. */
export function matchesSchema(value: unknown, schemaFile: string): void {
  const isValid = validators.get(schemaFile) ?? createValidator(schemaFile);
  validators.set(schemaFile, isValid);
  assert.ok(isValid(value), `${schemaFile}: ${JSON.stringify(isValid.errors)} of ${JSON.stringify(value)}`);
}

function createValidator(schemaFile: string): ValidateFunction {
  const schema = standAlone(schemas, schemaFile);
  const options = { strict: false, discriminator: true };
  const ajv = String(schema['$schema']).includes('2020-12') ? new Ajv2020(options) : new Ajv(options);
  return ajv.compile(schema);
}
