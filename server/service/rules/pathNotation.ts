import type { PathKind } from '../model/paths/responsePath.ts';
import { responsePaths } from '../model/paths/responsePaths.ts';
import { didYouMean } from './didYouMean.ts';
import { plainPath } from './plainPath.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'config.path-notation';

/** Kinds of texts with another notation for paths, or that are not paths. */
const others: readonly PathKind[] = ['responseFilter', 'nextPageFlag', 'mapping'];

/** Finds a path in the notation of JSONPath, jq or a file system; here a path is keys with dots between them. */
export const pathNotation: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return responsePaths(model).flatMap(({ kind, node, delimiter, isRead }): RuleFinding[] => {
      if (!node || !isRead || delimiter === null || others.includes(kind) || isBroken(node)) return [];
      const plain = plainPath(node.value, delimiter);
      if (plain === undefined) return [];
      const { suggestion, isCertain } = plain;
      const message = `"${node.value}" is read as keys with "${delimiter}" between them. Syntax of other path languages becomes part of the keys.${didYouMean(suggestion)}`;
      const data = { found: node.value, suggestion };
      return [{ code, span: node, severity: isCertain ? 'warning' : 'information', message, data }];
    });
  },
};
