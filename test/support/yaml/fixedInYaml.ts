import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { composeText } from '../../../engine/core/project/composed/composeText.ts';
import { readYamlSource } from '../../../engine/core/project/source/yaml/readYamlSource.ts';
import type { ExtractorService } from '../../../server/service/extractorService.ts';
import { inYaml, openYaml } from './inYaml.ts';

/**
 * The texts after each quick fix for the findings of a code, as JSON, by the title of the fix. The text is in YAML. Each
 * edit changes no byte outside of its range, and leaves YAML.
 */
export async function fixedInYaml(
  from: ExtractorService,
  code: string,
  text: string,
): Promise<Record<string, unknown>> {
  const service = inYaml(from);
  const document = await openYaml(service, text);
  const findings = (await service.findDiagnostics(document)).filter((diagnostic) => diagnostic.code === code);
  const actions = await service.findCodeActions(document, findings);
  return Object.fromEntries(
    actions.map(({ title, edit }) => {
      const after = TextDocument.applyEdits(document, edit?.changes?.[document.uri] ?? []);
      return [title, valueOfYaml(after)];
    }),
  );
}

/** The value of a YAML text below `parameters`. */
export function valueOfYaml(text: string): unknown {
  const { root, faults } = readYamlSource(text, '');
  assert.deepEqual(faults, [], text);
  assert.ok(root);
  const { _keboola, _configuration_extra, ...value } = JSON.parse(composeText(root).text);
  return { ...value, ..._configuration_extra };
}

/** The value of a JSON text as it is below `parameters`. */
export function valueOfJson(text: string): unknown {
  const value = JSON.parse(text);
  return 'parameters' in value ? value : { parameters: value };
}
