import type { CompletionItem } from 'vscode-json-languageservice';
import type { KeyPlace } from '../../features/completions/completionSource.ts';
import type { ValuePlace } from '../../features/completions/findValuePlace.ts';
import type { ExpectDocument } from '../document/expectDocument.ts';

/** Offers names in one kind of place of an `expect.json`; nothing elsewhere. */
export type ExpectSource = (request: ExpectRequest) => CompletionItem[];

/** A request for completions. */
export interface ExpectRequest {
  expect: ExpectDocument;
  /** The key that is being written, and the keys of the object that it is in. */
  key: (KeyPlace & { path: readonly string[] }) | undefined;
  /** The value, or the element of a list, that is being written, and the keys up to it. */
  value: (ValuePlace & { path: readonly string[] }) | undefined;
}
