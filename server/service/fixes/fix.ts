import type { TextEdit } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { FindingData } from '../rules/rule.ts';
import type { Span } from '../text/ranges.ts';

/** Mends what some rules find. */
export interface Fix {
  /** Codes of the findings it is for. */
  codes: readonly string[];
  /** The smallest change that mends the finding at this span; undefined where the document has moved on. */
  create(model: ExtractorModel, span: Span, data: FindingData): Change | undefined;
}

export interface Change {
  title: string;
  edits: TextEdit[];
}
