import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CompletionItem } from 'vscode-languageserver-types';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { atCursor } from '../../../support/cursor.ts';
import { describedService } from '../../../support/describedService.ts';

const api = '"api": {"baseUrl": "https://api.example.com/v1/"}';
const job = (more: string) => `{${api}, "config": {"jobs": [{${more}}]}}`;
const users = (more: string) => job(`"endpoint": "users", ${more}`);
const paging = (more: string) =>
  `{"api": {"baseUrl": "https://api.example.com/v1/", "pagination": {${more}}}, "config": {"jobs": [{"endpoint": "users"}]}}`;
const mapped = (mapping: string) =>
  `{${api}, "config": {"mappings": {"users": {${mapping}}}, "jobs": [{"endpoint": "users", "dataField": "data"}]}}`;

async function itemsAt(text: string, service = describedService()): Promise<CompletionItem[]> {
  const { document, position } = atCursor(text);
  const { items } = await service.findCompletions(document, position);
  const key = ({ sortText, label }: CompletionItem) => sortText ?? label;
  return items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

const labelsAt = async (text: string) => (await itemsAt(text)).map(({ label }) => label);

describe('completion from a description', () => {
  const table: [title: string, text: string, expected: string[]][] = [
    [
      'endpoints: lists first, what is deprecated last',
      job('"endpoint": "|"'),
      ['users', 'users/{userId}/orders', 'status', 'users/{userId}'],
    ],
    ['endpoints for the method of the job', job('"method": "POST", "endpoint": "|"'), ['users']],
    [
      'endpoints of a child',
      users('"children": [{"endpoint": "us|"}]'),
      ['users', 'users/{userId}/orders', 'status', 'users/{userId}'],
    ],
    ['parameters: required ones first', users('"params": {|}'), ['since', 'state', 'deep', 'filter[name]', 'token']],
    [
      'parameters that are not there yet',
      users('"params": {"since": "2020", "|"}'),
      ['state', 'deep', 'filter[name]', 'token'],
    ],
    ['keys of a body', job('"endpoint": "users", "method": "POST", "params": {|}'), ['name', 'age']],
    ['values of a parameter', users('"params": {"state": "|"}'), ['"active"', '"gone"']],
    ['both values of a switch', users('"params": {"deep": |}'), ['true', 'false']],
    ['dataField: lists first', users('"dataField": "|"'), ['data', 'paging']],
    [
      'responseParam',
      paging('"method": "response.param", "responseParam": "|"'),
      ['paging.next_token', 'paging.total'],
    ],
    [
      'responseFilter',
      users('"dataField": "data", "responseFilter": "na|"'),
      ['id', 'name', 'name.first', 'name.last', 'state', 'tags', 'tags[]'],
    ],
    ['mapping paths', mapped('"id": "id", |'), ['name.first', 'name.last', 'state', 'tags']],
  ];
  for (const [title, text, expected] of table) {
    it(`offers ${title}`, async () => assert.deepEqual(await labelsAt(text), expected));
  }

  it('leaves parameters that the paging sends to it', async () => {
    const text =
      '{"api": {"pagination": {"method": "offset", "limit": 5, "limitParam": "state", "offsetParam": "token"}}, ' +
      '"config": {"jobs": [{"endpoint": "users", "params": {|}}]}}';
    assert.deepEqual(await labelsAt(text), ['since', 'deep', 'filter[name]']);
  });

  it('offers functions for a parameter whose values are not described', async () => {
    assert.ok((await labelsAt(users('"params": {"since": |}'))).includes('date'));
  });

  it('offers placeholders, not endpoints, in braces', async () => {
    const child = '"children": [{"endpoint": "users/{|", "placeholders": {"userId": "id"}}]';
    assert.deepEqual(await labelsAt(users(child)), ['userId']);
  });

  it('says what is described', async () => {
    const [endpoint] = await itemsAt(job('"endpoint": "|"'));
    assert.deepEqual(
      [endpoint?.detail, endpoint?.documentation],
      ['All users', { kind: 'markdown', value: '`GET /users`, with a list' }],
    );
    const [since, state] = await itemsAt(users('"params": {|}'));
    assert.equal(since?.detail, 'required, string (date)');
    assert.deepEqual(state?.documentation, { kind: 'markdown', value: 'Which ones. One of `"active"`, `"gone"`.' });
    const [id, first] = await itemsAt(mapped('|'));
    assert.equal(id?.detail, 'integer, described in users.openapi.yaml');
    assert.deepEqual(id?.documentation, { kind: 'markdown', value: 'Never changes.' });
    assert.deepEqual(first?.documentation, { kind: 'markdown', value: 'As in \\*passports\\*.' });
  });

  const chosen: [title: string, text: string, label: string, after: string][] = [
    ['an endpoint', job('"endpoint": "us|"'), 'users/{userId}/orders', job('"endpoint": "users/{userId}/orders"')],
    ['a parameter', users('"params": {|}'), 'since', users('"params": {"since": "$1"}')],
    [
      'a parameter with few values',
      users('"params": {|}'),
      'state',
      users('"params": {"state": $' + '{1|"active","gone"|}}'),
    ],
    ['one of the values', users('"params": {"state": "|"}'), '"gone"', users('"params": {"state": "gone"}')],
  ];
  for (const [title, text, label, after] of chosen) {
    it(`writes ${title}`, async () => {
      const edit = (await itemsAt(text)).find((each) => each.label === label)?.textEdit;
      assert.ok(edit && 'range' in edit);
      assert.equal(TextDocument.applyEdits(atCursor(text).document, [edit as never]), after);
    });
  }

  it('prefers the responses that were seen, and still says what is described of them', async () => {
    const collector = new ShapeCollector();
    collector.add('users', { data: [{ id: 1, extra: 2 }] });
    const service = describedService({ 'file:///work/users.shapes.json': collector.toFile() });
    const items = await itemsAt(mapped('|'), service);
    assert.deepEqual(
      items.map(({ label, detail }) => `${label}: ${detail}`),
      ['id: integer, in all records', 'extra: integer, in all records'],
    );
    assert.deepEqual(items[0]?.documentation, { kind: 'markdown', value: 'Never changes.' });
  });
});
