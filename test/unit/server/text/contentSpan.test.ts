import assert from 'node:assert/strict';
import { jsonServiceWith } from '../../../../server/service/jsonService.ts';
import { contentSpan } from '../../../../server/service/text/contentSpan.ts';
import { documentOf } from '../../../support/cursor.ts';

const json = jsonServiceWith({});

/** The written form of a part of the text that is the root of the document. */
function writtenPart(text: string, from?: number, to?: number): string {
  const document = documentOf(text);
  const { root } = json.parseJSONDocument(document);
  assert.equal(root?.type, 'string');
  const { offset, length } = contentSpan(document, root, from, to);
  return text.slice(offset, offset + length);
}

describe('contentSpan', () => {
  const table: [title: string, text: string, from: number | undefined, to: number | undefined, expected: string][] = [
    ['a whole text', '"users"', undefined, undefined, 'users'],
    ['an empty text', '""', undefined, undefined, ''],
    ['a part', '"a/{id}/b"', 3, 5, 'id'],
    ['a part behind escapes', '"\\u00e9\\n\\/{id}"', 4, 6, 'id'],
    ['a part that is escaped', '"a\\u0069\\u0064b"', 1, 3, '\\u0069\\u0064'],
    ['a whole text with escapes', '"\\"a\\""', undefined, undefined, '\\"a\\"'],
    ['an empty part before an escape', '"\\na"', 0, 0, ''],
    ['characters of two units', '"\\ud83d\\ude00😀{x}"', 5, 6, 'x'],
    ['a text without its end', '"us', undefined, undefined, 'us'],
    ['a text without its end, with an escape', '"\\u00e9us', 1, 3, 'us'],
    ['an escape without its end', '"us\\u00', 0, 2, 'us'],
  ];
  for (const [title, text, from, to, expected] of table) {
    it(`finds ${title}`, () => assert.equal(writtenPart(text, from, to), expected));
  }

  it('finds a key that lacks its quotes', () => {
    const document = documentOf('{users: 1}');
    const { root } = json.parseJSONDocument(document);
    const key = root?.type === 'object' ? root.properties[0]?.keyNode : undefined;
    assert.deepEqual(key && contentSpan(document, key), { offset: 1, length: 5 });
  });
});
