import assert from 'node:assert/strict';
import { plainPath } from '../../../../server/service/rules/plainPath.ts';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { fixCases } from '../fixes/fixCases.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'config.path-notation';
const pagination = (text: string) => `{"api": {"pagination": {${text}}}}`;
const job = (text: string) => `{"config": {"jobs": [{"endpoint": "x", ${text}}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'JSONPath in responseParam',
        pagination('"method": "response.param", "responseParam": «"$.meta.next"», "queryParam": "p"'),
        /Did you mean "meta\.next"\?/,
      ],
      ['a JSON pointer in urlKey', pagination('"method": "response.url", "urlKey": «"/links/next"»'), /"links\.next"/],
      ['an index in idKey', pagination('"method": "cursor", "idKey": «"ids[0]"», "param": "p"'), /"ids\.0"/],
      ['JSONPath in limitStop', pagination('"method": "pagenum", "limitStop": {"field": «"$.total"»}')],
      ['JSONPath in dataField', job('"dataField": «"$.items[*]"»'), /"items"/],
      ['JSONPath in the object form', job('"dataField": {"path": «"$.items"»}')],
      ['jq in dataField', job('"dataField": «".items"»'), /"items"/],
      ['slashes for dots', job('"dataField": «"data/items"»'), /"data\.items"/],
      ['a placeholder', job('"children": [{"endpoint": "{a}", "placeholders": {"a": «"$.id"»}}]')],
      [
        'a placeholder with a function',
        job(
          '"children": [{"endpoint": "{a}", "placeholders": {"a": {"path": «"$.id"», "function": "md5", "args": [{"placeholder": "value"}]}}}]',
        ),
      ],
      ['every element, for which there is no sign', job('"dataField": «"a[*].b"»'), /keys\.$/],
    ],
    isQuiet: [
      ['plain paths', job('"dataField": "data.items.0"')],
      ['the whole response', job('"dataField": "."')],
      [
        'keys with signs in them',
        job('"dataField": "@odata.value", "children": [{"endpoint": "{a}", "placeholders": {"a": "$id"}}]'),
      ],
      ['a delimiter of its own', job('"dataField": {"path": "data/items", "delimiter": "/"}')],
      [
        'a delimiter of its own in urlKey',
        pagination('"method": "response.url", "urlKey": "/links/next", "delimiter": "/"'),
      ],
      ['brackets where they belong', job('"responseFilter": ["contacts[].name"]')],
      ['a type of data for a key', job('"dataField": "content.application/json"')],
      ['an option that is not read', pagination('"method": "offset", "responseParam": "$.a"')],
      ['a path that is being typed', '{"config": {"jobs": [{"endpoint": "x", "dataField": "$.it'],
    ],
  });

  it('is a warning, but a remark where the text may be a key', async () => {
    const text = '{"config": {"jobs": [{"dataField": «"$.a"»}, {"dataField": «"a/b"»}]}}';
    assert.deepEqual(
      (await expectFindings(testService(), code, text)).map(({ severity }) => severity),
      [2, 3],
    );
  });

  fixCases(code, {
    mends: [['Change to "items"', job('"dataField": "$.items"'), job('"dataField": "items"')]],
    leaves: [job('"dataField": "a[*].b"')],
  });

  const table: [string, string | undefined][] = [
    ['$.a.b', 'a.b'],
    ["$['a']['b c']", 'a.b c'],
    ['$["a"].b', 'a.b'],
    ['$.a[0].b', 'a.0.b'],
    ['[0].a', '0.a'],
    ['a[]', 'a'],
    ['a[].b', undefined],
    ['$[*]', undefined],
    ['/a/b', 'a.b'],
    ['/a.b/c', undefined],
    ['.a.b', 'a.b'],
  ];
  for (const [text, suggestion] of table) {
    it(`reads ${text} as ${suggestion ?? 'nothing that can be written here'}`, () => {
      assert.deepEqual(plainPath(text, '.'), { suggestion, isCertain: true });
    });
  }

  for (const text of ['a.b', '.', '..', '$', '$a.b', 'a$.b', '@a.b', '//', 'a/', 'application/vnd.api+json', '']) {
    it(`takes "${text}" as it is written`, () => assert.equal(plainPath(text, '.'), undefined));
  }
});
