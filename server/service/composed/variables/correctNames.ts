import type { ProjectFinding } from '@pagewright/core/project/model/projectTree';
import type { CodeAction, Diagnostic } from 'vscode-json-languageservice';
import { CodeActionKind } from 'vscode-languageserver-types';
import type { Composition } from '../documents/composition.ts';
import { locationsOfPlaces } from './variableLocations.ts';

/** The quick fixes for names in braces that are close to a known one. */
export function correctNames(composition: Composition, diagnostics: readonly Diagnostic[]): CodeAction[] {
  return diagnostics.flatMap((diagnostic) => {
    const finding = composition.params.findings.find((each) => isSame(each, diagnostic, composition));
    return finding?.correction === undefined ? [] : actionOf(composition, finding, diagnostic, finding.correction);
  });
}

/** Whether an editor has sent back the diagnostic of a finding. */
function isSame({ code, message, place }: ProjectFinding, diagnostic: Diagnostic, composition: Composition): boolean {
  if (code !== diagnostic.code || message !== diagnostic.message) return false;
  return JSON.stringify(composition.locationOf(place)?.range) === JSON.stringify(diagnostic.range);
}

/** A name that is written with escapes is not found, and not changed. */
function actionOf(
  composition: Composition,
  { place }: ProjectFinding,
  diagnostic: Diagnostic,
  { found, instead }: NonNullable<ProjectFinding['correction']>,
): CodeAction[] {
  const [name] = locationsOfPlaces(composition, [place], found);
  if (name === undefined) return [];
  const edit = { changes: { [name.uri]: [{ range: name.range, newText: instead }] } };
  return [{ title: `Change to "${instead}"`, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit }];
}
