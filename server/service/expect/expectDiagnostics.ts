import { pointerSteps } from '@pagewright/core/pointerSteps';
import { checkBeside, type ExpectProblem } from '@pagewright/core/testing/checkExpect';
import type { ASTNode, Diagnostic, LanguageService } from 'vscode-json-languageservice';
import { DiagnosticSeverity } from 'vscode-languageserver-types';
import { type ExtractorDiagnostic, syntaxOnly } from '../features/diagnostics.ts';
import { nodeAt } from '../model/nodePaths.ts';
import { asObject, findProperty } from '../model/nodes.ts';
import { plainValue } from '../model/plainValue.ts';
import { severityNumbers } from '../severities/severityLevel.ts';
import { headOf, rangeOf, type Span } from '../text/ranges.ts';
import type { ExpectDocument } from './document/expectDocument.ts';

/** The code of a text that is no JSON. */
export const syntaxCode = 'json.syntax';

/** The findings in an `expect.json`. A text that is no JSON has only those of its syntax. */
export async function findExpectDiagnostics(
  service: LanguageService,
  { document, json, beside }: ExpectDocument,
): Promise<ExtractorDiagnostic[]> {
  const syntax = await service.doValidation(document, json, syntaxOnly);
  const { root } = json;
  if (syntax.length > 0) return syntax.map(syntaxDiagnostic);
  if (root === undefined)
    return [syntaxDiagnostic({ range: rangeOf(document, { offset: 0, length: 0 }), message: 'There is no JSON.' })];
  return checkBeside(plainValue(root), beside).map((problem) => {
    const { span, found } = placeOf(root, problem);
    return {
      range: rangeOf(document, span),
      severity: severityNumbers[problem.severity],
      code: problem.code,
      source: 'pagewright',
      message: problem.message,
      ...(problem.data?.suggestion !== undefined && { data: { found, suggestion: problem.data.suggestion } }),
    };
  });
}

function syntaxDiagnostic({ range, message: said }: Pick<Diagnostic, 'range' | 'message'>): ExtractorDiagnostic {
  const message = typeof said === 'string' ? said : said.value;
  return { range, message, severity: DiagnosticSeverity.Error, code: syntaxCode, source: 'pagewright' };
}

/** The place of a problem: the key that it is about, or the value; of an object its key. */
function placeOf(root: ASTNode, { pointer, isAboutKey }: ExpectProblem): { span: Span; found: string | undefined } {
  const steps = pointerSteps(pointer);
  const around = nodeAt(root, pointer.slice(0, pointer.lastIndexOf('/')));
  const key = isAboutKey ? findProperty(asObject(around), steps.at(-1) ?? '')?.keyNode : undefined;
  if (key !== undefined) return { span: key, found: key.value };
  const node = nodeAt(root, pointer) ?? around ?? root;
  const isContainer = node.type === 'object' || node.type === 'array';
  return { span: isContainer ? headOf(node) : node, found: node.type === 'string' ? node.value : undefined };
}
