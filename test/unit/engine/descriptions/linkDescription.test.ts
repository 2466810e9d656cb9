import assert from 'node:assert/strict';
import { linkDescription } from '../../../../engine/core/descriptions/linkDescription.ts';
import { jsonIn } from '../../../../engine/core/json/jsonIn.ts';
import { strictJson } from '../../../../engine/core/json/strictJson.ts';

const link = { 'a.extractor.json': 'api/a.yaml' };

describe('The line that names the description of a configuration', () => {
  const cases: [name: string, text: string, after: unknown][] = [
    ['begins a file', '', { descriptions: link }],
    ['begins an empty object', '{}', { descriptions: link }],
    ['goes before other keys', '{ "environments": {} }', { environments: {}, descriptions: link }],
    ['goes into an empty list', '{ "descriptions": {} }', { descriptions: link }],
    [
      'goes to the other lines',
      '{ "descriptions": { "b.extractor.json": "b.yaml" } }',
      { descriptions: { ...link, 'b.extractor.json': 'b.yaml' } },
    ],
    ['replaces its own', '{ "descriptions": { "a.extractor.json": "old.yaml" } }', { descriptions: link }],
  ];
  for (const [name, text, after] of cases) {
    it(name, () => {
      const written = linkDescription(text, 'a.extractor.json', 'api/a.yaml') ?? '';
      assert.deepEqual(JSON.parse(written), after);
    });
  }

  it('leaves comments and the layout as they are', () => {
    const text = '// ours\n{\n  // where\n  "environments": {},\n}\n';
    const written = linkDescription(text, 'a.extractor.json', 'api/a.yaml') ?? '';
    assert.deepEqual(
      written,
      '// ours\n{\n  "descriptions": {\n    "a.extractor.json": "api/a.yaml"\n  },\n  // where\n  "environments": {},\n}\n',
    );
    assert.ok(jsonIn(strictJson(written)));
  });

  for (const text of ['{', '[]', '{ "descriptions": 1 }']) {
    it(`is not written into ${text}`, () => assert.equal(linkDescription(text, 'a', 'b'), undefined));
  }
});
