import { readConfig } from '@pagewright/core/config/readConfig';
import { applyEnvironment } from '@pagewright/core/environments/applyEnvironment';
import { standInSecrets } from '@pagewright/core/secrets/standInSecrets';
import type { ASTNode } from 'vscode-json-languageservice';
import { nodeAt } from '../model/nodePaths.ts';
import { headOf } from '../text/ranges.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'config.refused';

/** The maximum length of a text: reading a larger one on every change would slow typing; a run reports the same. */
const maxLength = 300_000;

/** An arbitrary time: refusals do not depend on it. */
const moment = { now: () => 1_500_000_000_000, currentStart: 1_500_000_000, previousStart: 0 };

/** Errors about parts that the platform adds, or only it can read: another rule reports them as information. */
const ofThePlatform = ['authentication.missing-credential', 'authentication.bad-data'];

/**
 * Finds the error that a run would report before its first request, if no other rule does: the engine reads the
 * configuration as for a run.
 */
export const refusedByRun: Rule = {
  codes: [code],
  check({ document, environment, json: { root } }, { syntax, hasErrors }) {
    const text = document.getText();
    if (root === undefined || syntax.length > 0 || text.length > maxLength || hasErrors()) return [];
    const read = readConfig(standInSecrets(applyEnvironment(text, environment)), moment);
    const [problem] = 'problems' in read ? read.problems : [];
    if (problem === undefined || ofThePlatform.includes(problem.code)) return [];
    const node = nearestAt(root, problem.pointer);
    const span = node.type === 'object' || node.type === 'array' ? headOf(node) : node;
    return [{ code, span, severity: 'error', message: problem.message } satisfies RuleFinding];
  },
};

/** The value at a pointer, or the value that would contain it. */
function nearestAt(root: ASTNode, pointer: string): ASTNode {
  return nodeAt(root, pointer) ?? (pointer === '' ? root : nearestAt(root, pointer.slice(0, pointer.lastIndexOf('/'))));
}
