import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CompletionItem } from 'vscode-languageserver-types';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import type { ExtractorService } from '../../../../server/service/extractorService.ts';
import { atCursor } from '../../../support/cursor.ts';
import { serviceWithShapes, testService } from '../../../support/testService.ts';
import { chosenInYaml, itemsInYaml, withoutNothing } from '../../../support/yaml/completedInYaml.ts';
import { valueOfJson } from '../../../support/yaml/fixedInYaml.ts';
import { twinsOf } from '../../../support/yaml/flowTwin.ts';
import { repairJson } from '../../../support/yaml/repairJson.ts';

const collector = new ShapeCollector();
collector.add('users', { scroll: { token: 'a', size: 2 }, items: [{ id: 1 }], last: null });
collector.add('users', { scroll: { token: null, size: 2.5 }, items: [], last: null });
collector.add('groups', { cursor: 'x' });
const service = serviceWithShapes(collector.toFile());

async function itemsAt(text: string, from: ExtractorService = service): Promise<CompletionItem[]> {
  const { document, position } = atCursor(text);
  return (await from.findCompletions(document, position)).items;
}

/** The labels that are offered at the cursor, in the order in which an editor lists them. */
async function labelsAt(text: string, from?: ExtractorService): Promise<string[]> {
  const items = await itemsAt(text, from);
  const key = ({ sortText, label }: CompletionItem) => sortText ?? label;
  return items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)).map(({ label }) => label);
}

/** The document after the item with this label was chosen; places to fill in show their default. */
async function chosenAt(text: string, label: string): Promise<string> {
  const { document } = atCursor(text);
  const item = (await itemsAt(text)).find((each) => each.label === label);
  const edit = item?.textEdit;
  assert.ok(edit && 'range' in edit, `${label} is not offered`);
  const newText = edit.newText.replace(/\$\{\d+:([^{}]*)\}|\$\d+/g, '$1');
  return TextDocument.applyEdits(document, [{ range: edit.range, newText }]);
}

/** A text with the ends that it lacks. */
function wholeOf(text: string): string {
  return repairJson(text)?.text.replace(/, "typ": "[^"]*"/, '') ?? text;
}

const jobs = '"config": {"jobs": [{"endpoint": "users"}]}';

describe('completion from the schema', () => {
  const chosen: [title: string, text: string, label: string, after: string][] = [
    ['a section', '{|}', 'api', '{"api": {}}'],
    ['a key that is begun', '{"api": {"ba|"}}', 'baseUrl', '{"api": {"baseUrl": "https://api.example.com/"}}'],
    ['a key before another', '{"api": {| "name": "x"}}', 'http', '{"api": {"http": {}, "name": "x"}}'],
    [
      'a value',
      '{"api": {"pagination": {"method": "|"}}}',
      '"pagenum"',
      '{"api": {"pagination": {"method": "pagenum"}}}',
    ],
    [
      'an option of the chosen method',
      '{"api": {"pagination": {"method": "offset", |}}}',
      'limit',
      '{"api": {"pagination": {"method": "offset", "limit": 100}}}',
    ],
    [
      'a snippet for a job',
      '{"config": {"jobs": [|]}}',
      'New job',
      '{"config": {"jobs": [{\n\t"endpoint": "users",\n\t"dataType": "users",\n\t"dataField": "items"\n}]}}',
    ],
    [
      'a snippet for basic authentication',
      '{"api": {"authentication": |}}',
      'basic',
      '{"api": {"authentication": {\n\t"type": "basic"\n}}}',
    ],
    [
      'a key in a document that is not finished',
      '{"config": {"jobs": [{"endp|',
      'endpoint',
      '{"config": {"jobs": [{"endpoint": ""',
    ],
    ['a section of the wrapped form', '{"parameters": {|}}', 'config', '{"parameters": {"config": {}}}'],
    ['a section around it', '{"parameters": {}, |}', 'storage', '{"parameters": {}, "storage": {}}'],
    ['an id around it', '{"parameters": {}, |}', 'variables_id', '{"parameters": {}, "variables_id": ""}'],
    [
      'a processor',
      '{"parameters": {}, "processors": {"after": [|]}}',
      'A processor',
      '{"parameters": {}, "processors": {"after": [{\n\t"definition": {\n\t\t"component": "keboola.processor-skip-lines"\n\t}\n}]}}',
    ],
    [
      'a key of a processor',
      '{"parameters": {}, "processors": {"after": [{|}]}}',
      'definition',
      '{"parameters": {}, "processors": {"after": [{"definition": {}}]}}',
    ],
  ];
  for (const [title, text, label, after] of chosen) {
    it(`writes ${title}: ${text}`, async () => {
      const result = await chosenAt(text, label);
      assert.equal(result.slice(0, after.length), after);
    });
    for (const [form, twin] of twinsOf(text)) {
      it(`writes ${title} in ${form}: ${text}`, async () => {
        assert.deepEqual(
          await chosenInYaml(service, twin, label.replaceAll('"', '')),
          withoutNothing(valueOfJson(wholeOf(after))),
        );
      });
    }
  }

  it('offers at the top of a _config.yml only what is in the body from there', async () => {
    const ofTool = '_keboola:\n  component_id: ex-generic-v2\n';
    const labelsIn = async (text: string) => (await itemsInYaml(service, text)).map(({ label }) => label);
    assert.deepEqual(await labelsIn(`parameters: {}\n|\n${ofTool}`), ['processors']);
    assert.deepEqual(await labelsIn(`${ofTool}pa|`), ['parameters']);
    assert.ok((await labelsIn(`parameters: {}\n_configuration_extra:\n  |\n${ofTool}`)).includes('storage'));
  });

  it('offers a snippet for every method of pagination', async () => {
    const labels = await labelsAt('{"api": {"pagination": |}}');
    for (const method of ['offset', 'pagenum', 'response.param', 'response.url', 'cursor', 'multiple']) {
      assert.ok(labels.includes(method), method);
    }
  });

  it('offers the options of the chosen method and of no other', async () => {
    const labels = await labelsAt('{"api": {"pagination": {"method": "response.param", |}}}');
    assert.ok(labels.includes('responseParam'));
    assert.ok(!labels.includes('limitParam'));
  });

  it('does not offer a key that is there', async () => {
    assert.ok(!(await labelsAt('{"api": {"name": "x", |}}')).includes('name'));
  });

  it('explains what it offers', async () => {
    const item = (await itemsAt('{"api": {|}}')).find(({ label }) => label === 'baseUrl');
    assert.match(JSON.stringify(item?.documentation), /base address/);
  });

  it('does not listen to a schema that the document names', async () => {
    const text = '{"$schema": "https://example.com/other.json", "api": {|}}';
    assert.ok((await labelsAt(text)).includes('baseUrl'));
  });

  it('works in a document that no file holds', async () => {
    const { document, position } = atCursor('{|}', 'untitled:Untitled-1');
    const { items } = await testService().findCompletions(document, position);
    assert.ok(items.some(({ label }) => label === 'api'));
  });
});

