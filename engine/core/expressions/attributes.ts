import { childPointer } from '../childPointer.ts';
import { UserError } from '../errors.ts';
import { hasField, isList, isObject, type JsonObject, type JsonScalar } from '../json/value.ts';
import { withoutField } from '../json/withoutField.ts';
import type { Context } from './context.ts';
import { evaluate } from './evaluate.ts';
import { flattenTo } from './flatten.ts';
import { usesSecret } from './secretsIn.ts';

/** The place of a configuration's attributes, and the values that their functions may use. */
interface AttributePlace {
  time: Context;
  now: () => number;
  /** JSON pointer of `config`. */
  pointer: string;
}

/**
 * The context `attr`: `config` without its jobs, flattened. An attribute that is a function is computed on first use,
 * as in the platform's editor but not in its runs. Throws a UserError if attributes refer to each other in a loop.
 */
export function createAttributes(config: JsonObject, place: AttributePlace): Context {
  return new Attributes(config, place);
}

class Attributes implements Context {
  readonly #place: AttributePlace;
  readonly #leaves: ReadonlyMap<string, JsonScalar | JsonObject>;
  readonly #computed = new Map<string, JsonScalar>();
  readonly #secret = new Map<string, boolean>();
  readonly #underWay = new Set<string>();

  constructor(config: JsonObject, place: AttributePlace) {
    this.#place = place;
    this.#leaves = flattenTo(withoutField(config, 'jobs'), (object) => hasField(object, 'function'));
  }

  keys() {
    return this.#leaves.keys();
  }

  get(name: string): JsonScalar | undefined {
    const leaf = this.#leaves.get(name);
    if (!isObject(leaf)) return leaf;
    return this.#once(name, this.#computed, () => this.#compute(name, leaf));
  }

  isSecret(name: string): boolean {
    const leaf = this.#leaves.get(name);
    return name.includes('#') || (isObject(leaf) && this.#once(name, this.#secret, () => usesSecret(leaf, this)));
  }

  /** A value of an attribute, computed once because many may refer to it. Throws a UserError if it refers to itself. */
  #once<T extends JsonScalar>(name: string, known: Map<string, T>, look: () => T): T {
    const before = known.get(name);
    if (before !== undefined) return before;
    if (this.#underWay.has(name)) throw circle(name, this.#pointerOf(name));
    this.#underWay.add(name);
    try {
      const found = look();
      known.set(name, found);
      return found;
    } catch (error) {
      // A chain of hundreds, or one through deep functions, runs out of stack.
      throw error instanceof RangeError ? tooDeep(name, this.#pointerOf(name)) : error;
    } finally {
      this.#underWay.delete(name);
    }
  }

  #compute(name: string, expression: JsonObject): JsonScalar {
    const { time, now } = this.#place;
    const pointer = this.#pointerOf(name);
    const value = evaluate(expression, { contexts: { attr: this, time }, now, pointer });
    if (!isObject(value) && !isList(value)) return value;
    const message = `The attribute "${name}" evaluates to a list or an object. It must be a text, a number, true or false.`;
    throw new UserError('function.attribute-not-scalar', message, { pointer });
  }

  #pointerOf(name: string): string {
    return name.split('.').reduce(childPointer, this.#place.pointer);
  }
}

function tooDeep(name: string, pointer: string): UserError {
  const message = `The attribute "${name}" refers to too many others, one through the other. Give one of them a fixed value.`;
  return new UserError('function.attribute-circle', message, { pointer });
}

function circle(name: string, pointer: string): UserError {
  const message = `The attribute "${name}" refers to itself through other attributes. Give one of them a fixed value.`;
  return new UserError('function.attribute-circle', message, { pointer });
}
