import type { DescribedSchema } from './apiDescription.ts';
import { once } from './once.ts';

/** What a schema says itself. */
export type SchemaHead = Omit<DescribedSchema, 'properties' | 'items'>;

/** What is below a schema. */
interface SchemaParts {
  properties: () => ReadonlyMap<string, DescribedSchema>;
  items: () => DescribedSchema | undefined;
}

/** What a schema says that says nothing. */
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

/** A schema that reads what is below it when it is asked for. */
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

/** A schema that leaves everything open. */
export const anySchema: DescribedSchema = { ...emptyHead, properties: new Map(), items: undefined };
