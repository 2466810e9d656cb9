import type { ASTNode, Diagnostic, MatchingSchema } from 'vscode-json-languageservice';
import type { ShapesFile } from '../../../engine/core/shapes/shapes.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { Span } from '../text/ranges.ts';

/** Looks for one kind of mistake. */
export interface Rule {
  /** What it may find; each has a section in `docs/diagnostics.md`. */
  codes: readonly string[];
  check(model: ExtractorModel, context: RuleContext): Finding[];
}

/** What a rule may know besides the document's own text. */
export interface RuleContext {
  /** What is known of the API's responses. */
  shapes: ShapesFile | undefined;
  /** Syntax problems as the parser names them. */
  syntax: readonly Diagnostic[];
  /** Which parts of the schema speak of which node. */
  matches: readonly MatchingSchema[];
  /** Whether parts of this value may be missing or misread, because its text is not finished. */
  isBroken(node: ASTNode): boolean;
  /** Whether the rules before this one have found what keeps a run from starting. */
  hasErrors(): boolean;
}

export interface Finding {
  /** Stable for ever, `area.kind`. */
  code: string;
  span: Span;
  severity: 'error' | 'warning' | 'information' | 'hint';
  /** What is wrong and what to do, one or two sentences, the user's own words in quotes. */
  message: string;
  data?: FindingData;
}

/** What a quick fix needs to know; travels with the diagnostic to the editor and back. */
export interface FindingData {
  /** The text that stood there, without its quotes: a fix for another text would be wrong. */
  found?: string;
  /** What was meant most likely. */
  suggestion?: string;
  /** The key that is missing, and a value of the right type to begin with. */
  key?: string;
  value?: unknown;
  /** JSON pointer, from the root of the document, of the place where the key belongs. */
  destination?: string;
}
