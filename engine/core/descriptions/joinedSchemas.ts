import type { DescribedSchema } from './apiDescription.ts';

type Schemas = readonly DescribedSchema[];

/** The schemas joined in a schema, at any depth and each once: by precedence, and in the order of their keys. */
interface Parts {
  schemas: Schemas;
  inKeyOrder: Schemas;
}

interface Known {
  schema?: DescribedSchema;
  next: WeakMap<DescribedSchema, Known>;
}

/**
 * The schemas joined in one way: the same parts give the same schema. One that contains itself through joins would
 * otherwise be a new one at each level, without end.
 */
export class JoinedSchemas {
  readonly #known: Known = { next: new WeakMap() };
  readonly #parts = new WeakMap<DescribedSchema, Parts>();

  /** The schema of these parts, joined by `make` on first access. A single part is returned as it is. */
  join(given: Parts, make: (parts: Parts) => DescribedSchema): DescribedSchema {
    const parts = { schemas: this.#flat(given, 'schemas'), inKeyOrder: this.#flat(given, 'inKeyOrder') };
    const [only, ...more] = parts.schemas;
    if (only !== undefined && more.length === 0) return only;
    const known = [...parts.schemas, ...parts.inKeyOrder].reduce(next, this.#known);
    known.schema ??= make(parts);
    this.#parts.set(known.schema, parts);
    return known.schema;
  }

  #flat(given: Parts, order: keyof Parts): Schemas {
    return [...new Set(given[order].flatMap((schema) => this.#parts.get(schema)?.[order] ?? [schema]))];
  }
}

function next({ next: ways }: Known, schema: DescribedSchema): Known {
  const known = ways.get(schema) ?? { next: new WeakMap() };
  ways.set(schema, known);
  return known;
}
