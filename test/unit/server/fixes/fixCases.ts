import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { fixedInYaml, valueOfJson } from '../../../support/yaml/fixedInYaml.ts';
import { yamlTwin } from '../../../support/yaml/yamlTwin.ts';

/** The title of a fix, the text before it with one finding of the code, and the text after it. */
export type FixCase = [title: string, before: string, after: string];

/** Describes what the fixes for a code change, where there is none, and that nothing happens to a text that has moved on. */
export function fixCases(code: string, { mends, leaves = [] }: { mends: FixCase[]; leaves?: string[] }): void {
  for (const [title, before, after] of mends) {
    it(`${title} mends ${before.replace(/\s+/g, ' ')}`, async () => {
      assert.deepEqual(await fixed(code, before), { [title]: after });
      JSON.parse(after);
    });

    const twin = yamlTwin(before, /[«»]/g);
    if (twin !== undefined) {
      it(`${title} mends it in YAML: ${before.replace(/\s+/g, ' ')}`, async () => {
        assert.deepEqual(await fixedInYaml(testService(), code, twin), { [title]: valueOfJson(after) });
      });
    }

    it(`${title} leaves a text alone that has moved on: ${before.replace(/\s+/g, ' ')}`, async () => {
      const service = testService();
      const findings = (await service.findDiagnostics(documentOf(before))).filter((each) => each.code === code);
      // An object that lacks a key still needs its fix, whatever else has changed.
      const changed = title.startsWith('Add') ? '[]' : before.replaceAll(/[a-z]/g, 'x');
      for (const moved of ['', '[]', `\n${before}`, changed]) {
        assert.deepEqual(await service.findCodeActions(documentOf(moved), findings), []);
      }
    });
  }
  for (const text of leaves) {
    it(`has no fix for ${text}`, async () => {
      const service = testService();
      const findings = (await service.findDiagnostics(documentOf(text))).filter((each) => each.code === code);
      assert.ok(findings.length > 0, 'there is no finding');
      assert.deepEqual(await fixed(code, text), {});
    });
  }
}

async function fixed(code: string, text: string): Promise<Record<string, string>> {
  const service = testService();
  const document = documentOf(text);
  const findings = (await service.findDiagnostics(document)).filter((diagnostic) => diagnostic.code === code);
  const actions = await service.findCodeActions(document, findings);
  return Object.fromEntries(
    actions.map(({ title, edit }) => [title, TextDocument.applyEdits(document, edit?.changes?.[document.uri] ?? [])]),
  );
}
