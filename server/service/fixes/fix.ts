import type { TextEdit } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { RuleFindingData } from '../rules/rule.ts';
import type { Span } from '../text/ranges.ts';

/** Fixes what some rules find. */
export interface Fix {
  /** Codes of the findings that it fixes. */
  codes: readonly string[];
  /** The smallest change that fixes the finding at this span; undefined if the document has changed. */
  create(model: ExtractorModel, span: Span, data: RuleFindingData): Change | undefined;
}

export interface Change {
  title: string;
  edits: TextEdit[];
  /** False if it is only a start, so that a fix of the editor's own comes first. */
  isPreferred?: false;
}
