import assert from 'node:assert/strict';
import type { DocumentSymbol, Range } from 'vscode-languageserver-types';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { yamlTwin } from '../../../support/yaml/yamlTwin.ts';

/** The outline as text: a line for each symbol, indented below its parent. */
function outline(text: string): string {
  return linesOf(testService().findSymbols(documentOf(text))).join('\n');
}

function linesOf(symbols: readonly DocumentSymbol[]): string[] {
  return symbols.flatMap(({ name, detail, children }) => [
    detail ? `${name} · ${detail}` : name,
    ...linesOf(children ?? []).map((line) => `  ${line}`),
  ]);
}

const configuration = `{
  "api": {
    "baseUrl": "https://api.example.com/v2/",
    "authentication": { "type": "basic" },
    "pagination": {
      "method": "multiple",
      "default": "list",
      "scrollers": { "list": { "method": "offset", "limit": 100 }, "search": { "method": "response.param" } }
    }
  },
  "config": {
    "outputBucket": "crm",
    "#password": "hush",
    "debug": true,
    "jobs": [
      { "__NAME": "All users", "endpoint": "users", "children": [{ "endpoint": "users/{id}" }, { "endpoint": "users/{id}" }] },
      { "endpoint": "search", "method": "post", "dataType": "hits" },
      { "dataType": "empty" }
    ],
    "mappings": { "hits": {
      "id": "id", "user.id": { "mapping": { "destination": "user", "primaryKey": true } }, "team": { "type": "user", "mapping": { "destination": "team_id" } },
      "tags": { "type": "table", "destination": "hit-tags", "tableMapping": { ".": "tag" } }, "n": { "mapping": {} }
    } }
  }
}`;

const expected = `api · https://api.example.com/v2/
  baseUrl · https://api.example.com/v2/
  authentication
    type · basic
  pagination · multiple
    list · offset
    search · response.param
config
  outputBucket · crm
  #password
  debug · true
  jobs · 3 entries
    All users · GET users
      users/{id} · GET users/{id}
      users/{id}#2 · GET users/{id}
    hits · POST search
    empty
  mappings
    hits · 4 columns
      id · id
      user · user.id · primary key
      team_id · team
      hit-tags · tags · 1 column
        tag · .
      n · n`;

describe('symbols', () => {
  it('read like the configuration', () => assert.equal(outline(configuration), expected));

  it('read the same where it is wrapped', () => {
    assert.equal(outline(`{"parameters": ${configuration}}`), expected);
  });

  it('read the same in YAML', async () => {
    const composed = inYaml(testService());
    const document = await openYaml(composed, yamlTwin(configuration) ?? '');
    assert.equal(linesOf(composed.findSymbols(document)).join('\n'), expected);
  });

  it('never show a secret', () => assert.doesNotMatch(outline(configuration), /hush/));

  it('lie inside each other and around their names', () => {
    const document = documentOf(configuration);
    const span = ({ start, end }: Range) => [document.offsetAt(start), document.offsetAt(end)] as const;
    const check = (symbols: readonly DocumentSymbol[], outer: readonly [number, number]) => {
      for (const { name, range, selectionRange, children } of symbols) {
        const [start, end] = span(range);
        const [nameStart, nameEnd] = span(selectionRange);
        assert.ok(outer[0] <= start && start <= nameStart && nameEnd <= end && end <= outer[1], name);
        check(children ?? [], [start, end]);
      }
    };
    check(testService().findSymbols(document), [0, configuration.length]);
  });

  it('lie inside each other in YAML', async () => {
    const composed = inYaml(testService());
    const document = await openYaml(composed, yamlTwin(configuration) ?? '');
    const offsets = ({ start, end }: Range) => [document.offsetAt(start), document.offsetAt(end)] as const;
    const check = (symbols: readonly DocumentSymbol[], [outerStart, outerEnd]: readonly [number, number]) => {
      for (const { name, range, selectionRange, children } of symbols) {
        const [start, end] = offsets(range);
        const [nameStart, nameEnd] = offsets(selectionRange);
        assert.ok(outerStart <= start && start <= nameStart && nameEnd <= end && end <= outerEnd, name);
        check(children ?? [], [start, end]);
      }
    };
    check(composed.findSymbols(document), [0, document.getText().length]);
  });

  const broken: [title: string, text: string, expected: string][] = [
    ['an empty document', '', ''],
    ['a document that is no object', '[1, 2]', ''],
    [
      'another JSON file',
      '{"name": "x", "tags": ["a"], "nested": {"deep": {"er": null}}}',
      'name · x\ntags · 1 entry\nnested\n  deep\n    er · null',
    ],
    ['a key without a value', '{"api": {"baseUrl": ', 'api\n  baseUrl'],
    ['a key that is being typed', '{"api": {"pagi', 'api\n  pagi'],
    ['an empty key', '{"": 1}', '"" · 1'],
    [
      'a job that is being typed',
      '{"config": {"jobs": [{"endpoint": "users"}, {"dataType": "po',
      'config\n  jobs · 2 entries\n    users · GET users\n    po',
    ],
    ['a pagination that is no object', '{"api": {"pagination": 5}}', 'api\n  pagination · 5'],
    [
      'scrollers that are no objects',
      '{"api": {"pagination": {"method": "multiple", "scrollers": {"a": 5}}}}',
      'api\n  pagination · multiple\n    a',
    ],
    [
      'mappings that are being typed',
      '{"config": {"mappings": {"a": {"x": {"type": "table", "destination": "b", "tableMapping": {"y"',
      'config\n  mappings\n    a · 0 columns\n      b · x · 1 column\n        y · y',
    ],
    [
      'a mapping that is no object',
      '{"config": {"mappings": {"a": 5, "b": []}}}',
      'config\n  mappings\n    a · 5\n    b · 0 entries',
    ],
    ['parameters without a value', '{"parameters": ', 'parameters'],
  ];
  for (const [title, text, lines] of broken) {
    it(`make the best of ${title}`, () => assert.equal(outline(text), lines));
  }
});
