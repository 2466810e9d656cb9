import type { ObjectASTNode } from 'vscode-json-languageservice';
import { configLayers } from '../model/configLayers.ts';
import { expressionsOf } from '../model/expressions.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { headOf } from '../text/ranges.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'function.attribute-circle';

interface ComputedAttribute {
  node: ObjectASTNode;
  refersTo: string[];
}

/** Finds attributes that are computed from each other in a loop, if one of them is used elsewhere. */
export const attributeCircle: Rule = {
  codes: [code],
  check(model) {
    // With iterations only a run can tell which attributes meet.
    if (configLayers(model).iterations.length > 0) return [];
    const attributes = computedAttributes(model);
    const asked = expressionsOf(model).flatMap((expression) =>
      expression.kind === 'reference' && expression.context === 'attr' && expression.place.attribute === undefined
        ? String(expression.target?.value)
        : [],
    );
    return [...findClosing(asked, attributes)].flatMap((name) => report(name, attributes));
  },
};

/** The computed attributes. Outer expressions come first, so the first of an attribute is the attribute itself. */
function computedAttributes(model: ExtractorModel): Map<string, ComputedAttribute> {
  const attributes = new Map<string, ComputedAttribute>();
  for (const expression of expressionsOf(model)) {
    const { node, place } = expression;
    if (place.attribute === undefined) continue;
    const attribute = attributes.get(place.attribute) ?? { node, refersTo: [] };
    attributes.set(place.attribute, attribute);
    if (expression.kind === 'reference' && expression.context === 'attr') {
      attribute.refersTo.push(String(expression.target?.value));
    }
  }
  return attributes;
}

/** The attributes at which a chain of references, starting from those in use, closes a loop. */
function findClosing(asked: readonly string[], attributes: ReadonlyMap<string, ComputedAttribute>): Set<string> {
  const closing = new Set<string>();
  const done = new Set<string>();
  const underWay = new Set<string>();
  // Not recursive: a chain of attributes can be of any length.
  const steps = asked.map((name) => ({ name, isLeaving: false })).reverse();
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    const { name, isLeaving } = step;
    if (isLeaving) {
      underWay.delete(name);
      done.add(name);
    } else if (underWay.has(name)) closing.add(name);
    else if (!done.has(name)) {
      underWay.add(name);
      steps.push({ name, isLeaving: true });
      for (const next of attributes.get(name)?.refersTo ?? []) steps.push({ name: next, isLeaving: false });
    }
  }
  return closing;
}

function report(name: string, attributes: ReadonlyMap<string, ComputedAttribute>): RuleFinding[] {
  const node = attributes.get(name)?.node;
  const message = `The attribute "${name}" refers to itself through other attributes. Give one of them a fixed value.`;
  return node ? [{ code, span: headOf(node), severity: 'error', message }] : [];
}
