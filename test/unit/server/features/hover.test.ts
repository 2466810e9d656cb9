import assert from 'node:assert/strict';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import type { ExtractorService } from '../../../../server/service/extractorService.ts';
import { atCursor, type Cursor } from '../../../support/cursor.ts';
import { serviceWithShapes, testService } from '../../../support/testService.ts';
import { cursorInYaml, inYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';

const collector = new ShapeCollector();
collector.add('users', { scroll: { token: 'a' }, items: [] });
collector.add('users', { scroll: { token: null }, items: [] });
collector.add('groups', { cursor: 'x', list: [{ a: 1 }], none: [] });
const withShapes = serviceWithShapes(collector.toFile());

async function hoverAt(text: string, service: ExtractorService = testService()): Promise<string> {
  return await contentsAt(service, atCursor(text));
}

async function hoverInYaml(twin: string, from: ExtractorService = testService()): Promise<string> {
  const service = inYaml(from);
  return await contentsAt(service, await cursorInYaml(service, twin));
}

async function contentsAt(service: ExtractorService, { document, position }: Cursor): Promise<string> {
  const hover = await service.findHover(document, position);
  if (!hover) return '';
  assert.ok(typeof hover.contents === 'object' && 'kind' in hover.contents && hover.contents.kind === 'markdown');
  return hover.contents.value;
}

const processor = (part: string) => `{"parameters": {}, "processors": {"after": [{"definition": {${part}}}]}}`;

describe('hover from the schema', () => {
  const table: [title: string, text: string, expected: RegExp][] = [
    ['a key', '{"api": {"base|Url": "https://a.b/"}}', /base address.*```json\n"baseUrl": /s],
    ['a value', '{"api": {"baseUrl": "https|://a.b/"}}', /base address/],
    ['a word with a meaning of its own', '{"api": {"pagination": {"method": "off|set"}}}', /`offset`: /],
    ['a key with a default', '{"config": {"jobs": [{"meth|od": "GET"}]}}', /Default: `"GET"`/],
    ['a key of the wrapped form', '{"parameters": {"config": {"deb|ug": true}}}', /event/],
    ['a key around it', '{"parameters": {}, "stor|age": {}}', /data folder before a run.*```json\n"storage": /s],
    ['a key of the output', '{"parameters": {}, "storage": {"output": {"default_|bucket": "a"}}}', /name none/],
    ['the component of a processor', processor('"compo|nent": "a"'), /The id of the component/],
    ['the id of variables', '{"parameters": {}, "variab|les_id": "1"}', /`keboola\.variables`/],
    ['a key of the runtime', '{"parameters": {}, "runtime": {"process_|timeout": 5}}', /seconds/],
    ['a key of the authorization', '{"parameters": {}, "authorization": {"oauth_api": {"i|d": "1"}}}', /authorization/],
    ['a key in a document that is not finished', '{"config": {"jobs": [{"endp|oint": "users"', /relative to `baseUrl`/],
  ];
  for (const [title, text, expected] of table) {
    it(`explains ${title}`, async () => assert.match(await hoverAt(text), expected));
    itInYaml(`explains ${title}`, text, async (twin) => assert.match(await hoverInYaml(twin), expected));
  }

  for (const text of ['|', '{"config": {"tena|nt": "main"}}', '{"config": | ', '{"api": {"base|']) {
    it(`has nothing to say at ${text}`, async () => assert.equal(await hoverAt(text), ''));
  }

  it('covers the word that it explains', async () => {
    const { document, position } = atCursor('{"api": {"base|Url": "x"}}');
    const hover = await testService().findHover(document, position);
    assert.equal(hover?.range && document.getText(hover.range), '"baseUrl"');
  });
});

describe('hover on responseParam', () => {
  const at = (param: string, jobs = '{"endpoint": "users"}') =>
    `{"api": {"pagination": {"method": "response.param", ${param}}}, "config": {"jobs": [${jobs}]}}`;
  const both = '{"endpoint": "users"}, {"endpoint": "groups"}';

  const table: [title: string, text: string, expected: RegExp][] = [
    [
      'the types that were seen, and how often',
      at('"responseParam": "scroll.to|ken"'),
      /`users` \(2 responses known\) this is `string` or `null`\./,
    ],
    ['the same on the key', at('"respon|seParam": "scroll.token"'), /`string` or `null`/],
    [
      'that no response has it',
      at('"responseParam": "scroll.tok|n"'),
      /No response of `users` \(2 responses known\) has `scroll\.tokn`\./,
    ],
    [
      'that it cannot be known',
      at('"responseParam": "none.0.a|"', '{"endpoint": "groups"}'),
      /not known whether a response of `groups` \(1 response known\) has `none\.0\.a`/,
    ],
    [
      'each of several jobs',
      at('"responseParam": "cur|sor"', both),
      /No response of `users`.*`groups` \(1 response known\) this is `string`/s,
    ],
  ];
  for (const [title, text, expected] of table) {
    it(`tells ${title}`, async () => {
      const hover = await hoverAt(text, withShapes);
      assert.match(hover, /next request/, 'the schema is silent');
      assert.match(hover, expected);
    });
    itInYaml(`tells ${title}`, text, async (twin) => assert.match(await hoverInYaml(twin, withShapes), expected));
  }

  it('tells only what the schema says where no responses are known', async () => {
    assert.doesNotMatch(await hoverAt(at('"responseParam": "scroll.to|ken"')), /known/);
  });
});
