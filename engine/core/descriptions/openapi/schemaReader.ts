import { isObject } from '../../json/value.ts';
import type { DescribedSchema } from '../apiDescription.ts';
import type { DocumentNode } from '../documentNode.ts';
import { joinAll, joinAny, orNull } from '../joinSchemas.ts';
import { anySchema } from '../lazySchema.ts';
import { isNullable, readOwnSchema } from './readOwnSchema.ts';
import type { References } from './references.ts';

/** The limits for schemas joined within each other, and in all; the rest is left out. */
const maxNested = 100;
const maxJoined = 10_000;

/** A schema that was read, with all that were joined into it. */
interface KnownSchema {
  schema: DescribedSchema;
  joined: ReadonlySet<object>;
}

/**
 * Reads schemas, each once. A schema may contain itself: its properties and items are read later. A schema among those
 * that it joins, directly or through others, is left out there.
 */
export class SchemaReader {
  readonly #references: References;
  readonly #known = new WeakMap<object, KnownSchema>();
  /** The schemas being read, each a part of the one before. */
  readonly #open: object[] = [];
  /** The index of the outermost of them that a part refers to. */
  #outermost = Number.POSITIVE_INFINITY;
  /** The schemas that the outermost one has joined so far. */
  #joined: object[] = [];

  constructor(references: References) {
    this.#references = references;
  }

  read(node: DocumentNode): DescribedSchema {
    this.#joined = [];
    return this.#readPart(node) ?? anySchema;
  }

  /** Undefined for a schema that is being read. */
  #readPart(node: DocumentNode): DescribedSchema | undefined {
    const { value } = node;
    if (!isObject(value)) return this.#readOther(node);
    const known = this.#findKnown(value);
    const index = this.#open.indexOf(value);
    if (index >= 0 || this.#isTooMuch(node, known?.joined.size ?? 1)) {
      this.#outermost = Math.min(this.#outermost, Math.max(index, 0));
      return undefined;
    }
    if (known === undefined) return this.#keep(value, () => this.#join(node));
    this.#joined.push(...known.joined);
    return known.schema;
  }

  /** A known schema that joins none of those being read, which would be left out of it here. */
  #findKnown(value: object): KnownSchema | undefined {
    const known = this.#known.get(value);
    return known === undefined || this.#open.some((open) => known.joined.has(open)) ? undefined : known;
  }

  /** Keeps a result, unless an enclosing schema was left out of it: elsewhere, that one does not enclose it. */
  #keep(value: object, read: () => DescribedSchema | undefined): DescribedSchema | undefined {
    const depth = this.#open.length;
    const first = this.#joined.length;
    const before = this.#outermost;
    this.#outermost = Number.POSITIVE_INFINITY;
    this.#open.push(value);
    this.#joined.push(value);
    const schema = read();
    this.#open.pop();
    const isWhole = this.#outermost >= depth;
    if (isWhole && schema !== undefined) {
      this.#known.set(value, { schema, joined: new Set(this.#joined.slice(first)) });
    }
    this.#outermost = isWhole ? before : Math.min(before, this.#outermost);
    return schema;
  }

  /** A schema of another type; `true` stands for any value. */
  #readOther(node: DocumentNode): DescribedSchema {
    if (!node.isMissing && typeof node.value !== 'boolean') node.remark('This is not a schema, so it was left out.');
    return anySchema;
  }

  #isTooMuch(node: DocumentNode, more: number): boolean {
    const isTooMuch = this.#open.length >= maxNested || this.#joined.length + more > maxJoined;
    if (isTooMuch) node.remark('This is joined from too many schemas, so the rest was left out.');
    return isTooMuch;
  }

  #join(node: DocumentNode): DescribedSchema | undefined {
    const keys = node.fields().map(([key]) => key);
    if (keys.length === 1 && keys[0] === '$ref') return this.#readPart(this.#references.resolve(node));
    const own = readOwnSchema(node, (part) => this.read(part));
    const parts = keys.flatMap((key) => this.#partsIn(node, key) ?? (key === 'properties' ? [own] : []));
    const others = parts.filter((part) => part !== own);
    if (others.length === 0) return own;
    const joined = joinAll([own, ...others], parts);
    return isNullable(node) ? orNull(joined) : joined;
  }

  /** The schemas that a keyword joins; undefined for other keywords. */
  #partsIn(node: DocumentNode, keyword: string): DescribedSchema[] | undefined {
    switch (keyword) {
      case '$ref':
        return this.#present([this.#references.resolve(node)]);
      case 'allOf':
        return this.#present(node.at(keyword).elements());
      case 'oneOf':
      case 'anyOf': {
        const nodes = node.at(keyword).elements();
        const parts = this.#present(nodes);
        // If one of them is being read, it is the one that counts.
        return parts.length === nodes.length && parts.length > 0 ? [joinAny(parts)] : [];
      }
      default:
        return undefined;
    }
  }

  #present(nodes: readonly DocumentNode[]): DescribedSchema[] {
    return nodes.map((node) => this.#readPart(node)).filter((schema) => schema !== undefined);
  }
}
