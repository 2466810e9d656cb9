import type { ArrayASTNode, ASTNode, MatchingSchema, ObjectASTNode } from 'vscode-json-languageservice';
import { checkItself } from './checkItself.ts';
import { addPart, addProperty, compareOutcomes, createOutcome, type Outcome } from './outcome.ts';
import type { SchemaPart } from './schemaPart.ts';

/** The list that collects matches; undefined if only the outcome counts. */
type Found = MatchingSchema[] | undefined;

type Values = ReadonlyMap<string, ASTNode | undefined>;

/** Walks a tree with the parts of a schema that apply to it. */
export class SchemaWalk {
  readonly #values = new Map<ObjectASTNode, Values>();

  /** Matches a value with a part of the schema; collects its objects with the parts that describe their keys. */
  match(node: ASTNode, part: SchemaPart, found: Found): Outcome {
    const outcome = createOutcome();
    if (part.hasParts) this.#matchParts(node, part, found, outcome);
    if (part.asksForItself) checkItself(node, part, outcome);
    if (node.type === 'object') {
      if (part.asksForKeys) this.#matchObject(node, part, found, outcome);
      if (part.speaksOfKeys) found?.push({ node, schema: part.schema });
    } else if (node.type === 'array' && part.items) {
      this.#matchList(node, part.items, found, outcome);
    }
    return outcome;
  }

  /** Matches the value with other parts of the schema that apply to it. */
  #matchParts(node: ASTNode, part: SchemaPart, found: Found, outcome: Outcome): void {
    if (part.allOf) for (const each of part.allOf) addPart(outcome, this.match(node, each, found));
    if (part.not && !this.match(node, part.not, undefined).hasProblems) outcome.hasProblems = true;
    if (part.anyOf) addPart(outcome, this.#matchBest(node, part.anyOf, found));
    if (part.condition === undefined) return;
    const branch = this.match(node, part.condition, found).hasProblems ? part.whenUnmet : part.whenMet;
    if (branch !== undefined) addPart(outcome, this.match(node, branch, found));
  }

  /** Matches all alternatives that fit; if none does, those that come closest. */
  #matchBest(node: ASTNode, alternatives: readonly SchemaPart[], found: Found): Outcome {
    let best: { outcome: Outcome; found: Found } | undefined;
    for (const alternative of alternatives) {
      const own: Found = found && [];
      const outcome = this.match(node, alternative, own);
      const areFine = best !== undefined && !outcome.hasProblems && !best.outcome.hasProblems;
      const order = best === undefined ? 1 : compareOutcomes(outcome, best.outcome);
      if (areFine) addPart(best?.outcome ?? outcome, outcome);
      if (best && (areFine || order === 0)) addAll(best.found, own);
      else if (order > 0) best = { outcome, found: own };
    }
    addAll(found, best?.found);
    return best?.outcome ?? createOutcome();
  }

  #matchObject(object: ObjectASTNode, part: SchemaPart, found: Found, outcome: Outcome): void {
    const values = this.#valuesOf(object);
    if (part.required?.some((key) => values.get(key) === undefined)) outcome.hasProblems = true;
    for (const listed of part.properties) this.#matchProperty(values.get(listed.key), listed.part, found, outcome);
    if (part.patterns.length > 0 || part.others) this.#matchOthers(values, part, found, outcome);
    if (part.names === undefined) return;
    for (const { keyNode } of object.properties) addPart(outcome, this.match(keyNode, part.names, undefined));
  }

  /** Matches the keys that the schema does not list, by pattern first. */
  #matchOthers(values: Values, { listed, patterns, others }: SchemaPart, found: Found, outcome: Outcome): void {
    const rest: (ASTNode | undefined)[] = [];
    for (const [key, value] of values) {
      if (listed.has(key)) continue;
      const pattern = patterns.find(([each]) => each.test(key));
      if (pattern === undefined) rest.push(value);
      else this.#matchProperty(value, pattern[1], found, outcome);
    }
    if (others) for (const value of rest) this.#matchProperty(value, others, found, outcome);
  }

  #matchProperty(value: ASTNode | undefined, part: SchemaPart, found: Found, outcome: Outcome): void {
    if (value !== undefined) addProperty(outcome, this.match(value, part, found));
  }

  #matchList(list: ArrayASTNode, part: SchemaPart, found: Found, outcome: Outcome): void {
    for (const item of list.items) addProperty(outcome, this.match(item, part, found));
  }

  /** Values by key; the last one of duplicates. */
  #valuesOf(object: ObjectASTNode): Values {
    const known = this.#values.get(object);
    if (known) return known;
    const values = new Map<string, ASTNode | undefined>();
    for (const { keyNode, valueNode } of object.properties) values.set(keyNode.value, valueNode);
    this.#values.set(object, values);
    return values;
  }
}

/** Adds matches one by one: a list that is spread into a call must not be long. */
function addAll(found: Found, more: Found): void {
  if (found && more) for (const match of more) found.push(match);
}
