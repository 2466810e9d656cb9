import type { SeparatorForm } from '@pagewright/core/json/dottedPlace';
import type { JsonValue } from '@pagewright/core/json/value';
import type { ASTNode, Diagnostic, MatchingSchema } from 'vscode-json-languageservice';
import type { ApiKnowledge } from '../descriptions/apiKnowledge.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { Known } from '../model/known.ts';
import type { Span } from '../text/ranges.ts';

/** Looks for one kind of mistake. */
export interface Rule {
  /** The codes of its findings; each has a section in `docs/diagnostics.md`. */
  codes: readonly string[];
  /** Whether it finds what nothing uses: with rows, only what none of them uses counts. */
  isAboutUse?: true;
  check(model: ExtractorModel, context: RuleContext): RuleFinding[];
}

/** The inputs of a rule besides the text of the document. */
export interface RuleContext extends ApiKnowledge {
  /** The editor's knowledge of the document. */
  known: Known;
  /** Syntax problems as the parser names them. */
  syntax: readonly Diagnostic[];
  /** The document as plain values, as far as it is written. */
  value: JsonValue | undefined;
  /** The parts of the schema that apply to each node. */
  matches: readonly MatchingSchema[];
  /** Whether parts of this value may be missing or misread because its text is not finished. */
  isBroken(node: ASTNode): boolean;
  /** Whether the rules before this one have found an error that keeps a run from starting. */
  hasErrors(): boolean;
  /** The model as a run will find it, with the environment and the secrets of the editor's store. */
  forRun(): ExtractorModel;
}

export interface RuleFinding {
  /** The code `area.kind`, which never changes. */
  code: string;
  span: Span;
  severity: 'error' | 'warning' | 'information' | 'hint';
  /** The problem and its remedy, in one or two sentences, with the user's words in quotes. */
  message: string;
  /** A second place that the message is about. */
  related?: { span: Span; message: string };
  data?: RuleFindingData;
}

/** The data for a quick fix; it travels with the diagnostic to the editor and back. */
export interface RuleFindingData {
  /** The text there, without its quotes: a fix for another text would be wrong. */
  found?: string | undefined;
  /** The text that was most likely meant. */
  suggestion?: string | undefined;
  /** The missing key, and an initial value of the right type. */
  key?: string;
  value?: unknown;
  /** JSON pointer, from the root of the document, to the proper place of the key. */
  destination?: string;
  separator?: SeparatorData;
}

/** A path with another separator, and the option that sets it. */
export interface SeparatorData extends SeparatorForm {
  path: string;
  delimiter: string;
}
