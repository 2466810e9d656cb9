import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { readJsonSource } from '../../../../engine/core/project/source/readJsonSource.ts';
import type { ShapesFile } from '../../../../engine/core/shapes/shapes.ts';
import { atCursor } from '../../../support/cursor.ts';
import { serviceWithShapes } from '../../../support/testService.ts';
import { valueOfJson, valueOfYaml } from '../../../support/yaml/fixedInYaml.ts';
import { cursorInYaml, inYaml } from '../../../support/yaml/inYaml.ts';
import { yamlTwin } from '../../../support/yaml/yamlTwin.ts';

/**
 * The texts after each refactoring of this kind at the `|` of a text, by the title of the refactoring. In YAML the same
 * ones must be offered, with the same result.
 */
export async function refactored(kind: string, text: string, shapes?: ShapesFile): Promise<Record<string, string>> {
  const { document, position } = atCursor(text);
  const range = { start: position, end: position };
  const actions = await serviceWithShapes(shapes).findRefactorings(document, range, [kind]);
  const after = Object.fromEntries(
    actions.map(({ title, edit }) => [title, TextDocument.applyEdits(document, edit?.changes?.[document.uri] ?? [])]),
  );
  const twin = yamlTwin(text);
  if (twin === undefined || readJsonSource(document.getText(), '') === undefined) return after;
  const inOther = await refactoredInYaml(kind, twin, shapes);
  // Another order of keys is no change in YAML that an edit could make alone.
  const expected = kind === 'source.sortKeys' ? {} : after;
  assert.deepEqual(
    inOther,
    Object.fromEntries(Object.entries(expected).map(([title, json]) => [title, valueOfJson(json)])),
  );
  return after;
}

async function refactoredInYaml(kind: string, twin: string, shapes?: ShapesFile): Promise<Record<string, unknown>> {
  const service = inYaml(serviceWithShapes(shapes));
  const { document, position } = await cursorInYaml(service, twin);
  const actions = await service.findRefactorings(document, { start: position, end: position }, [kind]);
  return Object.fromEntries(
    actions.map(({ title, edit }) => [
      title,
      valueOfYaml(TextDocument.applyEdits(document, edit?.changes?.[document.uri] ?? [])),
    ]),
  );
}
