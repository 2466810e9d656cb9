import type { JsonValue } from '@pagewright/core/json/value';
import type { Diagnostic, DocumentLanguageSettings, LanguageService } from 'vscode-json-languageservice';
import { DiagnosticSeverity } from 'vscode-languageserver-types';
import type { ApiKnowledge } from '../descriptions/apiKnowledge.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { modelForRun } from '../model/modelForRun.ts';
import { plainValue } from '../model/plainValue.ts';
import { redactorOf } from '../model/redactorOf.ts';
import { createIsBroken } from '../rules/createIsBroken.ts';
import { rules } from '../rules/index.ts';
import type { RuleContext, RuleFinding, RuleFindingData } from '../rules/rule.ts';
import { severityNumbers } from '../severities/severityLevel.ts';
import { rangeOf } from '../text/ranges.ts';

export interface ExtractorDiagnostic extends Diagnostic {
  code: string;
  message: string;
  data?: RuleFindingData;
}

/** The JSON service only checks the syntax; the engine's own code checks the schema. */
export const syntaxOnly: DocumentLanguageSettings = {
  comments: 'error',
  trailingCommas: 'error',
  schemaValidation: 'ignore',
  schemaRequest: 'ignore',
};

/**
 * All diagnostics of a document, in the order of the rules. `breathe` is awaited between two steps of the work, so that
 * other requests are served meanwhile; if it throws, the work ends.
 */
export async function findDiagnostics(
  json: LanguageService,
  model: ExtractorModel,
  beside: ApiKnowledge & Pick<RuleContext, 'known'>,
  breathe: () => Promise<void>,
): Promise<ExtractorDiagnostic[]> {
  const syntax = await json.doValidation(model.document, model.json, syntaxOnly);
  const matches = await json.getMatchingSchemas(model.document, model.json);
  const { root } = model.json;
  const value = root && plainValue(root);
  const diagnostics: ExtractorDiagnostic[] = [];
  const hasErrors = () =>
    (model.broken ?? []).length > 0 || diagnostics.some(({ severity }) => severity === DiagnosticSeverity.Error);
  const forRun = () => modelForRun(json, model, beside.known);
  const context = { ...beside, syntax, value, matches, isBroken: createIsBroken(model, syntax), hasErrors, forRun };
  for (const rule of rules) {
    await breathe();
    for (const finding of rule.check(model, context)) diagnostics.push(diagnosticOf(finding, model, value));
  }
  return diagnostics;
}

function diagnosticOf(
  { code, span, severity, message, related, data }: RuleFinding,
  model: ExtractorModel,
  value: JsonValue | undefined,
): ExtractorDiagnostic {
  const { document } = model;
  return {
    range: rangeOf(document, span),
    severity: severityNumbers[severity],
    code,
    source: 'pagewright',
    message: redactorOf(model, value)(message),
    ...(related && {
      relatedInformation: [
        { location: { uri: document.uri, range: rangeOf(document, related.span) }, message: related.message },
      ],
    }),
    ...(data && { data }),
  };
}
