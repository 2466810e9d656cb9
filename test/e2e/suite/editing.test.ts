import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { isOffered } from './support/isOffered.ts';
import { openFile } from './support/openFile.ts';
import { placeOf } from './support/placeOf.ts';
import { replaceText } from './support/replaceText.ts';
import { waitFor } from './support/waitFor.ts';
import { waitUntilWatched } from './support/waitUntilWatched.ts';

const code = 'pagination.response-param-not-found';

describe('Help while editing', () => {
  let editor: vscode.TextEditor;

  beforeEach(async () => {
    editor = await openFile('misspelled.extractor.json');
  });
  afterEach(closeAll);

  it('flags a path that no known response has, with its code, source and explanation', async () => {
    const diagnostic = await misspelling();
    assert.equal(diagnostic.source, 'pagewright');
    assert.match(diagnostic.message, /"meta\.next_tokn".*Did you mean "meta\.next_token"/);
    assert.ok(
      typeof diagnostic.code === 'object' && diagnostic.code.target.path.endsWith('/docs/diagnostics.md'),
      'the code leads to its explanation',
    );
    assert.equal(editor.document.getText(diagnostic.range), '"meta.next_tokn"');
  });

  it('mends it by a quick fix, and the flag goes', async () => {
    const { range } = await misspelling();
    const actions = await waitFor('the quick fix', () =>
      vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        editor.document.uri,
        range,
      ),
    );
    const fix = actions.find(({ title }) => title.includes('meta.next_token'));
    assert.ok(fix?.edit, `a fix among ${actions.map(({ title }) => title)}`);
    await vscode.workspace.applyEdit(fix.edit);
    assert.match(editor.document.getText(), /"responseParam": "meta\.next_token"/);
    await waitFor('no diagnostic', () => codesOf(editor.document).length === 0);
  });

  it('looks at the shapes file again when it changes', async () => {
    await misspelling();
    await waitUntilWatched();
    const shapes = fileUri('misspelled.shapes.json');
    const before = await vscode.workspace.fs.readFile(shapes);
    try {
      await vscode.workspace.fs.writeFile(shapes, new TextEncoder().encode('{"version": 1, "jobs": {}}'));
      await waitFor('no diagnostic', () => codesOf(editor.document).length === 0);
    } finally {
      await vscode.workspace.fs.writeFile(shapes, before);
    }
  });

  it('completes the path from the known responses', async () => {
    const place = placeOf(editor.document, 'meta.next_tokn');
    const labels = await completionsAt(place, (found) => found.some((label) => label.includes('meta.next_token')));
    assert.ok(labels.some((label) => label.includes('meta.next_token')));
  });

  it('completes the keys of a job', async () => {
    const place = placeOf(editor.document, '"dataField": "rides"').with({ character: 0 });
    const line = editor.document.lineAt(place.line - 1).range.end;
    await editor.edit((edit) => edit.insert(line, '\n        '));
    const labels = await completionsAt(line.translate(1).with({ character: 8 }), (found) =>
      found.some((label) => label.includes('params')),
    );
    assert.ok(labels.some((label) => label.includes('method')));
    assert.ok(!labels.includes('dataField'), 'a key that is there already is not offered again');
  });

  it('explains a key on hover', async () => {
    const place = placeOf(editor.document, '"responseParam"');
    const hovers = await waitFor('the hover', () =>
      vscode.commands.executeCommand<vscode.Hover[]>('vscode.executeHoverProvider', editor.document.uri, place),
    );
    const text = hovers
      .flatMap(({ contents }) => contents)
      .map((part) => (typeof part === 'string' ? part : part.value))
      .join('\n');
    assert.match(text, /value/i);
    assert.ok(text.length > 40, text);
  });

  it('offers to run or debug the whole and to run each job where there is a machine, and to run its first page', async () => {
    const lenses = await waitFor('the lenses', () =>
      vscode.commands.executeCommand<vscode.CodeLens[]>('vscode.executeCodeLensProvider', editor.document.uri),
    );
    const uri = editor.document.uri.toString();
    const ofRuns = lenses.flatMap(({ command }) =>
      command?.command === 'pagewright.showRunSummary' ? [] : (command ?? []),
    );
    const commands = ofRuns.map(({ command, arguments: args = [] }) => [command, ...args]);
    const all = [
      ['pagewright.run', uri],
      ['pagewright.debug', uri],
      ['pagewright.runJob', uri, 'rides'],
      ['pagewright.runFirstPage', uri, 'rides'],
    ];
    assert.deepEqual(
      commands,
      all.filter(([command = '']) => isOffered(command)),
    );
  });

  it('lists the jobs by name in the outline', async () => {
    const symbols = await waitFor('the outline', () =>
      vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
        'vscode.executeDocumentSymbolProvider',
        editor.document.uri,
      ),
    );
    assert.ok(namesOf(symbols).includes('rides'), namesOf(symbols).join(', '));
  });

  it('goes on helping where the JSON is half-written', async () => {
    await replaceText(editor, '    ]\n  }\n}', '    ]\n  }');
    await waitFor('the error of the syntax beside the other', () => {
      const codes = codesOf(editor.document);
      return codes.length > 1 && codes.includes(code);
    });
  });

  async function misspelling(): Promise<vscode.Diagnostic> {
    await waitFor('the diagnostic', () => codesOf(editor.document).includes(code));
    const found = vscode.languages
      .getDiagnostics(editor.document.uri)
      .find((diagnostic) => codeOf(diagnostic) === code);
    assert.ok(found);
    return found;
  }

  async function completionsAt(place: vscode.Position, areThere: (labels: string[]) => boolean): Promise<string[]> {
    return await waitFor('the completions', async () => {
      const list = await vscode.commands.executeCommand<vscode.CompletionList>(
        'vscode.executeCompletionItemProvider',
        editor.document.uri,
        place,
      );
      const labels = list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
      return areThere(labels) && labels;
    });
  }
});

function codesOf(document: vscode.TextDocument): (string | number | undefined)[] {
  return vscode.languages.getDiagnostics(document.uri).map(codeOf);
}

function codeOf({ code }: vscode.Diagnostic): string | number | undefined {
  return typeof code === 'object' ? code.value : code;
}

function namesOf(symbols: vscode.DocumentSymbol[]): string[] {
  return symbols.flatMap(({ name, children }) => [name, ...namesOf(children)]);
}
