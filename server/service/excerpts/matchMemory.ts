import type { JSONSchema, MatchingSchema } from 'vscode-json-languageservice';
import type { Unit } from './findUnits.ts';
import { ownCopy } from './ownCopy.ts';
import { valuesIn } from './valuesIn.ts';

/** The matches in a unit: the number of a value in it and, at the same index, a schema that speaks of that value. */
interface UnitMatches {
  text: string;
  values: number[];
  schemas: JSONSchema[];
}

/** Tells places apart at which the same text means something else to the schema. */
export type PlaceOf = (unit: Unit) => string;

/** What the schema says of the units of one version of a document. */
export class MatchMemory {
  readonly #text: string;
  readonly #placeOf: PlaceOf;
  readonly #places = new Map<string, Map<string, UnitMatches>>();

  constructor(text: string, placeOf: PlaceOf) {
    this.#text = text;
    this.#placeOf = placeOf;
  }

  /** Takes over what an earlier version knows of a unit that reads the same. Says whether the unit is known now. */
  recall(unit: Unit, earlier: MatchMemory | undefined): boolean {
    const text = this.#textOf(unit);
    const place = this.#placeOf(unit);
    if (this.#known(place).has(text)) return true;
    const known = earlier === undefined ? undefined : earlier.#known(place).get(text);
    if (known) this.#known(place).set(known.text, known);
    return known !== undefined;
  }

  /** Keeps the matches of a unit; those of nodes outside of it are passed over. */
  learn(unit: Unit, matches: readonly MatchingSchema[]): void {
    const numbers = new Map(valuesIn(unit.node).map((node, number) => [node, number]));
    const known: UnitMatches = { text: ownCopy(this.#textOf(unit)), values: [], schemas: [] };
    for (const { node, schema } of matches) {
      const number = numbers.get(node);
      if (number === undefined) continue;
      known.values.push(number);
      known.schemas.push(schema);
    }
    this.#known(this.#placeOf(unit)).set(known.text, known);
  }

  /** The matches of a unit that is known. */
  matchesOf(unit: Unit): MatchingSchema[] {
    const { values = [], schemas = [] } = this.#known(this.#placeOf(unit)).get(this.#textOf(unit)) ?? {};
    const nodes = valuesIn(unit.node);
    return schemas.flatMap((schema, index) => {
      const node = nodes[values[index] ?? -1];
      return node ? [{ node, schema }] : [];
    });
  }

  #known(place: string): Map<string, UnitMatches> {
    const known = this.#places.get(place) ?? new Map<string, UnitMatches>();
    this.#places.set(place, known);
    return known;
  }

  #textOf({ node }: Unit): string {
    return this.#text.slice(node.offset, node.offset + node.length);
  }
}
