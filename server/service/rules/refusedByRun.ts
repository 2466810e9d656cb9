import type { ASTNode } from 'vscode-json-languageservice';
import { readConfig } from '../../../engine/core/config/readConfig.ts';
import { standInSecrets } from '../../../engine/core/secrets/standInSecrets.ts';
import { nodeAt } from '../model/nodePaths.ts';
import { headOf } from '../text/ranges.ts';
import type { Finding, Rule } from './rule.ts';

const code = 'config.refused';

/** To read a larger text at every change would be felt; a run says the same of it. */
const largest = 300_000;

/** Any time will do: what is refused does not depend on it. */
const moment = { now: () => 1_500_000_000_000, currentStart: 1_500_000_000, previousStart: 0 };

/** What the platform adds by itself, or alone can read: its own rule says it as a remark. */
const ofThePlatform = ['authentication.missing-credential', 'authentication.bad-data'];

/**
 * What a run would say before its first request, of a document in which nothing else is found that keeps it from
 * running: the engine reads the configuration as for a run.
 */
export const refusedByRun: Rule = {
  codes: [code],
  check({ document, json: { root } }, { syntax, hasErrors }) {
    const text = document.getText();
    if (root === undefined || syntax.length > 0 || text.length > largest || hasErrors()) return [];
    const read = readConfig(standInSecrets(text, ['encrypted', 'empty', 'missing']), moment);
    const [problem] = 'problems' in read ? read.problems : [];
    if (problem === undefined || ofThePlatform.includes(problem.code)) return [];
    const node = nearestAt(root, problem.pointer);
    const span = node.type === 'object' || node.type === 'array' ? headOf(node) : node;
    return [{ code, span, severity: 'error', message: problem.message } satisfies Finding];
  },
};

/** The value at a pointer, or that which it would stand in. */
function nearestAt(root: ASTNode, pointer: string): ASTNode {
  return nodeAt(root, pointer) ?? (pointer === '' ? root : nearestAt(root, pointer.slice(0, pointer.lastIndexOf('/'))));
}
