import assert from 'node:assert/strict';
import { jsonServiceWith } from '../../../../server/service/jsonService.ts';
import { buildModel } from '../../../../server/service/model/buildModel.ts';
import type { ResponsePath } from '../../../../server/service/model/paths/responsePath.ts';
import { responsePaths } from '../../../../server/service/model/paths/responsePaths.ts';
import { documentOf } from '../../../support/cursor.ts';

function modelOf(text: string) {
  const document = documentOf(text);
  return buildModel(document, jsonServiceWith({}).parseJSONDocument(document));
}

/** One line for each path: what it is, where it starts, and for which jobs. */
function describePath({ kind, node, from, jobs, delimiter, inside, isRead }: ResponsePath): string {
  const steps = inside.map(({ path }) => `${path} > `).join('');
  const names = jobs.map(({ name }) => name).join(' + ');
  return `${kind} ${steps}${node?.value ?? '-'} [${delimiter ?? 'key'}] of ${from} ${names}${isRead ? '' : ', not read'}`.trim();
}

const pathsIn = (text: string) => responsePaths(modelOf(text)).map(describePath);
const paging = (text: string, jobs = '{"endpoint": "a"}') =>
  `{"api": {"pagination": ${text}}, "config": {"jobs": [${jobs}]}}`;
const job = (text: string) => `{"config": {"jobs": [{"endpoint": "a", ${text}}]}}`;

describe('the paths into responses', () => {
  const table: [title: string, text: string, expected: string[]][] = [
    [
      'of response.param',
      paging('{"method": "response.param", "responseParam": "p.q"}'),
      ['token p.q [.] of response a'],
    ],
    [
      'of response.url with its delimiter',
      paging('{"method": "response.url", "urlKey": "p/q", "delimiter": "/"}'),
      ['address p/q [/] of response a'],
    ],
    [
      'of Zendesk, whose delimiter is fixed',
      paging('{"method": "zendesk.response.url", "urlKey": "p", "delimiter": "/"}'),
      ['address p [.] of response a'],
    ],
    ['of cursor, in the records', paging('{"method": "cursor", "idKey": "id"}'), ['id id [.] of record a']],
    [
      'of the conditions that end any paging',
      paging('{"method": "offset", "nextPageFlag": {"field": "more"}, "limitStop": {"field": "total"}}'),
      ['nextPageFlag more [key] of response a', 'limitStop total [.] of response a'],
    ],
    [
      'that no run reads',
      paging('{"method": "offset", "urlKey": "p", "responseParam": "q"}'),
      ['address p [.] of response a, not read', 'token q [.] of response a, not read'],
    ],
    [
      'of each scroller for its jobs, and of what stands beside the scrollers for all',
      paging(
        '{"method": "multiple", "default": "x", "scrollers": {"x": {"method": "response.url", "urlKey": "p"}, "y": {"method": "cursor", "idKey": "q"}}, "limitStop": {"field": "t"}}',
        '{"endpoint": "a"}, {"endpoint": "b", "scroller": "y"}',
      ),
      ['address p [.] of response a', 'id q [.] of record b', 'limitStop t [.] of response a + b'],
    ],
    ['of dataField as a text', job('"dataField": "d"'), ['dataField d [.] of response a']],
    [
      'of dataField with a delimiter',
      job('"dataField": {"path": "d/e", "delimiter": "/"}'),
      ['dataField d/e [/] of response a'],
    ],
    ['of a dataField that is no text', job('"dataField": 5'), ['dataField - [.] of response a']],
    [
      'of a response filter, one by one',
      job('"responseFilter": ["x", "y[].z"], "responseFilterDelimiter": "/"'),
      ['responseFilter x [/] of record a', 'responseFilter y[].z [/] of record a'],
    ],
    [
      'of placeholders, by their level',
      job(
        '"children": [{"endpoint": "b", "placeholders": {"x": "id"}, "children": [{"endpoint": "c", "placeholders": {"1:y": {"path": "p"}, "2:z": "q", "9:n": "r", "0:m": "s"}}]}]',
      ),
      ['placeholder id [.] of record a', 'placeholder p [.] of record a > b', 'placeholder q [.] of record a'],
    ],
    [
      'of mappings, for the jobs of the data type, tables within tables from their element',
      '{"config": {"jobs": [{"endpoint": "a"}, {"endpoint": "b", "__NAME": "b", "dataType": "a"}], "mappings": {"a": {"x.y": "c", "u": {"type": "user"}, "t": {"type": "table", "destination": "d", "tableMapping": {"n/m": {"delimiter": "/"}}}}}}}',
      ['mapping x.y [.] of record a + b', 'mapping t [.] of record a + b', 'mapping t > n/m [/] of record a + b'],
    ],
    [
      'of a login, whose answer nobody knows',
      '{"api": {"authentication": {"type": "login", "expires": {"response": "e"}, "apiRequest": {"headers": {"A": {"function": "concat", "args": ["B ", {"response": "t.u"}]}}}}}}',
      ['login e [.] of login', 'login t.u [.] of login'],
    ],
    ['of a document without any', '{"api": {}, "config": {"jobs": []}}', []],
    ['of something else', '[1, "x"]', []],
  ];
  for (const [title, text, expected] of table) {
    it(`are those ${title}`, () => assert.deepEqual(pathsIn(text), expected));
  }

  it('are found once per version', () => {
    const model = modelOf(job('"dataField": "d"'));
    assert.equal(responsePaths(model), responsePaths(model));
  });

  it('are there while they are being typed', () => {
    assert.deepEqual(pathsIn('{"config": {"jobs": [{"endpoint": "a", "dataField": "d'), [
      'dataField d [.] of response a',
    ]);
    assert.deepEqual(pathsIn('{"config": {"jobs": [{"endpoint": "a", "dataField": '), [
      'dataField - [.] of response a',
    ]);
  });
});
