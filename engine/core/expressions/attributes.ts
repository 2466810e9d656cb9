import { UserError } from '../../errors.ts';
import { childPointer } from '../childPointer.ts';
import { hasField, isList, isObject, type JsonObject, type JsonScalar } from '../json/value.ts';
import { withoutField } from '../json/withoutField.ts';
import type { Context } from './context.ts';
import { evaluate } from './evaluate.ts';
import { flattenTo } from './flatten.ts';
import { usesSecret } from './secretsIn.ts';

/** Where the attributes of a configuration stand and what their functions may use. */
export interface AttributePlace {
  time: Context;
  now: () => number;
  /** Pointer of `config`. */
  pointer: string;
}

/**
 * The context `attr`: `config` without its jobs, flattened. An attribute that is itself a function is computed when it
 * is first asked for, from the other attributes and the time; the platform's editor does so, its run does not. Throws a
 * UserError where attributes refer to each other in a circle.
 */
export function createAttributes(config: JsonObject, place: AttributePlace): Context {
  return new Attributes(config, place);
}

class Attributes implements Context {
  readonly #place: AttributePlace;
  readonly #leaves: ReadonlyMap<string, JsonScalar | JsonObject>;
  readonly #computed = new Map<string, JsonScalar>();
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
    const value = this.#computed.get(name) ?? this.#once(name, () => this.#compute(name, leaf));
    this.#computed.set(name, value);
    return value;
  }

  isSecret(name: string): boolean {
    const leaf = this.#leaves.get(name);
    return name.includes('#') || (isObject(leaf) && this.#once(name, () => usesSecret(leaf, this)));
  }

  /** Does what looks at an attribute, unless that has come back to itself by way of others. */
  #once<T>(name: string, look: () => T): T {
    if (this.#underWay.has(name)) throw circle(name, this.#pointerOf(name));
    this.#underWay.add(name);
    try {
      return look();
    } finally {
      this.#underWay.delete(name);
    }
  }

  #compute(name: string, expression: JsonObject): JsonScalar {
    const { time, now } = this.#place;
    const pointer = this.#pointerOf(name);
    const value = evaluate(expression, { contexts: { attr: this, time }, now, pointer });
    if (!isObject(value) && !isList(value)) return value;
    const message = `The attribute "${name}" is computed to a list or an object. Give it a text, a number, true or false.`;
    throw new UserError('function.attribute-not-scalar', message, { pointer });
  }

  #pointerOf(name: string): string {
    return name.split('.').reduce(childPointer, this.#place.pointer);
  }
}

function circle(name: string, pointer: string): UserError {
  const message = `The attribute "${name}" refers to itself by way of other attributes. Give one of them a value of its own.`;
  return new UserError('function.attribute-circle', message, { pointer });
}
