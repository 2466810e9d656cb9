import { childPointer } from '@pagewright/core/childPointer';
import type { PropertyASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { pointerOf } from '../model/pointerOf.ts';
import { type DescribedObject, describeObjects, type KnownKeys } from './describeObjects.ts';
import { findHome, type Home } from './findHome.ts';
import { isNoteKey } from './isNoteKey.ts';
import type { RuleContext } from './rule.ts';

/** A key that its object does not know, with possible intended ones. */
export interface StrangeKey {
  property: PropertyASTNode;
  known: KnownKeys;
  /** The keys that its object has. */
  taken: ReadonlySet<string>;
  /** The place of the key when it is read as a path. */
  nesting: Home | undefined;
  /** Another place in which the key is known. */
  home: Home | undefined;
}

const found = new WeakMap<RuleContext['matches'], StrangeKey[]>();

/**
 * The unknown keys in closed objects, in `config`, next to `parameters` and where the platform refuses them; computed
 * once for all rules on keys.
 */
export function strangeKeys(model: ExtractorModel, { matches }: RuleContext): StrangeKey[] {
  const strange = found.get(matches) ?? findStrangeKeys(model, matches);
  found.set(matches, strange);
  return strange;
}

function findStrangeKeys(model: ExtractorModel, matches: RuleContext['matches']): StrangeKey[] {
  const isChecked = ({ object, known }: DescribedObject) =>
    known.isClosed || known.isRefused || object === model.config || object === model.json.root;
  return describeObjects(matches)
    .filter(isChecked)
    .flatMap(({ object, known }) => {
      // A key without its value is still being typed.
      const finished = object.properties.filter(({ valueNode }) => valueNode !== undefined);
      const strangers = finished.filter((property) => !isAllowed(property, known));
      if (strangers.length === 0) return [];
      const taken = new Set(object.properties.map(({ keyNode }) => keyNode.value));
      return strangers.map((property) => {
        const nesting = findNesting(property, { object, known });
        return { property, known, taken, nesting, home: nesting ? undefined : findHome(property, model) };
      });
    });
}

/** Whether a key is allowed, also as a note. */
function isAllowed({ keyNode }: PropertyASTNode, known: KnownKeys): boolean {
  return known.allows(keyNode.value) || isNoteKey(keyNode.value);
}

/** The place of a key with dots when it is read as a path; undefined if its first step is not a known key. */
function findNesting({ keyNode }: PropertyASTNode, { object, known }: DescribedObject): Home | undefined {
  const steps = keyNode.value.split('.');
  const [first = ''] = steps;
  if (steps.length < 2 || steps.includes('') || !known.offered.includes(first)) return undefined;
  return { shown: steps.join(' → '), pointer: steps.reduce<string>(childPointer, pointerOf(object)) };
}
