import type { TextEdit } from 'vscode-json-languageservice';
import { attributeKeys } from '../model/attributeKeys.ts';
import { allLayers } from '../model/configLayers.ts';
import { expressionsOf } from '../model/expressions.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { replaceWith } from '../text/edits.ts';
import type { Fix } from './fix.ts';

/** Marks a key as secret, in every iteration and in all references to it. */
export const markSecret: Fix = {
  codes: ['authentication.plain-secret'],
  create(model, span, { found }) {
    const keys = allLayers(model).flatMap(attributeKeys);
    const marked = keys.find(({ property: { keyNode } }) => keyNode.offset === span.offset);
    if (!marked || marked.property.keyNode.value !== found || marked.property.keyNode.length !== span.length) {
      return undefined;
    }
    const name = marked.name.replace(/(?<![^.])[^.]*$/, '#$&');
    // Two keys with the same name would lose one of the secrets.
    if (keys.some((key) => key.name === name)) return undefined;
    const edits = keys
      .filter((key) => key.name === marked.name)
      .map(({ property: { keyNode } }) => replaceWith(model.document, keyNode, `#${keyNode.value}`));
    return { title: `Rename to "#${found}"`, edits: [...edits, ...referenceEdits(model, marked.name, name)] };
  },
};

function referenceEdits(model: ExtractorModel, from: string, to: string): TextEdit[] {
  return expressionsOf(model).flatMap((expression) => {
    if (expression.kind !== 'reference' || expression.context !== 'attr') return [];
    const { target } = expression;
    return target?.value === from ? [replaceWith(model.document, target, to)] : [];
  });
}
