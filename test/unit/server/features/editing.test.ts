import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { atCursor, documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';

const service = testService();
const options = { tabSize: 2, insertSpaces: true };

describe('formatting', () => {
  const table: [title: string, before: string, after: string][] = [
    [
      'a document on one line',
      '{"api":{"name":"x"},"config":{"jobs":[]}}',
      '{\n  "api": {\n    "name": "x"\n  },\n  "config": {\n    "jobs": []\n  }\n}',
    ],
    ['a document that is not finished, as far as it goes', '{"api":{"name":', '{\n  "api": {\n    "name":'],
    ['a document that is formatted', '{\n  "a": 1\n}', '{\n  "a": 1\n}'],
  ];
  for (const [title, before, after] of table) {
    it(`lays out ${title}`, () => {
      const document = documentOf(before);
      assert.equal(TextDocument.applyEdits(document, service.format(document, undefined, options)), after);
    });
  }

  it('keeps to the lines it was asked for', () => {
    const document = documentOf('{\n"a":1,\n"b":2\n}');
    const range = { start: { line: 2, character: 0 }, end: { line: 2, character: 5 } };
    assert.equal(TextDocument.applyEdits(document, service.format(document, range, options)), '{\n"a":1,\n"b": 2\n}');
  });

  it('leaves alone what goes too deep, where the indentation would be thousands of times longer than the text', () => {
    assert.deepEqual(service.format(documentOf(`${'['.repeat(600)}${']'.repeat(600)}`), undefined, options), []);
  });
});

describe('folding', () => {
  it('folds objects and lists over their lines', () => {
    const ranges = service.findFoldingRanges(
      documentOf('{\n  "api": {\n    "name": "x"\n  },\n  "jobs": [\n    1\n  ]\n}'),
    );
    assert.deepEqual(ranges.map(({ startLine, endLine }) => `${startLine}-${endLine}`).sort(), ['0-6', '1-2', '4-5']);
  });

  it('folds nothing where nothing is closed', () => {
    assert.deepEqual(service.findFoldingRanges(documentOf('{\n  "api": {\n')), []);
  });
});

describe('selection', () => {
  it('widens from a word to the whole document', () => {
    const { document, position } = atCursor('{"api": {"name": "wo|rd"}}');
    const texts: string[] = [];
    for (let range = service.findSelectionRanges(document, [position])[0]; range; range = range.parent) {
      texts.push(document.getText(range.range));
    }
    assert.deepEqual(texts.slice(0, 3), ['word', '"word"', '"name": "word"']);
    assert.equal(texts.at(-1), document.getText());
  });
});
