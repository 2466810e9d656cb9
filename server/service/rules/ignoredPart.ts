import { ignoredText, objectParts } from '@pagewright/core/config/ignoredParts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findAt } from '../model/nodes.ts';
import { isWritten } from '../model/writtenValues.ts';
import type { Rule } from './rule.ts';

const code = 'config.ignored-part';

/** Finds a part that must be an object and is something else, which a run ignores. */
export const ignoredPart: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return objectParts.flatMap((part) => {
      const node = nodeAt(model, part);
      if (node === undefined || node.type === 'object' || !isWritten(node) || isBroken(node)) return [];
      return [{ code, span: node, severity: 'warning' as const, message: ignoredText(part) }];
    });
  },
};

function nodeAt({ api, config }: ExtractorModel, [root, ...path]: readonly string[]) {
  return findAt(root === 'api' ? api : config, path);
}
