import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { atCursor } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { planned } from './planned.ts';
import { refactored } from './refactored.ts';

async function sorted(text: string): Promise<string | undefined> {
  return (await refactored('source.sortKeys', `|${text}`))['Sort Keys'];
}

describe('Sort Keys', () => {
  it('follows the order of the schema, and leaves space and lines where they are', async () => {
    assert.equal(
      await sorted(
        '{\n  "config": {"jobs": [{"params": {"b": 1, "a": 2},\n "endpoint" : "x"}]},\n  "api": {"baseUrl": ""}\n}',
      ),
      '{\n  "api": {"baseUrl": ""},\n  "config": {"jobs": [{"endpoint" : "x",\n "params": {"b": 1, "a": 2}}]}\n}',
    );
  });

  it('keeps the order of what is not of the schema: it counts in a run', async () => {
    const config = '"userData": {"z": 1, "a": 2}, "mappings": {"t": {"z": "z", "a": "a"}}';
    const after = await sorted(`{"config": {"zz": 1, "aa": 2, ${config}}, "api": {}}`);
    assert.match(after ?? '', /"userData": \{"z": 1, "a": 2\}/);
    assert.match(after ?? '', /"t": \{"z": "z", "a": "a"\}/);
    assert.match(after ?? '', /"zz": 1, "aa": 2\}/, 'attributes come last, in their order');
  });

  it('keeps the order of a key that is written twice, and numbers as they are written', async () => {
    assert.equal(
      await sorted('{"config": {"debug": 1.0}, "api": {}, "config": {"debug": 1e2}}'),
      '{"api": {}, "config": {"debug": 1.0}, "config": {"debug": 1e2}}',
    );
  });

  it('is done once it is done', async () => {
    const once =
      (await sorted(
        '{"config": {"jobs": [{"dataType": "a", "endpoint": "a"}]}, "api": {"pagination": {"limit": 1, "method": "offset"}, "baseUrl": "https://a.b/"}}',
      )) ?? '';
    assert.ok(once.startsWith('{"api": {"baseUrl"'));
    assert.equal(await sorted(once), undefined);
  });

  for (const name of ['01-stations-offset', '02-scrollers', '05-search-then-scroll', '06-members-basic-auth']) {
    it(`changes nothing in what ${name} does`, async () => {
      const file = path.join(import.meta.dirname, '../../../../samples', `${name}.extractor.json`);
      const value: object = JSON.parse(readFileSync(file, 'utf8'));
      const mixed = JSON.stringify(reversed(value), null, 2);
      const after = await sorted(mixed);
      assert.ok(after);
      assert.deepEqual(JSON.parse(after), JSON.parse(mixed));
      assert.deepEqual(planned(after), planned(mixed));
    });
  }

  it('is made only where it is asked for', async () => {
    const { document, position } = atCursor('|{"config": {}, "api": {}}');
    const range = { start: position, end: position };
    const titles = async (only?: string[]) =>
      (await testService().findRefactorings(document, range, only)).map(({ title }) => title);
    assert.deepEqual(await titles(), []);
    assert.deepEqual(await titles(['refactor']), []);
    assert.deepEqual(await titles(['source']), ['Sort Keys']);
    assert.deepEqual(await titles(['source.sortKeys']), ['Sort Keys']);
  });

  for (const text of [
    '',
    '{',
    '{"config": {}, "api": }',
    '{"config": {}, "api": {},}',
    '[]',
    '{"api": {}, "config": {}}',
  ]) {
    it(`is not offered for ${text}`, async () => assert.equal(await sorted(text), undefined));
  }
});

/** Reverses the keys that a run reads by name. */
function reversed(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => reversed(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, field]): [string, unknown] => [
    key,
    key === 'params' || key === 'placeholders' ? field : reversed(field, depth + 1),
  ]);
  return Object.fromEntries(depth < 4 ? entries.toReversed() : entries);
}
