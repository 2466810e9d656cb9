import { isYamlFile } from '@pagewright/core/project/editing/editSource';
import type { CompletionList } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ExtractorService } from '../extractorService.ts';
import type { ExtractorDiagnostic } from '../features/diagnostics.ts';
import { completeJson } from './completion/completeJson.ts';
import { completeYaml } from './completion/completeYaml.ts';
import { composedDiagnostics, type FoundDiagnostic } from './composedDiagnostics.ts';
import { composedEditing } from './composedEditing.ts';
import { composedNavigation } from './composedNavigation.ts';
import { composedReading } from './composedReading.ts';
import type { Composition } from './documents/composition.ts';
import type { Compositions } from './documents/compositions.ts';
import { featureBy, type OwnText } from './documents/reading.ts';
import { firstById } from './documents/unionOf.ts';
import { findingDiagnostic } from './findingDiagnostic.ts';
import { itemsOfVariables } from './variables/variableFeatures.ts';

const noItems: CompletionList = { isIncomplete: false, items: [] };

/**
 * A service that also knows documents that are parts of a tree: their texts are composed with those of the files around
 * them, the service answers about the composed texts, and its answers are given in the files. Any other document is
 * handed on as it is.
 */
export function createComposedService(service: ExtractorService, compositions: Compositions): ExtractorService {
  const feature = featureBy((document) => compositions.of(document));
  const found = new WeakMap<Composition, Promise<FoundDiagnostic[]>>();
  const refresh = async (document: TextDocument) => {
    await compositions.refresh(document);
    const reading = compositions.of(document);
    if (reading.kind === 'own') return await service.refreshEnvironment(document);
    if (reading.kind === 'none') return;
    const { parts, others } = reading.params;
    for (const part of [...parts, ...others]) await service.refreshEnvironment(part.document);
  };
  const findIn = (composition: Composition): Promise<FoundDiagnostic[]> => {
    const diagnostics = composedDiagnostics(service, composition, composition.params.parts);
    found.set(composition, diagnostics);
    return diagnostics;
  };
  const findComposed = async (composition: Composition): Promise<ExtractorDiagnostic[]> => {
    const { asked, file } = composition.params;
    const diagnostics = await findIn(composition);
    const shown = diagnostics.filter(({ place }) => place.file === file).map((one) => one.shown);
    return firstById([...shown, ...(await ofTree(asked, composition.params))], (diagnostic) => diagnostic);
  };
  const ofTree = async (document: TextDocument, { findings }: Pick<OwnText, 'findings'>) =>
    await service.withSeverities(
      document.uri,
      findings.map((finding) => findingDiagnostic(document, finding)),
    );
  const composed: ExtractorService = {
    ...service,
    ...composedReading(service, feature),
    ...composedNavigation(service, feature),
    ...composedEditing(service, feature, (composition) => found.get(composition) ?? findIn(composition)),
    findCompletions: feature(Promise.resolve(noItems), service.findCompletions, async (composition, position) => {
      const { asked, file } = composition.params;
      const items = itemsOfVariables(composition, position);
      if (items.length > 0) return { isIncomplete: false, items };
      if (!isYamlFile(file)) return await completeJson(service, composition, position);
      return await completeYaml(service, asked, position, (text) => compositions.readAs(asked, text));
    }),
    refreshEnvironment: refresh,
    findDiagnostics: async (document) => {
      await compositions.refresh(document);
      const reading = compositions.of(document);
      if (reading.kind === 'none') return [];
      if (reading.kind === 'composed') return await findComposed(reading);
      const own = await service.findDiagnostics(document);
      const kept = reading.isFragment ? own.filter(({ code }) => code.startsWith('json.')) : own;
      return [...kept, ...(await ofTree(document, reading))];
    },
    checkText: (uri, text) => composed.findDiagnostics(TextDocument.create(uri, 'extractor-config', 1, text)),
  };
  return composed;
}
