import type { JSONDocument, LanguageService, ObjectASTNode } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { asObject, findObject, findValue } from '../model/nodes.ts';
import { plainValue } from '../model/plainValue.ts';
import { readSeverities, type Severities } from './readSeverities.ts';

/** A parsed `.pagewright.json`. */
export interface SeveritiesFile {
  document: TextDocument;
  json: JSONDocument;
}

/** Reads the text of a `.pagewright.json`, which may hold comments and may be half-written. */
export function readSeveritiesFile(json: LanguageService, uri: string, text: string): SeveritiesFile {
  const document = TextDocument.create(uri, 'jsonc', 1, text);
  return { document, json: json.parseJSONDocument(document) };
}

/** The severities for all configurations for which it is the nearest file. */
export function severitiesOfAll({ json }: SeveritiesFile): Severities {
  return severitiesIn(findObject(diagnosticsIn(json), 'severity'));
}

/** The severities for one configuration, by its path from the folder of the file. */
export function severitiesOfOne({ json }: SeveritiesFile, path: string): Severities {
  return severitiesIn(findObject(findObject(diagnosticsIn(json), 'files'), path));
}

/** The profile that it chooses, as it is written; undefined without one. */
export function profileIn({ json }: SeveritiesFile): unknown {
  return findValue(asObject(json.root), 'profile')?.value;
}

function diagnosticsIn({ root }: JSONDocument): ObjectASTNode | undefined {
  return findObject(asObject(root), 'diagnostics');
}

function severitiesIn(node: ObjectASTNode | undefined): Severities {
  return readSeverities(node && plainValue(node));
}
