import { pointerSteps } from '@pagewright/core/pointerSteps';
import type { ASTNode, ObjectASTNode, PropertyASTNode, TextEdit } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findProperty } from '../model/nodes.ts';
import { insertPropertyText, removeProperty } from '../text/edits.ts';
import { rangeOf } from '../text/ranges.ts';
import type { Fix } from './fix.ts';
import { propertyAtSpan } from './propertyAtSpan.ts';

/** Moves a key with its value to its place, and creates missing objects on the way. */
export const moveKey: Fix = {
  codes: [
    'config.misplaced-key',
    'config.dotted-key',
    'config.deprecated-key',
    'platform.unknown-key',
    'platform.note-key',
  ],
  create(model, span, { found, destination }) {
    const property = propertyAtSpan(model, span, found);
    if (!property?.valueNode || destination === undefined) return undefined;
    const steps = pointerSteps(destination);
    const edits = move(model, property, findTarget(model.json.root, steps));
    const shown = steps.filter((step, index) => index > 0 || step !== 'parameters').join('.');
    return edits && { title: `Move to "${shown}"`, edits };
  },
};

/** The deepest existing object on the way, and the remaining steps; the last of them is the key. */
interface Target {
  object: ObjectASTNode;
  steps: string[];
}

/** The target; undefined if the key is there already, or if something other than an object is in the way. */
function findTarget(node: ASTNode | undefined, steps: string[]): Target | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return undefined;
  if (node?.type === 'array') return findTarget(node.items[Number(step)], rest);
  if (node?.type !== 'object') return undefined;
  const next = findProperty(node, step);
  return next ? findTarget(next.valueNode, rest) : { object: node, steps };
}

function move(
  { document }: ExtractorModel,
  property: PropertyASTNode,
  target: Target | undefined,
): TextEdit[] | undefined {
  const { valueNode } = property;
  if (!target || !valueNode) return undefined;
  const value = document.getText().slice(valueNode.offset, valueNode.offset + valueNode.length);
  const text = nested(target.steps, value);
  // A key that stays in its object keeps its position.
  if (property.parent === target.object) return [{ range: rangeOf(document, property), newText: text }];
  return [removeProperty(document, property), insertPropertyText(document, target.object, text)];
}

function nested([key = '', ...rest]: string[], value: string): string {
  return `${JSON.stringify(key)}: ${rest.length === 0 ? value : `{ ${nested(rest, value)} }`}`;
}
