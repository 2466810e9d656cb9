import { isWholeConfiguration } from '@pagewright/core/platform/genericComponent';
import type { ComposedConfiguration } from '@pagewright/core/project/model/composedConfiguration';
import type { ProjectFinding } from '@pagewright/core/project/model/projectTree';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ExtractorService } from '../extractorService.ts';
import type { ExtractorDiagnostic } from '../features/diagnostics.ts';
import { composedDiagnostics } from './composedDiagnostics.ts';
import { misreadFiles } from './documents/composeDocument.ts';
import { ComposedDocument } from './documents/composedDocument.ts';
import { type ComposedPart, Composition } from './documents/composition.ts';
import { namesOfPart } from './documents/namesOfPart.ts';
import type { ProjectFiles } from './documents/projectFiles.ts';
import { firstById } from './documents/unionOf.ts';
import { findingDiagnostic } from './findingDiagnostic.ts';
import { ofFirstPart } from './ofFirstPart.ts';

/** A diagnostic in one of the files of a tree. */
export interface PlacedDiagnostic {
  /** The name of the file in the tree. */
  file: string;
  diagnostic: ExtractorDiagnostic;
  /** The text of the file; empty if it cannot be read. */
  document: TextDocument;
}

type Service = Pick<ExtractorService, 'findDiagnostics' | 'withSeverities'>;

/**
 * The diagnostics of a whole configuration, each once, in the file and at the place that the user can change: those of
 * what was composed of it, and the findings of its tree. What was composed is not checked if it is a part only, whose rest
 * its component has.
 */
export async function composedFindings(
  service: Service,
  composed: readonly ComposedConfiguration[],
  findings: readonly ProjectFinding[],
  files: ProjectFiles,
): Promise<PlacedDiagnostic[]> {
  const texts = await readTexts(composed, findings, files);
  const misread = misreadFiles([...findings, ...composed.flatMap((one) => one.findings)]);
  const isWhole = composed.some(({ configuration: { component }, composed: { text: body } }) =>
    isWholeConfiguration({ component, body, rows: [] }),
  );
  const ofText = isWhole ? await inTexts(service, composed, texts, misread) : [];
  const ofTree = await Promise.all(
    [...findings, ...composed.flatMap((one) => one.findings)].map((finding) => inTree(service, finding, texts)),
  );
  return firstById([...ofText, ...ofTree.flat()], ({ file, diagnostic }) => [file, diagnostic]);
}

async function inTexts(
  service: Service,
  composed: readonly ComposedConfiguration[],
  texts: ReadonlyMap<string, TextDocument>,
  misread: readonly string[],
): Promise<PlacedDiagnostic[]> {
  const parts = composed.map((one) => partOf(one, texts));
  const [first] = composed;
  const asked = first && texts.get(first.configuration.file);
  if (first === undefined || asked === undefined) return [];
  const { file } = first.configuration;
  const composition = new Composition({ asked, file, parts, others: [], variables: [], findings: [], misread, texts });
  const found = await composedDiagnostics(service, composition, parts);
  return ofFirstPart(found).flatMap(({ place, shown }) => {
    const document = texts.get(place.file);
    return document === undefined ? [] : [{ file: place.file, diagnostic: shown, document }];
  });
}

/** A part as a document with the URI of its row, whose settings count. */
function partOf(one: ComposedConfiguration, texts: ReadonlyMap<string, TextDocument>): ComposedPart {
  const names = namesOfPart(one);
  return { document: new ComposedDocument(texts.get(names.file) ?? textDocument('', ''), one.composed), ...names };
}

async function inTree(
  service: Service,
  finding: ProjectFinding,
  texts: ReadonlyMap<string, TextDocument>,
): Promise<PlacedDiagnostic[]> {
  const { file } = finding.place;
  const document = texts.get(file) ?? textDocument('', '');
  const shown = await service.withSeverities(document.uri, [findingDiagnostic(document, finding)]);
  return shown.map((diagnostic) => ({ file, diagnostic, document }));
}

async function readTexts(
  composed: readonly ComposedConfiguration[],
  findings: readonly ProjectFinding[],
  files: ProjectFiles,
): Promise<Map<string, TextDocument>> {
  const own = composed.flatMap(({ configuration, row, composed: { files: parts } }) => [
    ...[configuration, ...(row ? [row] : [])].map(({ file }) => file),
    ...parts,
  ]);
  const all = [...findings, ...composed.flatMap((one) => one.findings)].map(({ place }) => place.file);
  const read = async (file: string) => [file, textDocument(files.uriOf(file), (await files.read(file)) ?? '')] as const;
  return new Map(await Promise.all([...new Set([...own, ...all])].map(read)));
}

function textDocument(uri: string, text: string): TextDocument {
  return TextDocument.create(uri, 'extractor-config', 1, text);
}
