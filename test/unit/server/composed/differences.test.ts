import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { getCapabilities } from '../../../../server/capabilities.ts';
import { atCursor, documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { differences } from '../../../support/yaml/differences.ts';
import { cursorInYaml, inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { yamlTwin } from '../../../support/yaml/yamlTwin.ts';

const root = path.join(import.meta.dirname, '../../../..');
const service = testService();
const ofYaml = inYaml(service);

async function codesIn(from: typeof service, document: TextDocument): Promise<string[]> {
  return (await from.findDiagnostics(document)).map(({ code }) => code);
}

/**
 * For each capability of the server: the test whose table of cases runs in both syntaxes. What is no feature of a text
 * has none.
 */
const testsOf: Record<string, string | undefined> = {
  textDocumentSync: undefined,
  workspace: undefined,
  completionProvider: 'features/completions.test.ts',
  hoverProvider: 'features/hovers.test.ts',
  codeActionProvider: 'fixes/fixCases.ts',
  documentSymbolProvider: 'features/symbols.test.ts',
  foldingRangeProvider: 'features/editing.test.ts',
  selectionRangeProvider: 'features/editing.test.ts',
  definitionProvider: 'features/definition.test.ts',
  referencesProvider: 'features/definition.test.ts',
  renameProvider: 'features/rename.test.ts',
  documentLinkProvider: 'features/documentLinks.test.ts',
  semanticTokensProvider: 'features/semanticTokens.test.ts',
  inlayHintProvider: 'features/inlayHints.test.ts',
  documentFormattingProvider: 'features/editing.test.ts',
  documentRangeFormattingProvider: 'features/editing.test.ts',
  codeLensProvider: 'features/codeLens.test.ts',
};

/** Tests of that kind for the requests of the commands. */
const testsOfCommands: Record<string, string> = {
  evaluateFunction: 'features/evaluateFunction.test.ts',
  findJobs: 'features/findJobs.test.ts',
  findPlan: 'features/findPlan.test.ts',
  findDocumentPlaces: 'features/findPlace.test.ts',
  findRefactorings: 'refactors/refactored.ts',
  listCandidates: 'refactors/choicesFor.ts',
  findSearchedJobs: 'refactors/searchedJobs.test.ts',
  writeFinding: 'refactors/writeFinding.test.ts',
  findCurlJob: 'curl/curlToJob.test.ts',
  findJobCommand: 'curl/jobToCurl.test.ts',
};

describe('What differs in YAML', () => {
  it('is what the page about project folders lists, in its order', () => {
    const page = readFileSync(path.join(root, 'docs/platform.md'), 'utf8');
    const [, section = ''] = page.split('\n## What differs in YAML\n');
    const listed = [...(section.split('\n## ')[0] ?? '').matchAll(/^- \*\*(.+?)\.\*\* (\S.{20,})/gm)].map(
      ([, what]) => what,
    );
    assert.deepEqual(
      listed,
      differences.map(({ what }) => what),
    );
  });

  it('has cases that are in the tables', () => {
    const files = globSync('test/unit/server/**/*.test.ts', { cwd: root });
    const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
    const gone = differences.flatMap(({ cases }) => cases.filter((each) => !texts.includes(`${each}'`)));
    assert.deepEqual(gone, []);
  });

  for (const [feature, file] of Object.entries({ ...testsOf, ...testsOfCommands })) {
    if (file === undefined) continue;
    it(`is looked for in the cases of ${feature}`, () => {
      const text = readFileSync(path.join(root, 'test/unit/server', file), 'utf8');
      assert.match(text, /\b(?:yamlTwin|itInYaml|twinsOf)\(/);
    });
  }

  it('is looked for in every capability', () => {
    const known = Object.keys(testsOf).toSorted();
    assert.deepEqual(known, Object.keys(getCapabilities({ runLenses: true })).toSorted());
  });

  it('is the end of a text: a configuration lacks what is not written yet', async () => {
    const begun = '{"api": {"baseUrl": "https://a.b/"}';
    assert.deepEqual(await codesIn(service, documentOf(begun)), ['json.syntax']);
    const text = '_keboola:\n  component_id: ex-generic-v2\nparameters:\n  api:\n    baseUrl: https://a.b/\n';
    assert.deepEqual(await codesIn(ofYaml, await openYaml(ofYaml, text)), ['config.missing-key']);
  });

  it('is the syntax: below its first mistake nothing is found', async () => {
    const job = '{"endpoint": "a", "methud": "GET"}';
    const broken = `{"api": {"baseUrl": "https://a.b/" "name": "x"}, "config": {"jobs": [${job}]}}`;
    assert.deepEqual(await codesIn(service, documentOf(broken)), ['json.syntax', 'config.unknown-key']);
    const sound = yamlTwin(broken.replace('" "name"', '", "name"')) ?? '';
    assert.deepEqual(await codesIn(ofYaml, await openYaml(ofYaml, sound)), ['config.unknown-key']);
    const text = sound.replace('    name:', '     name:');
    assert.deepEqual(await codesIn(ofYaml, await openYaml(ofYaml, text)), ['yaml.syntax']);
  });

  it('is Format Document, which lays out JSON', async () => {
    const options = { tabSize: 2, insertSpaces: true };
    const text = '{"api": {}}';
    assert.ok(service.format(documentOf(text), undefined, options).length > 0);
    assert.deepEqual(ofYaml.format(await openYaml(ofYaml, yamlTwin(text) ?? ''), undefined, options), []);
  });

  it('is Sort Keys, which orders JSON', async () => {
    const marked = '{|"config": {"jobs": []}, "api": {"baseUrl": "https://a.b/"}}';
    const only = ['source.sortKeys'];
    const { document, position } = atCursor(marked);
    const range = { start: position, end: position };
    assert.equal((await service.findRefactorings(document, range, only)).length, 1);
    const cursor = await cursorInYaml(ofYaml, yamlTwin(marked) ?? '');
    const there = { start: cursor.position, end: cursor.position };
    assert.deepEqual(await ofYaml.findRefactorings(cursor.document, there, only), []);
  });
});
