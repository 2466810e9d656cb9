import { closestName } from '@pagewright/core/text/closestName';
import type { StringASTNode } from 'vscode-json-languageservice';
import { findText } from '../model/nodes.ts';
import { didYouMean } from './didYouMean.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'pagination.unknown-scroller';

/** Finds a job's `scroller`, or the `default` of `multiple`, that names a missing scroller. */
export const unknownScroller: Rule = {
  codes: [code],
  check({ multiple, allJobs }, { isBroken }) {
    const { scrollers, default: byDefault } = multiple ?? {};
    if (!scrollers || isBroken(scrollers)) return [];
    const known = scrollers.properties.map(({ keyNode }) => keyNode.value);
    const names = [byDefault, ...allJobs.map(({ node }) => findText(node, 'scroller'))];
    return names.flatMap((name) =>
      name && !isBroken(name) && !known.includes(name.value) ? [report(name, known)] : [],
    );
  },
};

function report(name: StringASTNode, known: string[]): RuleFinding {
  const suggestion = closestName(name.value, known);
  const list = known.map((scroller) => `"${scroller}"`).join(', ');
  const hint = suggestion === undefined && known.length > 0 ? ` There is ${list}.` : didYouMean(suggestion);
  return {
    code,
    span: name,
    severity: 'error',
    message: `"scrollers" has no scroller "${name.value}".${hint}`,
    data: { found: name.value, suggestion },
  };
}
