import type { CompletionItem, ObjectASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import type { ApiKnowledge } from '../../descriptions/apiKnowledge.ts';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import type { Span } from '../../text/ranges.ts';
import type { ValuePlace } from './findValuePlace.ts';

/** Offers completions in one kind of place; nothing elsewhere. */
export type CompletionSource = (request: CompletionRequest) => CompletionItem[];

/** The request for completions, with the available knowledge. */
export interface CompletionRequest extends Pick<ApiKnowledge, 'shapes' | 'described'> {
  model: ExtractorModel;
  offset: number;
  /** The value or list element that is being written. */
  value: ValuePlace | undefined;
  key: KeyPlace | undefined;
  /** Unix time in milliseconds. */
  now: number;
}

/** The place of a key that is being written. */
export interface KeyPlace {
  object: ObjectASTNode;
  /** The unfinished property; undefined if nothing is written yet. */
  property: PropertyASTNode | undefined;
  /** The text that a completed key replaces. */
  span: Span;
  /** Whether a colon and a value already follow. */
  hasValue: boolean;
  /** A comma if another property follows and there is none yet; otherwise empty. */
  separatorAfter: string;
}
