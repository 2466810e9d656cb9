import assert from 'node:assert/strict';
import { runCommands } from '../../../../server/protocol.ts';
import { documentOf } from '../../../support/cursor.ts';
import { testService } from '../../../support/testService.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { yamlTwin } from '../../../support/yaml/yamlTwin.ts';

/** Each lens as its line, its title, its command and what it hands over besides the document. */
function lenses(text: string): unknown[][] {
  const document = documentOf(text);
  return testService()
    .findCodeLenses(document, runCommands)
    .map(({ range, command }) => {
      const [uri, ...more] = command?.arguments ?? [];
      assert.equal(uri, document.uri);
      return [range.start.line, command?.title, command?.command, ...more];
    });
}

/** The tooltips of the lenses above jobs. */
function tooltips(text: string): (string | undefined)[] {
  const found = testService().findCodeLenses(documentOf(text), runCommands);
  return found.filter(({ command }) => command?.arguments?.length === 2).map(({ command }) => command?.tooltip);
}

const text = `{
"api": { "baseUrl": "https://api.example.test/v2/",
"pagination": { "method": "offset", "limit": 100 } },
"config": {
"jobs": [
{ "endpoint": "users",
"children": [
{ "endpoint": "users/{id}", "placeholders": { "id": "id" } }] },
{ "__NAME": "Search", "endpoint": "search", "method": "POST" }
] } }`;

describe('code lenses', () => {
  it('run everything above the jobs, and each top-level job above its text: a child runs with its parent', () => {
    assert.deepEqual(lenses(text), [
      [4, 'Run Extraction', 'pagewright.run'],
      [4, 'Debug', 'pagewright.debug'],
      [5, 'Run', 'pagewright.runJob', 'users'],
      [5, 'First Page', 'pagewright.runFirstPage', 'users'],
      [8, 'Run', 'pagewright.runJob', 'Search'],
      [8, 'First Page', 'pagewright.runFirstPage', 'Search'],
    ]);
  });

  it('are the same in YAML, at the lines of the jobs', async () => {
    const composed = inYaml(testService());
    const document = await openYaml(composed, yamlTwin(text) ?? '');
    const found = composed.findCodeLenses(document, runCommands);
    const lineOf = (line: number) => document.getText().split('\n')[line]?.trim();
    assert.deepEqual(
      found.map(({ range, command }) => [lineOf(range.start.line), command?.title, ...(command?.arguments ?? [])]),
      [
        ['jobs:', 'Run Extraction', document.uri],
        ['jobs:', 'Debug', document.uri],
        ['- endpoint: users', 'Run', document.uri, 'users'],
        ['- endpoint: users', 'First Page', document.uri, 'users'],
        ['- __NAME: Search', 'Run', document.uri, 'Search'],
        ['- __NAME: Search', 'First Page', document.uri, 'Search'],
      ],
    );
  });

  it('are those of the job first on a line that begins the list too', () => {
    assert.deepEqual(
      lenses('{"config": {\n"jobs": [{"endpoint": "a"},\n{"endpoint": "b"}]}}').map(([line, title]) => [line, title]),
      [
        [1, 'Run'],
        [1, 'First Page'],
        [2, 'Run'],
        [2, 'First Page'],
        [1, 'Run Extraction'],
        [1, 'Debug'],
      ],
    );
  });

  it('tell jobs of the same name apart', () => {
    const names = lenses('{"config": {\n"jobs": [\n{"endpoint": "a"}, {"endpoint": "a"}]}}').map(
      ([, , , name]) => name,
    );
    assert.deepEqual(names, [undefined, undefined, 'a', 'a', 'a#2', 'a#2']);
  });

  it('stay while the document is not finished', () => {
    assert.equal(lenses('{"config": {"jobs": [{"endpoint": "a"}, {"endp').length, 6);
  });

  for (const nothing of ['', '{}', '{"config": {}}', '{"config": {"jobs": []}}', '{"config": {"jobs": 5}}', '[]']) {
    it(`are none where there is nothing to run: ${nothing}`, () => assert.deepEqual(lenses(nothing), []));
  }
});

describe('the tooltips of the lenses of a job', () => {
  const [run, firstPage] = ['Run this job with its children', 'Run the first page of this job'];
  const [users, search] = ['GET /v2/users?limit=100&offset=0', 'POST /v2/search'];

  it('say the first request', () => {
    assert.deepEqual(tooltips(text), [
      `${run}: ${users}`,
      `${firstPage}: ${users}`,
      `${run}: ${search}`,
      `${firstPage}: ${search}`,
    ]);
    assert.deepEqual(tooltips(`{"parameters": ${text}}`), tooltips(text));
  });

  it('say the request of the job, not the login before it', () => {
    const login = '"authentication": { "type": "login", "loginRequest": { "endpoint": "in" } },\n"pagination"';
    assert.equal(tooltips(text.replace('"pagination"', login))[1], `${firstPage}: ${users}`);
  });

  it('are not longer than a line can hold', () => {
    assert.ok(tooltips(text.replace('"users"', `"${'x'.repeat(500)}"`)).every((each = '') => each.length < 240));
  });

  const none: [title: string, text: string][] = [
    [
      'where the text is very long: no plan is made at every keystroke',
      text.replace('"config": {', `"config": { "remark": "${'x'.repeat(200_000)}",`),
    ],
    ['of JSON that is not finished', text.slice(0, -2)],
    ['of a configuration that cannot be run', text.replace('"offset"', '"ofset"')],
    ['of a secret that is not there', text.replace('"api": {', '"api": { "authentication": { "type": "basic" },')],
  ];
  for (const [title, broken] of none) {
    it(`say no request ${title}`, () => assert.deepEqual(tooltips(broken), [run, firstPage, run, firstPage]));
  }

  it('say none for a job alone that cannot be planned', () => {
    assert.deepEqual(tooltips(text.replace('"search"', '"a:b"')), [
      `${run}: ${users}`,
      `${firstPage}: ${users}`,
      run,
      firstPage,
    ]);
  });
});
