import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type CodeAction, CreateFile, TextDocumentEdit } from 'vscode-languageserver-types';
import { createExtractorService } from '../../../../server/service/extractorService.ts';
import { documentOf } from '../../../support/cursor.ts';
import { bundledSchema } from '../../../support/testService.ts';

const limit = 'pagination.page-size-unset';
const uri = 'file:///work/apis/a.extractor.json';
const home = 'file:///work/.pagewright.json';
const document = documentOf(
  '{"api": {"baseUrl": "https://a.b/", "pagination": {"method": "offset"}}, "config": {"jobs": [{"endpoint": "x"}]}}',
  uri,
);

/** The files of the world, and the fixes for the diagnostics of the document. */
async function offered(files: Record<string, string>, more: { folders?: string[]; createFiles?: boolean } = {}) {
  const service = createExtractorService({
    schema: bundledSchema,
    now: () => 0,
    readText: async (file) => files[file],
    workspaceFolders: () => more.folders ?? ['file:///work'],
  });
  const diagnostics = await service.findDiagnostics(document);
  return await service.findSilencings(document, diagnostics, { createFiles: more.createFiles ?? true });
}

/** The files as they are after the edit. */
function applied(files: Record<string, string>, { edit }: CodeAction): Record<string, string> {
  const result = { ...files };
  for (const [file, edits] of Object.entries(edit?.changes ?? {})) {
    result[file] = TextDocument.applyEdits(TextDocument.create(file, 'jsonc', 1, result[file] ?? ''), edits);
  }
  for (const change of edit?.documentChanges ?? []) {
    if (CreateFile.is(change)) {
      assert.equal(result[change.uri], undefined, 'the file is there already');
      result[change.uri] = '';
    } else if (TextDocumentEdit.is(change)) {
      const edits = change.edits.filter((each) => 'newText' in each);
      const { uri: file } = change.textDocument;
      result[file] = TextDocument.applyEdits(TextDocument.create(file, 'jsonc', 1, result[file] ?? ''), edits);
    }
  }
  return result;
}

/** The file of the workspace after turning the code off in the one file, and in the workspace. */
async function written(text: string): Promise<string[]> {
  const files = { [home]: text };
  return (await offered(files)).map((action) => applied(files, action)[home] ?? '');
}

