import type {
  ASTNode,
  JSONDocument,
  JSONSchema,
  LanguageService,
  MatchingSchema,
  TextDocument,
} from 'vscode-json-languageservice';
import { RecentDocuments } from '../recentDocuments.ts';
import type { Span } from '../text/ranges.ts';
import { createExcerpt } from './createExcerpt.ts';
import { findUnits, type Unit } from './findUnits.ts';
import { isLarge } from './isLarge.ts';
import { MatchMemory } from './matchMemory.ts';
import { stepsOf } from './stepsOf.ts';
import { UnitIndex } from './unitIndex.ts';

/**
 * Says which parts of the schema speak of which node, as `getMatchingSchemas` of the JSON service does. `breathe` is
 * awaited between two steps; where it throws, the work ends.
 */
export type Matcher = (
  document: TextDocument,
  json: JSONDocument,
  breathe: () => Promise<void>,
) => Promise<readonly MatchingSchema[]>;

const nowhere: Span = { offset: -1, length: 0 };

/**
 * Makes a matcher whose work grows with what changed and not with the document: entries of collections that read as
 * they did in the version before are not matched again. It also goes in steps, because the JSON service gives up on a
 * document with more than some hundred thousand matches.
 */
export function createMatcher(service: LanguageService): Matcher {
  const memories = new RecentDocuments<MatchMemory>();
  const numbers = new WeakMap<JSONSchema, number>();
  let schemaCount = 0;

  return async (document, json, breathe) => {
    const { root } = json;
    if (!root || !isLarge(root)) return await service.getMatchingSchemas(document, json);
    const units = findUnits(root);
    const index = new UnitIndex(units);
    const all = await matchesAround(nowhere, root, document);
    const rest = all.filter(({ node }) => !index.unitAt(node));
    const signatureOf = createSignature(rest);
    const memory = new MatchMemory(
      document.getText(),
      ({ place, collection }) => `${place} ${signatureOf(collection)}`,
    );
    const earlier = memories.get(document.uri);
    for (const { units: fresh, span } of stepsOf(units.filter((unit) => !memory.recall(unit, earlier)))) {
      await breathe();
      const found = groupByUnit(await matchesAround(span, root, document), index);
      for (const unit of fresh) memory.learn(unit, found.get(unit) ?? []);
    }
    memories.set(document.uri, memory);
    return rest.concat(...units.map((unit) => memory.matchesOf(unit)));
  };

  async function matchesAround(place: Span, root: ASTNode, document: TextDocument): Promise<MatchingSchema[]> {
    const excerpt = createExcerpt(root, place);
    const matches = await service.getMatchingSchemas(document, service.newJSONDocument(excerpt.root));
    return matches.map(({ node, schema }) => ({ node: excerpt.originOf(node), schema }));
  }

  /** Gives the schemas that apply to a node as a text. */
  function createSignature(matches: readonly MatchingSchema[]): (node: ASTNode) => string {
    const signatures = new Map<ASTNode, string>();
    for (const { node, schema } of matches) {
      signatures.set(node, `${signatures.get(node) ?? ''},${numberOf(schema)}`);
    }
    return (node) => signatures.get(node) ?? '';
  }

  function numberOf(schema: JSONSchema): number {
    // What allows everything is made anew each time.
    if (Object.keys(schema).length === 0) return 0;
    const known = numbers.get(schema) ?? ++schemaCount;
    numbers.set(schema, known);
    return known;
  }
}

function groupByUnit(matches: readonly MatchingSchema[], index: UnitIndex): Map<Unit | undefined, MatchingSchema[]> {
  const groups = new Map<Unit | undefined, MatchingSchema[]>();
  for (const match of matches) {
    const unit = index.unitAt(match.node);
    const group = groups.get(unit);
    if (group) group.push(match);
    else groups.set(unit, [match]);
  }
  return groups;
}
