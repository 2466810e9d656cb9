import type { Location, Position, Range, WorkspaceEdit } from 'vscode-json-languageservice';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { DocumentLink, InlayHint } from 'vscode-languageserver-types';
import type { Described } from './descriptions/described.ts';
import { findDescribed } from './descriptions/findDescribed.ts';
import { findDocumentLinks } from './features/documentLinks.ts';
import { encodeTokens } from './features/encodeTokens.ts';
import { findInlayHints } from './features/inlayHints.ts';
import { redactShown } from './features/redactShown.ts';
import { findReferences, locationsOf } from './features/references.ts';
import { prepareRename, type RefusedRename, type RenamePlace, rename } from './features/rename.ts';
import { findSemanticTokens } from './features/semanticTokens.ts';
import type { ExtractorModel } from './model/extractorModel.ts';
import type { KnownOf } from './model/known.ts';
import { nameIndex } from './model/names/nameIndex.ts';

/** The part of the service for navigating a configuration and showing the meaning of its parts. */
export interface Navigation {
  /** The definition of the scroller, data type, placeholder or attribute at a place, or the endpoint's description. */
  findDefinition(document: TextDocument, position: Position): Promise<Location[]>;
  findReferences(document: TextDocument, position: Position, withDefinitions: boolean): Location[];
  /** The name at a position, or the reason why it cannot be changed; null if there is none. */
  prepareRename(document: TextDocument, position: Position): RenamePlace | RefusedRename | null;
  rename(document: TextDocument, position: Position, newName: string): WorkspaceEdit | RefusedRename | null;
  findDocumentLinks(document: TextDocument): DocumentLink[];
  /** The numbers of the protocol, with the types of `semanticTokenTypes`; for a range or the whole document. */
  findSemanticTokens(document: TextDocument, range?: Range): number[];
  findInlayHints(document: TextDocument, range: Range): InlayHint[];
}

/** Creates the service for the models of the documents. */
export function createNavigation(
  modelOf: (document: TextDocument) => ExtractorModel,
  knownOf: KnownOf,
  describedOf: (document: TextDocument) => Promise<Described | undefined>,
): Navigation {
  return {
    findDefinition: async (document, position) => {
      const model = modelOf(document);
      const own = findDefinition(model, position);
      // An endpoint is also the definition of its data type.
      if (own.length > 0 && !own.some(({ range }) => isWithin(position, range))) return own;
      const described = await findDescribed(model, document.offsetAt(position), await describedOf(document));
      return described.length > 0 ? described : own;
    },
    findReferences: (document, position, withDefinitions) =>
      findReferences(modelOf(document), position, withDefinitions),
    prepareRename: (document, position) => shown(document, (model) => prepareRename(model, position)),
    rename: (document, position, newName) => shown(document, (model) => rename(model, position, newName)),
    findDocumentLinks: (document) => findDocumentLinks(modelOf(document)),
    findSemanticTokens: (document, range) => encodeTokens(document, findSemanticTokens(modelOf(document)), range),
    findInlayHints: (document, range) =>
      shown(document, (model) => findInlayHints(model, range, knownOf(document.uri))),
  };

  function shown<Value>(document: TextDocument, find: (model: ExtractorModel) => Value): Value {
    const model = modelOf(document);
    return redactShown(find(model), model);
  }
}

function isWithin({ line, character }: Position, { start, end }: Range): boolean {
  const isAfter = line > start.line || (line === start.line && character >= start.character);
  return isAfter && (line < end.line || (line === end.line && character <= end.character));
}

/**
 * The definition of the name at a position: a scroller in `scrollers`, a data type in its jobs, a placeholder in
 * `placeholders`, an attribute in `config`. There may be several places or none.
 */
function findDefinition(model: ExtractorModel, position: Position): Location[] {
  const found = nameIndex(model).nameAt(model.document.offsetAt(position));
  return found ? locationsOf(model, found.name.definitions) : [];
}
