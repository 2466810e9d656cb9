import assert from 'node:assert/strict';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { atCursor } from '../../../support/cursor.ts';
import { serviceWithShapes } from '../../../support/testService.ts';
import { cursorInYaml, inYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';

const collector = new ShapeCollector();
collector.add('users', {
  total: 3,
  data: [
    { id: 1, name: { first: 'Jan' }, parts: [{ code: 'p77' }] },
    { id: 2, name: { first: null }, parts: [], extra: 1 },
  ],
});
collector.add('users', { total: 4, data: [], links: { next: 'x' } });
const service = serviceWithShapes(collector.toFile());

async function hoverAt(text: string): Promise<{ text: string; covered: string }> {
  const { document, position } = atCursor(text);
  const hover = await service.findHover(document, position);
  if (!hover) return { text: '', covered: '' };
  assert.ok(typeof hover.contents === 'object' && 'kind' in hover.contents);
  return { text: hover.contents.value, covered: hover.range ? document.getText(hover.range) : '' };
}

/** The hover at the cursor of the twin in YAML; empty if there is none. */
async function hoverInYaml(twin: string): Promise<string> {
  const composed = inYaml(service);
  const { document, position } = await cursorInYaml(composed, twin);
  const hover = await composed.findHover(document, position);
  if (!hover) return '';
  assert.ok(typeof hover.contents === 'object' && 'kind' in hover.contents);
  return hover.contents.value;
}

const job = (more: string) => `{"config": {"jobs": [{"endpoint": "users", "dataField": "data", ${more}}]}}`;
const paging = (more: string) =>
  `{"api": {"pagination": {${more}}}, "config": {"jobs": [{"endpoint": "users", "dataField": "data"}]}}`;
const mapped = (mapping: string) =>
  `{"config": {"mappings": {"users": {${mapping}}}, "jobs": [{"endpoint": "users", "dataField": "data"}]}}`;

describe('hover on a function', () => {
  it('promises no value in a list, where nothing is computed', async () => {
    const params = (value: string) => `{"config": {"jobs": [{"endpoint": "users", "params": {"ids": ${value}}}]}}`;
    assert.match((await hoverAt(params('{"0": {"function": "md|5", "args": ["a"]}}'))).text, /0cc175b9/);
    assert.doesNotMatch((await hoverAt(params('[{"function": "md|5", "args": ["a"]}]'))).text, /0cc175b9/);
  });
});

describe('hover on a path', () => {
  const table: [title: string, text: string, expected: RegExp][] = [
    [
      'urlKey',
      paging('"method": "response.url", "urlKey": "links.n|ext"'),
      /responses of `users` \(2 responses known\) this is `string`\. Not every response has it\./,
    ],
    [
      'dataField',
      '{"config": {"jobs": [{"endpoint": "users", "dataField": "da|ta"}]}}',
      /this is `array`\. Every response has it\./,
    ],
    ['dataField on its key', '{"config": {"jobs": [{"endpoint": "users", "data|Field": "data"}]}}', /this is `array`/],
    ['the total', paging('"method": "offset", "limitStop": {"field": "to|tal"}'), /this is `integer`/],
    [
      'a flag that is a path',
      paging('"method": "offset", "nextPageFlag": {"field": "links.n|ext"}'),
      /No response of `users` .* has `links\.next`\./,
    ],
    [
      'idKey',
      paging('"method": "cursor", "idKey": "i|d"'),
      /records of `users` \(2 responses known\) this is `integer`\. Every record has it\./,
    ],
    [
      'a placeholder',
      job('"children": [{"endpoint": "x", "placeholders": {"f": "name.f|irst"}}]'),
      /`string` or `null`\. Every record has it/,
    ],
    [
      'a response filter',
      job('"responseFilter": ["name", "parts[].c|ode"]'),
      /this is `string`\. Not every record has it/,
    ],
    ['a column of a mapping', mapped('"ex|tra": "e"'), /records of `users`.*`integer`\. Not every record has it/],
    ['a path that no record has', mapped('"nme.fi|rst": "e"'), /No record of `users` .* has `nme\.first`\./],
    ['a path behind an index', mapped('"parts.0.c|ode": "e"'), /In the records of `users` .* this is `string`/],
    ['the whole record', mapped('"|.": "e"'), /this is `object`\.$/m],
    [
      'a column of a table within',
      mapped('"parts": {"type": "table", "destination": "p", "tableMapping": {"co|de": "c"}}'),
      /this is `string`\. Every record/,
    ],
  ];
  for (const [title, text, expected] of table) {
    it(`tells what is known of ${title}`, async () => assert.match((await hoverAt(text)).text, expected));
    itInYaml(`tells what is known of ${title}`, text, async (twin) => assert.match(await hoverInYaml(twin), expected));
  }

  it('never tells a value', async () => {
    for (const path of ['name.fi|rst', 'par|ts', '|.'])
      assert.doesNotMatch((await hoverAt(mapped(`"${path}": "e"`))).text, /Jan|p77/);
  });

  const silent: [string, string][] = [
    [
      'the answer to a login',
      '{"api": {"authentication": {"type": "login", "apiRequest": {"headers": {"x": {"response": "to|ken"}}}}}}',
    ],
    ['a job whose answers are unknown', '{"config": {"jobs": [{"endpoint": "new", "dataField": "da|ta"}]}}'],
    ['a column of the parent', mapped('"par|ent_id": {"type": "user"}')],
    ['a path that is not written', '{"config": {"jobs": [{"endpoint": "users", "dataField": "|"}]}}'],
  ];
  for (const [title, text] of silent) {
    it(`claims nothing of ${title}`, async () => assert.doesNotMatch((await hoverAt(text)).text, /known|this is/));
  }

  it('names some of many jobs', async () => {
    const jobs = Array.from({ length: 8 }, () => '{"endpoint": "users"}').join(', ');
    const many = new ShapeCollector();
    for (let index = 1; index <= 8; index += 1) many.add(index === 1 ? 'users' : `users#${index}`, { total: 1 });
    const { document, position } = atCursor(
      `{"api": {"pagination": {"method": "offset", "limitStop": {"field": "to|tal"}}}, "config": {"jobs": [${jobs}]}}`,
    );
    const hover = await serviceWithShapes(many.toFile()).findHover(document, position);
    assert.match(JSON.stringify(hover?.contents), /And 3 more jobs\./);
  });
});

describe('hover on a function', () => {
  const at = (value: string, config = '') =>
    `{"config": {${config}"jobs": [{"endpoint": "users", "params": {"x": ${value}}}]}}`;
  const call = (name: string, args: string) => `{"function": "${name}|", "args": [${args}]}`;
  const moment = 'At 2026-01-31T12:00:00\\.000Z this is ';

  const table: [title: string, text: string, value: string][] = [
    ['a date', at(call('date', '"Y-m-d"')), '`"2026-01-31"`'],
    ['an argument of its', at('{"function": "date", "args": ["Y-|m-d"]}'), '`"2026-01-31"`'],
    ['the time', at('{"function": "ti|me"}'), '`1769860800`'],
    [
      'a call in a call: the inner one',
      at('{"function": "date", "args": ["Y", {"function": "strtotime", "args": ["-1 y|ear"]}]}'),
      '`1738324800`',
    ],
    [
      'a call in a call: the outer one',
      at('{"function": "da|te", "args": ["Y", {"function": "strtotime", "args": ["-1 year"]}]}'),
      '`"2025"`',
    ],
    ['a reference', at('{"attr": "ten|ant.id"}', '"tenant": {"id": "main"}, '), '`"main"`'],
    ['a computed attribute', at('{"attr": "d|ay"}', '"day": {"function": "date", "args": ["d"]}, '), '`"31"`'],
    ['the start of the run', at('{"time": "current|Start"}'), '`1769860800`'],
    ['an attribute itself', '{"config": {"day": {"function": "da|te", "args": ["d"]}}}', '`"31"`'],
    [
      'an argument of a header',
      '{"api": {"http": {"headers": {"X-Day": {"function": "con|cat", "args": ["d", 1]}}}}}',
      '`"d1"`',
    ],
  ];
  for (const [title, text, value] of table) {
    it(`computes ${title}, and says for when`, async () =>
      assert.match((await hoverAt(text)).text, new RegExp(moment + value)));
  }

  it('takes the attributes of the first iteration', async () => {
    const text = `{"iterations": [{"a": "one"}, {"a": "two"}], ${at('{"attr": "|a"}', '"a": "zero", ').slice(1)}`;
    assert.match((await hoverAt(text)).text, /in the first iteration, this is `"one"`/);
  });

  it('cuts what is long', async () => {
    const { text } = await hoverAt(at(call('concat', `"${'x'.repeat(500)}"`)));
    assert.match(text, /x{199}…`\.$/);
  });

  const secrets: [title: string, text: string][] = [
    ['a secret', at('{"attr": "#to|ken"}', '"#token": "s3cret", ')],
    ['a call with a secret', at(call('md5', '{"attr": "#token"}'), '"#token": "s3cret", ')],
    [
      'an attribute that is made from a secret',
      at('{"attr": "s|um"}', '"#token": "s3cret", "sum": {"function": "md5", "args": [{"attr": "#token"}]}, '),
    ],
    ['an attribute with the name of a credential', at('{"attr": "api|Key"}', '"apiKey": "s3cret", ')],
    [
      'a parameter with the name of a credential',
      `{"config": {"jobs": [{"endpoint": "users", "params": {"access_token": {"function": "con|cat", "args": ["s3cret"]}}}]}}`,
    ],
    [
      'a part of such a parameter',
      `{"config": {"jobs": [{"endpoint": "users", "params": {"signature": {"function": "md5", "args": [{"function": "concat", "args": ["s3c|ret"]}]}}}]}}`,
    ],
    ['a secret attribute', '{"config": {"#sum": {"function": "con|cat", "args": ["s3cret"]}}}'],
    [
      'a login',
      '{"api": {"authentication": {"type": "login", "apiRequest": {"query": {"x": {"response": "da|ta"}}}}}}',
    ],
  ];
  for (const [title, text] of secrets) {
    it(`shows nothing of ${title}`, async () => {
      const hover = (await hoverAt(text)).text;
      assert.match(hover, /This value may contain a secret, so it is not shown\./);
      assert.doesNotMatch(hover, /s3cret|this is|[0-9a-f]{32}/);
    });
  }

  const silent: [title: string, text: string][] = [
    ['what only a run knows', at('{"time": "previous|Start"}')],
    ['a function that does not exist', at(call('dat', '"Y"'))],
    ['an attribute that does not exist', at('{"attr": "a|b"}')],
    ['wrong arguments', at(call('ifempty', '"a"'))],
    ['a call that is being typed', '{"config": {"jobs": [{"endpoint": "users", "params": {"x": {"function": "da|'],
    [
      'a placeholder',
      '{"config": {"jobs": [{"endpoint": "a", "children": [{"endpoint": "b", "placeholders": {"x": {"path": "id", "function": "m|d5", "args": [{"placeholder": "value"}]}}}]}]}}',
    ],
    ['what is no function', at('{"plain": "va|lue"}')],
    [
      'attributes that go in a circle',
      at(
        '{"attr": "|a"}',
        '"a": {"function": "concat", "args": [{"attr": "b"}]}, "b": {"function": "concat", "args": [{"attr": "a"}]}, ',
      ),
    ],
  ];
  for (const [title, text] of silent) {
    it(`has no value for ${title}`, async () => assert.doesNotMatch((await hoverAt(text)).text, /this is/));
  }

  it('covers the function where the schema has no word of its own', async () => {
    const { covered } = await hoverAt(at('{"function": "date", "args": ["Y-|m"]}'));
    assert.ok('{"function": "date", "args": ["Y-m"]}'.includes(covered) && covered !== '');
  });
});

describe('hover on a secret', () => {
  for (const text of [
    '{"config": {"#tok|en": "s3cret"}}',
    '{"config": {"#token": "s3c|ret"}}',
    '{"config": {"#password": "s3c|ret"}}',
  ]) {
    it(`says that it is one and nothing more: ${text}`, async () => {
      const hover = (await hoverAt(text)).text;
      assert.match(hover, /A secret. Its value is masked/);
      assert.doesNotMatch(hover, /s3cret/);
    });
  }
});