describe('turning a code off', () => {
  it('is offered for the file and for the workspace, and never preferred', async () => {
    const actions = await offered({});
    assert.deepEqual(
      actions.map(({ title, kind, isPreferred, diagnostics }) => [title, kind, isPreferred, diagnostics]),
      [
        [`Turn off ${limit} in this file`, 'quickfix', undefined, undefined],
        [`Turn off ${limit} in this workspace`, 'quickfix', undefined, undefined],
      ],
    );
  });

  it('makes the file at the root of the workspace where there is none', async () => {
    const [inFile, inWorkspace] = (await offered({})).map((action) => applied({}, action));
    assert.deepEqual(inFile, {
      [home]: `{
  "diagnostics": {
    "files": {
      "apis/a.extractor.json": {
        "${limit}": "off"
      }
    }
  }
}
`,
    });
    assert.deepEqual(inWorkspace, {
      [home]: `{
  "diagnostics": {
    "severity": {
      "${limit}": "off"
    }
  }
}
`,
    });
  });

  it('makes it beside the configuration where no folder is open', async () => {
    const [action] = await offered({}, { folders: [] });
    assert.ok(action);
    const made = applied({}, action);
    assert.deepEqual(Object.keys(made), ['file:///work/apis/.pagewright.json']);
    assert.match(Object.values(made)[0] ?? '', /"a\.extractor\.json"/);
  });

  it('is not offered without a file to an editor that can make none, and is with one', async () => {
    assert.deepEqual(await offered({}, { createFiles: false }), []);
    assert.equal((await offered({ [home]: '{}' }, { createFiles: false })).length, 2);
  });

  it('writes into the nearest file', async () => {
    const nearest = 'file:///work/apis/.pagewright.json';
    const files = { [home]: '{}', [nearest]: '{}' };
    for (const action of await offered(files)) {
      const changed = applied(files, action);
      assert.equal(changed[home], '{}');
      assert.notEqual(changed[nearest], '{}');
    }
  });

  it('does what it says: nothing more is said of the code', async () => {
    for (const before of ['{}', '', '{\n  // notes\n}', '{"diagnostics": {"severity": {"a.b": "off"}, "files": {}}}']) {
      for (const [place, text] of (await written(before)).entries()) {
        assert.deepEqual(await offered({ [home]: text }), [], `${place}: ${text}`);
      }
    }
  });

  const cases: [title: string, before: string, inWorkspace: string][] = [
    ['nothing in the file', '', `{\n  "diagnostics": {\n    "severity": {\n      "${limit}": "off"\n    }\n  }\n}\n`],
    [
      'another code, its indentation and its comments',
      '// ours\n{\n    "diagnostics": {\n        "severity": {\n            "a.b": "hint" // loud\n        }\n    }\n}\n',
      `// ours\n{\n    "diagnostics": {\n        "severity": {\n            "a.b": "hint", // loud\n            "${limit}": "off"\n        }\n    }\n}\n`,
    ],
    [
      'a comma behind the last entry',
      '{\n  "diagnostics": {\n    "severity": {\n      "a.b": "off",\n    },\n  },\n}',
      `{\n  "diagnostics": {\n    "severity": {\n      "a.b": "off",\n      "${limit}": "off"\n    },\n  },\n}`,
    ],
    [
      'comments on both sides of a comma',
      '{\n  "diagnostics": {\n    "severity": {\n      "a.b": "off" /* 1 */, /* 2 */ // 3\n    }\n  }\n}',
      `{\n  "diagnostics": {\n    "severity": {\n      "a.b": "off" /* 1 */, /* 2 */ // 3\n      "${limit}": "off"\n    }\n  }\n}`,
    ],
    [
      'the same code with another severity',
      `{"diagnostics": {"severity": {"${limit}": /* loud */ "error"}}}`,
      `{"diagnostics": {"severity": {"${limit}": /* loud */ "off"}}}`,
    ],
    [
      'an empty object with a comment in it',
      '{\n  "diagnostics": {\n    "severity": {\n      // none yet\n    }\n  }\n}',
      `{\n  "diagnostics": {\n    "severity": {\n      "${limit}": "off"\n      // none yet\n    }\n  }\n}`,
    ],
    [
      'line breaks of Windows',
      '{\r\n  "diagnostics": {\r\n    "files": {}\r\n  }\r\n}\r\n',
      `{\r\n  "diagnostics": {\r\n    "files": {},\r\n    "severity": {\r\n      "${limit}": "off"\r\n    }\r\n  }\r\n}\r\n`,
    ],
  ];
  for (const [title, before, expected] of cases) {
    it(`leaves alone what is there: ${title}`, async () => assert.equal((await written(before))[1], expected));
  }

  for (const strange of [
    '[]',
    '{"diagnostics": 5}',
    '{"diagnostics": {"severity": "off", "files": []}}',
    '// only words',
  ]) {
    it(`is not offered where it would break what somebody wrote: ${strange}`, async () => {
      assert.deepEqual(await offered({ [home]: strange }), []);
    });
  }

  it('is not offered for what others say of the document', async () => {
    const service = createExtractorService({ schema: bundledSchema, now: () => 0, readText: async () => '{}' });
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
    const others = [
      { range, message: 'x', source: 'spelling', code: limit },
      { range, message: 'x', source: 'pagewright', code: 'unknown.code' },
    ];
    assert.deepEqual(await service.findSilencings(document, others, { createFiles: true }), []);
  });

  it('is not offered for a text that is in no folder', async () => {
    const service = createExtractorService({ schema: bundledSchema, now: () => 0, readText: async () => undefined });
    const unsaved = documentOf(document.getText(), 'untitled:Untitled-1');
    const diagnostics = await service.findDiagnostics(unsaved);
    assert.deepEqual(await service.findSilencings(unsaved, diagnostics, { createFiles: true }), []);
  });
});
