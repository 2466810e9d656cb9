import type { DescribedSchema } from '../../engine/core/descriptions/apiDescription.ts';

/**
 * A schema on one line, for the tables of tests: `Name`, types, `{key: …, always!: …, …}` and `[items]`. Leaves deeper
 * levels out.
 */
export function schemaText(schema: DescribedSchema, levels = 3): string {
  const types = schema.types.join('|') || 'any';
  const name = schema.name === '' ? '' : `${schema.name}:`;
  return `${name}${types}${levels === 0 ? '' : partsText(schema, levels - 1)}`;
}

function partsText({ properties, required, isOpen, items }: DescribedSchema, levels: number): string {
  const keys = [...properties].map(
    ([key, property]) => `${key}${required.has(key) ? '!' : ''}: ${schemaText(property, levels)}`,
  );
  const object = keys.length > 0 || isOpen ? `{${[...keys, ...(isOpen ? ['…'] : [])].join(', ')}}` : '';
  return `${object}${items === undefined ? '' : `[${schemaText(items, levels)}]`}`;
}
