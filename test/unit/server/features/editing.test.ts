import assert from 'node:assert/strict';
import type { FoldingRange, SelectionRange } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { atCursor, documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { differences } from '../../../support/yaml/differences.ts';
import { cursorInYaml, inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';

const service = testService();
const ofYaml = inYaml(service);
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

  for (const [title, before] of table)
    itInYaml(`offers no other layout of ${title}`, before, async (twin) => {
      assert.ok(differences.some(({ what }) => what === 'Format Document'));
      const document = await openYaml(ofYaml, twin);
      const line = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };
      for (const range of [undefined, line]) assert.deepEqual(ofYaml.format(document, range, options), []);
    });

  it('leaves alone what goes too deep, where the indentation would be thousands of times longer than the text', () => {
    assert.deepEqual(service.format(documentOf(`${'['.repeat(600)}${']'.repeat(600)}`), undefined, options), []);
  });
});

describe('folding', () => {
  /** Keys with the last key that they fold, by the lines where they are written. */
  const table: [title: string, text: string, folded: Record<string, string>][] = [
    [
      'objects and lists over their lines',
      '{\n  "api": {\n    "name": "x"\n  },\n  "config": {\n    "jobs": [\n      {\n        "endpoint": "a",\n        "dataType": "b"\n      }\n    ]\n  }\n}',
      { api: 'name', config: 'dataType', jobs: 'dataType' },
    ],
    [
      'children below their job',
      '{\n  "config": {\n    "jobs": [\n      {\n        "endpoint": "a",\n        "children": [\n          {\n            "endpoint": "b"\n          }\n        ]\n      }\n    ]\n  }\n}',
      { config: 'endpoint', jobs: 'endpoint', children: 'endpoint' },
    ],
  ];
  for (const [title, text, folded] of table) {
    it(`folds ${title}`, () => {
      const document = documentOf(text);
      assertFolded(text, service.findFoldingRanges(document), folded);
    });
    itInYaml(`folds ${title}`, text, async (twin) => {
      const document = await openYaml(ofYaml, twin);
      assertFolded(twin, ofYaml.findFoldingRanges(document), folded);
    });
  }

  /** Each key has one range from its line to that of the last thing in it. */
  function assertFolded(text: string, ranges: readonly FoldingRange[], folded: Record<string, string>): void {
    const lines = text.split('\n');
    for (const [key, last] of Object.entries(folded)) {
      const start = lines.findIndex((line) => line.includes(key));
      const own = ranges.filter((range) => range.startLine === start);
      assert.equal(own.length, 1, `${key}: ${JSON.stringify(ranges)}`);
      const end = lines[own[0]?.endLine ?? -1] ?? '';
      assert.ok(
        end.includes(last) || lines[(own[0]?.endLine ?? 0) - 1]?.includes(last) || /^[\s\]}]*$/.test(end),
        `${key}: ${end}`,
      );
      assert.ok(!ranges.some((range) => range.startLine >= range.endLine));
    }
  }

  it('folds nothing where nothing is closed', () => {
    assert.deepEqual(service.findFoldingRanges(documentOf('{\n  "api": {\n')), []);
  });
});

describe('selection', () => {
  const table: [title: string, text: string, texts: string[]][] = [
    ['a word', '{"api": {"name": "wo|rd"}}', ['word', 'name word', 'api name word']],
    [
      'a value in a list',
      '{"config": {"jobs": [{"endpoint": "a", "responseFilter": ["b|c", "d"]}]}}',
      ['bc', 'bc d', 'responseFilter bc d', 'endpoint a responseFilter bc d'],
    ],
    ['a key', '{"api": {"na|me": "x"}}', ['name', 'name x', 'api name x']],
  ];
  for (const [title, text, texts] of table) {
    it(`widens from ${title} to the whole document`, () => {
      const { document, position } = atCursor(text);
      assertWidens(document, service.findSelectionRanges(document, [position])[0], texts);
    });
    itInYaml(`widens from ${title} to the whole document`, text, async (twin) => {
      const { document, position } = await cursorInYaml(ofYaml, twin);
      assertWidens(document, ofYaml.findSelectionRanges(document, [position])[0], texts);
    });
  }

  /** The ranges grow, and have these words among them. */
  function assertWidens(document: TextDocument, first: SelectionRange | undefined, texts: string[]): void {
    const found: string[] = [];
    for (let range = first; range; range = range.parent) found.push(document.getText(range.range));
    for (const [index, each] of found.entries()) assert.ok(found[index + 1]?.includes(each) ?? true, each);
    const words = found.map((each) => (each.match(/\w+/g) ?? []).join(' '));
    assert.deepEqual(
      texts.filter((each) => !words.includes(each)),
      [],
      words.join('; '),
    );
  }

  it('takes a word, its quotes and its key', () => {
    const { document, position } = atCursor('{"api": {"name": "wo|rd"}}');
    const texts: string[] = [];
    for (let range = service.findSelectionRanges(document, [position])[0]; range; range = range.parent) {
      texts.push(document.getText(range.range));
    }
    assert.deepEqual(texts.slice(0, 3), ['word', '"word"', '"name": "word"']);
    assert.equal(texts.at(-1), document.getText());
  });
});
