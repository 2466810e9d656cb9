import assert from 'node:assert/strict';
import { documentOf } from '../../../support/cursor.ts';
import { readMarks } from '../../../support/marks.ts';
import { testService } from '../../../support/testService.ts';
import { inYaml, openYaml } from '../../../support/yaml/inYaml.ts';
import { itInYaml } from '../../../support/yaml/itInYaml.ts';

const service = testService();

/** The text at the place of a pointer, and the value of it where a fix may replace that. */
function placeIn(text: string, pointer: string): [string, string?] | undefined {
  const [place] = service.findPlaces(text, [pointer]);
  if (!place) return undefined;
  const shown = documentOf(text).getText(place.range);
  return place.value === undefined ? [shown] : [shown, place.value];
}

/** Finds the same in a document in YAML. */
async function placeInYaml(twin: string, pointer: string): Promise<string[] | undefined> {
  const ofYaml = inYaml(service);
  const document = await openYaml(ofYaml, twin);
  const [place] = ofYaml.findDocumentPlaces(document, [pointer]);
  return place ? [document.getText(place.range), ...(place.value === undefined ? [] : [place.value])] : undefined;
}

const config = `{
  "api": { "baseUrl": "https://a.example/", "pagination": { "method": "response.param", "responseParam": "meta.tokn", "limit": 20 } },
  "config": {
    "jobs": [
      { "endpoint": "users", "dataField": { "path": "items" }, "children": [{ "endpoint": "users/{id}" }] },
      { "dataField": "rides" }
    ],
    "mappings": { "a/b": { "id": "ID" } }
  }
}`;

describe('the place of a JSON pointer', () => {
  const cases: [title: string, pointer: string, shown: string, value?: string][] = [
    ['a text is itself, with its value for a fix', '/api/pagination/responseParam', '"meta.tokn"', 'meta.tokn'],
    ['a number is itself', '/api/pagination/limit', '20'],
    ['an object is its key', '/api/pagination', '"pagination"'],
    ['a list is its key', '/config/jobs', '"jobs"'],
    ['a job is its endpoint', '/config/jobs/0', '"users"'],
    ['a child job is its endpoint', '/config/jobs/0/children/0', '"users/{id}"'],
    ['a job without an endpoint is its opening brace', '/config/jobs/1', '{'],
    ['what is not written is where it would be', '/api/pagination/offsetParam', '"pagination"'],
    ['what is not written in a job is the endpoint of the job', '/config/jobs/0/scroller', '"users"'],
    ['an object within a job is its key', '/config/jobs/0/dataField', '"dataField"'],
    ['a step may be escaped', '/config/mappings/a~1b/id', '"ID"', 'ID'],
    ['a job that is gone is the list', '/config/jobs/7/dataField', '"jobs"'],
    ['the whole is its opening brace', '', '{'],
  ];
  for (const [title, pointer, shown, value] of cases) {
    const expected = value === undefined ? [shown] : [shown, value];
    it(title, () => assert.deepEqual(placeIn(config, pointer), expected));
    itInYaml(title, config, async (twin) => {
      const found = await placeInYaml(twin, pointer);
      assert.deepEqual(
        found?.map((each) => each.replaceAll('"', '')),
        expected.map((each) => each.replaceAll('"', '')),
      );
    });
    const wrapped = `{ "parameters": ${config} }`;
    const key = pointer === '' ? ['"parameters"'] : expected;
    it(`${title}, wrapped in "parameters"`, () => assert.deepEqual(placeIn(wrapped, pointer), key));
    it(`${title}, by a pointer from the root`, () => assert.deepEqual(placeIn(wrapped, `/parameters${pointer}`), key));
  }

  it('counts lines and characters', () => {
    const { text, spans } = readMarks(config.replace('"meta.tokn"', '«"meta.tokn"»'));
    const [place] = service.findPlaces(text, ['/api/pagination/responseParam']);
    assert.equal(place && documentOf(text).offsetAt(place.range.start), spans[0]?.offset);
    assert.equal(place?.range.start.line, 1);
  });

  it('is found in a text that is not finished', () => {
    for (let length = 0; length < config.length; length += 7)
      service.findPlaces(config.slice(0, length), ['/config/jobs/0']);
    assert.deepEqual(placeIn('{"api": {"pagination": {"limit": 20', '/api/pagination/limit'), ['20']);
  });

  for (const text of ['', '5', '[]']) {
    it(`is nowhere where there is no configuration: ${text}`, () =>
      assert.deepEqual(service.findPlaces(text, ['/api', '']), [null, null]));
  }

  it('is given for each pointer, in their order', () => {
    assert.deepEqual(
      service
        .findPlaces(config, ['/config/jobs', '/api'])
        .map((place) => place && documentOf(config).getText(place.range)),
      ['"jobs"', '"api"'],
    );
  });
});
