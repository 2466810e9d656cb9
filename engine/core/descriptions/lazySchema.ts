import type { DescribedSchema } from './apiDescription.ts';
import { once } from './once.ts';

export type SchemaHead = Omit<DescribedSchema, 'properties' | 'items'>;

interface SchemaParts {
  properties: () => ReadonlyMap<string, DescribedSchema>;
  items: () => DescribedSchema | undefined;
}

export const emptyHead: SchemaHead = {
  types: [],
  format: '',
  title: '',
  description: '',
  isDeprecated: false,
  enum: [],
  examples: [],
  required: new Set(),
  isOpen: false,
  name: '',
};

/** A schema that reads its properties and items on first access. */
export function lazySchema(head: SchemaHead, parts: SchemaParts): DescribedSchema {
  const properties = once(parts.properties);
  const items = once(parts.items);
  return {
    ...head,
    get properties() {
      return properties();
    },
    get items() {
      return items();
    },
  };
}

export const anySchema: DescribedSchema = { ...emptyHead, properties: new Map(), items: undefined };
