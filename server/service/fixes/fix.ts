import type { TextEdit } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { RuleFindingData } from '../rules/rule.ts';
import type { Span } from '../text/ranges.ts';

/** A fix for the findings of some rules. */
export interface Fix {
  /** Codes of the findings that it fixes. */
  codes: readonly string[];
  /** The smallest change that fixes the finding at this span; undefined if the document has changed. */
  create(model: ExtractorModel, span: Span, data: RuleFindingData): Change | undefined;
}

export interface Change {
  title: string;
  edits: TextEdit[];
  /** Whether the fix is complete; false for a start, so that a fix of the editor comes first. */
  isPreferred?: false;
}
