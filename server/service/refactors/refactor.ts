import type { MatchingSchema } from 'vscode-json-languageservice';
import type { Change } from '../fixes/fix.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { ApiShapes } from '../shapes/jobShapes.ts';
import type { Span } from '../text/ranges.ts';

/** Rewrites a correct part of a configuration. */
export interface Refactor {
  /** The kind of code action, for the menus of the editor; those of `source` are only made on request. */
  kind: string;
  /** The change for a selection; undefined if there is nothing to rewrite. */
  create(model: ExtractorModel, span: Span, context: RefactorContext): Change | undefined;
}

/** The inputs of a refactoring besides the text of the document. */
export interface RefactorContext {
  shapes: ApiShapes | undefined;
  /** The parts of the schema that apply to each node; only for refactorings of the kind `source`. */
  matches: readonly MatchingSchema[];
}
