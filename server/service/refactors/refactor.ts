import type { MatchingSchema } from 'vscode-json-languageservice';
import type { ShapesFile } from '../../../engine/core/shapes/shapes.ts';
import type { Change } from '../fixes/fix.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { Span } from '../text/ranges.ts';

/** Rewrites a part of a configuration that nothing is wrong with. */
export interface Refactor {
  /** The kind of code action, as the editor's menus sort them; those of `source` are only made when they are asked for. */
  kind: string;
  /** The change for the place that is selected; undefined where there is nothing to rewrite. */
  create(model: ExtractorModel, span: Span, context: RefactorContext): Change | undefined;
}

/** What a refactoring may know besides the document's own text. */
export interface RefactorContext {
  /** What is known about the API's responses. */
  shapes: ShapesFile | undefined;
  /** Which parts of the schema speak of which node; only there for refactorings of the kind `source`. */
  matches: readonly MatchingSchema[];
}