describe('completion of responseParam', () => {
  const param = (text: string, more = `, ${jobs}`) =>
    `{"api": {"pagination": {"method": "response.param", "responseParam": ${text}}}${more}}`;

  it('offers the paths that the responses of the job hold, without lists and objects, with types and how often', async () => {
    const items = await itemsAt(param('"|"'));
    assert.deepEqual(
      items.map(({ label, detail }) => [label, detail]),
      [
        ['scroll.token', 'string | null, in all 2 responses'],
        ['scroll.size', 'number, in all 2 responses'],
        ['last', 'null, in all 2 responses'],
      ],
    );
  });

  const chosen: [title: string, text: string, after: string][] = [
    ['an empty text', param('"|"'), param('"scroll.token"')],
    ['a path that is begun', param('"scr|"'), param('"scroll.token"')],
    ['a whole path', param('"items|"'), param('"scroll.token"')],
    ['a value that is missing', param('|'), param('"scroll.token"')],
    [
      'a value that is missing before another key',
      param('| "queryParam": "t"'),
      param('"scroll.token", "queryParam": "t"'),
    ],
    [
      'a value that is missing before another line',
      param('|\n  "queryParam": "t"'),
      param('"scroll.token",\n  "queryParam": "t"'),
    ],
  ];
  for (const [title, text, after] of chosen) {
    it(`replaces ${title}`, async () => assert.equal(await chosenAt(text, 'scroll.token'), after));
    for (const [form, twin] of twinsOf(text))
      it(`replaces ${title} in ${form}`, async () => {
        assert.deepEqual(await chosenInYaml(service, twin, 'scroll.token'), withoutNothing(valueOfJson(after)));
      });
  }

  it('works inside a scroller, for the jobs that use it', async () => {
    const text =
      '{"api": {"pagination": {"method": "multiple", "scrollers": {"a": {"method": "response.param", "responseParam": "|"}}}},' +
      '"config": {"jobs": [{"endpoint": "users"}, {"endpoint": "groups", "scroller": "a"}]}}';
    assert.deepEqual(await labelsAt(text), ['cursor']);
  });

  it('offers what any response holds while no job uses the scroller', async () => {
    assert.deepEqual(await labelsAt(param('"|"', '')), ['scroll.token', 'scroll.size', 'last', 'cursor']);
  });

  it('keeps to the schema where nothing is known of the responses', async () => {
    const labels = await labelsAt(param('"|"'), testService());
    assert.ok(!labels.includes('scroll.token'));
  });

  it('stays out of the same word elsewhere', async () => {
    const labels = await labelsAt('{"config": {"jobs": [{"endpoint": "users", "params": {"responseParam": "|"}}]}}');
    assert.ok(!labels.includes('scroll.token'));
  });
});

describe('completion of a scroller’s name', () => {
  const multiple = (more: string, job: string) =>
    `{"api": {"pagination": {"method": "multiple", ${more}"scrollers": {"fast": {"method": "pagenum"}, "slow": {}}}}, "config": {"jobs": [${job}]}}`;

  it('offers the scrollers with their methods in a job', async () => {
    const items = await itemsAt(multiple('', '{"scroller": "|"}'));
    assert.deepEqual(
      items.map(({ label, detail }) => [label, detail]),
      [
        ['fast', 'pagenum'],
        ['slow', 'scroller'],
      ],
    );
  });

  const places: [string, string][] = [
    ['a child job', multiple('', '{"children": [{"scroller": "|"}]}')],
    ['the default', multiple('"default": "|", ', '')],
    ['a job that is being typed', multiple('', '{"scroller": |')],
  ];
  for (const [title, text] of places) {
    it(`offers them in ${title}`, async () => assert.deepEqual(await labelsAt(text), ['fast', 'slow']));
  }

  it('has none to offer where there is a single method', async () => {
    const labels = await labelsAt(
      '{"api": {"pagination": {"method": "offset"}}, "config": {"jobs": [{"scroller": "|"}]}}',
    );
    assert.ok(!labels.includes('fast'));
  });
});
