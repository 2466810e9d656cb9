import type { DescribedSchema } from './apiDescription.ts';

type Schemas = readonly DescribedSchema[];

/** What a schema is joined from, at any depth and each once: as they count, and as their keys come. */
interface Parts {
  schemas: Schemas;
  inKeyOrder: Schemas;
}

/** The joined schema of the parts on the way here, and the ways on. */
interface Known {
  schema?: DescribedSchema;
  next: WeakMap<DescribedSchema, Known>;
}

/**
 * The schemas that were joined in one way: the same parts give the same schema. One that leads to itself through joins
 * would be another one at each level otherwise, without end.
 */
export class JoinedSchemas {
  readonly #known: Known = { next: new WeakMap() };
  readonly #parts = new WeakMap<DescribedSchema, Parts>();

  /** The schema of these parts, which `make` joins if that was not done yet. A single one is its own. */
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
