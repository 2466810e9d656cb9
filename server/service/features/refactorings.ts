import type { CodeAction, Range } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { refactors } from '../refactors/index.ts';
import type { RefactorContext } from '../refactors/refactor.ts';
import { spanOf } from '../text/ranges.ts';

/** The refactorings for a selection, of the requested kinds; without kinds, all except those of `source`. */
export function findRefactorings(
  model: ExtractorModel,
  range: Range,
  context: RefactorContext,
  only: readonly string[] | undefined,
): CodeAction[] {
  const span = spanOf(model.document, range);
  return refactors
    .filter(({ kind }) =>
      only === undefined ? !isWithin(kind, 'source') : only.some((asked) => isWithin(kind, asked)),
    )
    .flatMap(({ kind, create }) => {
      const change = create(model, span, context);
      return change ? [{ title: change.title, kind, edit: { changes: { [model.document.uri]: change.edits } } }] : [];
    });
}

/** Whether kinds that begin with this one are requested by name. */
export function asksFor(only: readonly string[] | undefined, kind: string): boolean {
  return only?.some((asked) => isWithin(asked, kind)) ?? false;
}

/** Whether a kind is within another. Kinds are trees: `refactor` includes `refactor.rewrite`. */
function isWithin(kind: string, whole: string): boolean {
  return kind === whole || whole === '' || kind.startsWith(`${whole}.`);
}
