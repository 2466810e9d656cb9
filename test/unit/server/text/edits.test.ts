import assert from 'node:assert/strict';
import { getLanguageService, type ObjectASTNode, type TextEdit } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  insertBefore,
  insertProperty,
  insertPropertyText,
  removeProperty,
  replaceWith,
} from '../../../../server/service/text/edits.ts';
import { documentOf } from '../../../support/cursor.ts';

/** Applies to the document the edit that is made for its root object. */
function edited(text: string, makeEdit: (document: TextDocument, root: ObjectASTNode) => TextEdit): string {
  const document = documentOf(text);
  const { root } = getLanguageService({}).parseJSONDocument(document);
  assert.ok(root?.type === 'object');
  return TextDocument.applyEdits(document, [makeEdit(document, root)]);
}

describe('edits', () => {
  it('replaceWith writes a JSON text', () => {
    const result = edited('{"a": 1}', (document, root) =>
      replaceWith(document, root.properties[0]?.valueNode ?? root, 'x"y'),
    );
    assert.equal(result, '{"a": "x\\"y"}');
  });

  const before: [string, string, string][] = [
    ['on one line', '{"b": 1}', '{"a": [], "b": 1}'],
    ['on a line of its own', '{\n  "b": 1\n}', '{\n  "a": [],\n  "b": 1\n}'],
  ];
  for (const [title, text, expected] of before) {
    it(`insertBefore spaces a key as the next one is, ${title}`, () => {
      const insert = (document: TextDocument, { properties: [next] }: ObjectASTNode) =>
        next ? insertBefore(document, next, 'a', []) : assert.fail();
      assert.equal(edited(text, insert), expected);
    });
  }

  const atEnd: [string, string, string][] = [
    ['of an empty object', '{}', '{"z": ""}'],
    ['behind a single key', '{"a": 1}', '{"a": 1, "z": ""}'],
    ['on one line', '{"a": 1, "b": 2}', '{"a": 1, "b": 2, "z": ""}'],
    ['on lines of their own', '{\n\t"a": 1,\n\t"b": {}\n}', '{\n\t"a": 1,\n\t"b": {},\n\t"z": ""\n}'],
  ];
  for (const [title, text, expected] of atEnd) {
    it(`insertProperty writes a key at the end ${title}`, () => {
      assert.equal(
        edited(text, (document, root) => insertProperty(document, root, 'z', '')),
        expected,
      );
    });
  }

  it('insertPropertyText writes a property that is text already', () => {
    const result = edited('{"a": 1}', (document, root) => insertPropertyText(document, root, '"z": 1e3'));
    assert.equal(result, '{"a": 1, "z": 1e3}');
  });

  const removals: [title: string, index: number, before: string, after: string][] = [
    ['the only one', 0, '{ "a": 1 }', '{}'],
    ['the first', 0, '{"a": {"x": 1}, "b": 2}', '{"b": 2}'],
    ['the last', 1, '{"a": 1, "b": [2]}', '{"a": 1}'],
    ['one in between', 1, '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}', '{\n  "a": 1,\n  "c": 3\n}'],
  ];
  for (const [title, index, before, after] of removals) {
    it(`removeProperty takes its comma along, of ${title}`, () => {
      const remove = (document: TextDocument, { properties }: ObjectASTNode) =>
        removeProperty(document, properties[index] ?? assert.fail());
      assert.equal(edited(before, remove), after);
    });
  }
});
