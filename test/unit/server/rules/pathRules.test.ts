import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { documentOf } from '../../../support/cursor.ts';
import { expectFindings } from '../../../support/findings.ts';
import { serviceWithShapes, testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const collector = new ShapeCollector();
collector.add('users', {
  links: { next: 'https://a.b/?page=2', self: 'x' },
  hasMore: true,
  meta: { total: 30, tags: ['a'] },
  'odd.key': { rows: [{ id: 1 }] },
  data: [
    {
      id: 1,
      name: { first: 'a', last: 'b' },
      tags: ['x'],
      parts: [{ code: 'p', size: { w: 1 } }],
      note: null,
      any: {},
    },
    { id: 2, name: { first: 'c', last: 'd' }, tags: [], parts: [], note: null, any: {} },
  ],
});
collector.add('groups', { links: { next: null }, items: [{ id: 5, title: 'x' }] });
collector.add('users > posts', { data: [{ id: 7, body: 'x' }] });
collector.add('names', { data: ['a', 'b'] });
collector.add('none', { data: [] });
collector.add('two', { first: [{ id: 1 }], second: [{ id: 1 }] });
collector.add('open', { data: [{}] });
const service = () => serviceWithShapes(collector.toFile());

const users = '{"endpoint": "users", "dataField": "data"}';
const config = (pagination: string, jobs = users, more = '') =>
  `{"api": {"pagination": {${pagination}}}, "config": {"jobs": [${jobs}]${more}}}`;
const job = (more: string, endpoint = 'users') => config('', `{"endpoint": "${endpoint}", ${more}}`);
const child = (placeholders: string, parent = '"dataField": "data"', more = '') =>
  job(`${parent}, "children": [{"endpoint": "posts", "dataField": "data", "placeholders": {${placeholders}}${more}}]`);
const mapped = (mapping: string, jobs = users, name = 'users') =>
  config('', jobs, `, "mappings": {"${name}": {${mapping}}}`);

describe('pagination.url-key-not-found', () => {
  const url = (key: string, more = '', jobs = users) =>
    config(`"method": "response.url", "urlKey": ${key}${more}`, jobs);
  ruleCases('pagination.url-key-not-found', {
    service,
    speaks: [
      [
        'a misspelled key',
        url('«"links.nxt"»'),
        /of "users" has "links\.nxt".*first page\. Did you mean "links\.next"\?/,
      ],
      ['a key without its object', url('«"next"»'), /"links\.next"/],
      ['another delimiter than the one that is said', url('«"links.next"»', ', "delimiter": "/"'), /"links\/next"/],
      ['a path in JSONPath', url('«"$.links.next"»'), /"links\.next"/],
      ['the method of Zendesk', config('"method": "zendesk.response.url", "urlKey": «"links/next"»'), /"links\.next"/],
      ['a path that resembles none', url('«"cursor"»'), /first page\. An API may leave it out/],
      [
        'a path that several jobs lack',
        url('«"links.nex"»', '', `${users}, {"endpoint": "groups"}`),
        /"users", "groups"/,
      ],
    ],
    isQuiet: [
      ['a path that is there', url('"links.next"')],
      ['a path with its delimiter', url('"links/next"', ', "delimiter": "/"')],
      ['a job whose answers are unknown', url('"links.nxt"', '', `${users}, {"endpoint": "new"}`)],
      ['another method', config('"method": "offset", "urlKey": "links.nxt"')],
      ['no method yet', config('"urlKey": "links.nxt"')],
      [
        'a path that is being typed',
        '{"config": {"jobs": [{"endpoint": "users"}]}, "api": {"pagination": {"method": "response.url", "urlKey": "links.n',
      ],
      ['no path', url('""')],
      ['a path that is no text', url('5')],
    ],
  });

  it('only remarks where an API with single pages may leave the address out', async () => {
    const [near] = await expectFindings(service(), 'pagination.url-key-not-found', url('«"links.nxt"»'));
    const [far] = await expectFindings(service(), 'pagination.url-key-not-found', url('«"cursor"»'));
    assert.deepEqual([near?.severity, far?.severity], [2, 3]);
  });
});

describe('pagination.next-page-flag-not-found', () => {
  const flag = (text: string, jobs = users) => config(`"method": "pagenum", "nextPageFlag": {${text}}`, jobs);
  ruleCases('pagination.next-page-flag-not-found', {
    service,
    speaks: [
      ['a misspelled key', flag('"field": «"hasmore"», "stopOn": false'), /first page\. Did you mean "hasMore"\?/],
      ['a path, which a flag is not', flag('"field": «"meta.total"», "stopOn": false')],
      ['a key that is said to stop where it is missing', flag('"field": «"more"», "stopOn": true, "ifNotSet": true')],
      [
        'a condition beside the scrollers',
        '{"api": {"pagination": {"method": "multiple", "default": "a", "scrollers": {"a": {"method": "pagenum"}}, "nextPageFlag": {"field": «"hasmore"», "stopOn": false}}}, "config": {"jobs": [{"endpoint": "users"}]}}',
        /"hasMore"/,
      ],
    ],
    isQuiet: [
      ['a key that is there', flag('"field": "hasMore", "stopOn": false')],
      ['a key that appears on the last page only', flag('"field": "last", "stopOn": true, "ifNotSet": false')],
      ['a flag that is not finished', flag('"field": "hasmore"')],
      ['no paging at all', config('"nextPageFlag": {"field": "hasmore", "stopOn": false}')],
      ['a job whose answers are unknown', flag('"field": "hasmore", "stopOn": false', '{"endpoint": "new"}')],
    ],
  });
});

describe('pagination.limit-field-not-found', () => {
  const limit = (field: string, jobs = users) => config(`"method": "offset", "limitStop": {"field": ${field}}`, jobs);
  ruleCases('pagination.limit-field-not-found', {
    service,
    speaks: [
      ['a misspelled path', limit('«"meta.totl"»'), /count as 0.*Did you mean "meta\.total"\?/],
      ['a key without its object', limit('«"total"»'), /"meta\.total"/],
      ['a path into the records', limit('«"data.id"»')],
    ],
    isQuiet: [
      ['a path that is there', limit('"meta.total"')],
      ['a path that one of several jobs has', limit('"meta.total"', `${users}, {"endpoint": "groups"}`)],
      ['a fixed number', config('"method": "offset", "limitStop": {"count": 5}')],
      ['a job whose answers are unknown', limit('"total"', '{"endpoint": "new"}')],
      [
        'a path that is being typed',
        '{"config": {"jobs": [{"endpoint": "users"}]}, "api": {"pagination": {"method": "offset", "limitStop": {"field": "tot',
      ],
    ],
  });
});

describe('pagination.id-key-not-found', () => {
  const cursor = (key: string, jobs = users) => config(`"method": "cursor", "param": "p", "idKey": ${key}`, jobs);
  ruleCases('pagination.id-key-not-found', {
    service,
    speaks: [
      ['a misspelled key of the records', cursor('«"Id"»'), /record of "users".*Did you mean "id"\?/],
      ['a path from the root of the answer', cursor('«"data.id"»'), /"id"/],
    ],
    isQuiet: [
      ['a key that is there', cursor('"id"')],
      ['records that are plain values', cursor('"."', '{"endpoint": "names"}')],
      ['records that were never seen', cursor('"Id"', '{"endpoint": "none"}')],
      ['an answer in which the records cannot be found', cursor('"Id"', '{"endpoint": "users", "dataField": "dta"}')],
      ['another method', config('"method": "offset", "idKey": "Id"')],
    ],
  });
});

describe('job.data-field-not-found', () => {
  ruleCases('job.data-field-not-found', {
    service,
    speaks: [
      [
        'a misspelled key',
        job('"dataField": «"dta"»'),
        /response of "users" has "dta".*no records\. Did you mean "data"\?/,
      ],
      ['a misspelled path in the long form', job('"dataField": {"path": «"meta.tag"»}'), /"meta\.tags"/],
      ['a dot in a name', job('"dataField": «"odd.key.rows"»')],
      ['another delimiter', job('"dataField": {"path": «"odd.kye/rows"», "delimiter": "/"}'), /"odd\.key\/rows"/],
      ['a path into the elements of a list', job('"dataField": «"data.parts"»')],
      [
        'the path of a child job',
        config(
          '',
          '{"endpoint": "users", "dataField": "data", "children": [{"endpoint": "posts", "dataField": «"dat"»}]}',
        ),
        /"users > posts"/,
      ],
      ['a job by its name', job('"__NAME": "users", "dataField": «"dta"»', 'v2/people')],
      ['the wrapped form', `{"parameters": ${job('"dataField": «"dta"»')}}`],
      ['a document that is not finished', '{"config": {"jobs": [{"endpoint": "users", "dataField": «"dta"», '],
    ],
    isQuiet: [
      ['a path that is there', job('"dataField": "data"')],
      ['the whole response', job('"dataField": "."')],
      ['the whole response with a delimiter of its own', job('"dataField": {"path": "/", "delimiter": "/"}')],
      ['a path with its delimiter', job('"dataField": {"path": "odd.key/rows", "delimiter": "/"}')],
      ['an element of a list', job('"dataField": "data.0.parts"')],
      ['a job whose answers are unknown', job('"dataField": "dta"', 'new')],
      ['a number', job('"dataField": 5')],
      ['an empty text', job('"dataField": ""')],
      ['a text that counts as empty', job('"dataField": "0"')],
      ['a path that is being typed', '{"config": {"jobs": [{"endpoint": "users", "dataField": "dt'],
      ['iterations with jobs of their own', `{"iterations": [{"jobs": []}], ${job('"dataField": "dta"').slice(1)}`],
    ],
  });

  it('does not suggest what gives no records', async () => {
    const [found] = await expectFindings(service(), 'job.data-field-not-found', job('"dataField": «"hasMoer"»'));
    assert.deepEqual(found?.data, { found: 'hasMoer', suggestion: undefined });
  });

  it('is quiet where there is no shapes file', async () => {
    await expectFindings(testService(), 'job.data-field-not-found', job('"dataField": "dta"'));
  });
});

describe('job.response-filter-not-found', () => {
  const filter = (text: string, more = '') => job(`"dataField": "data", "responseFilter": ${text}${more}`);
  ruleCases('job.response-filter-not-found', {
    service,
    speaks: [
      ['a misspelled key', filter('«"nme"»'), /record of "users" has "nme".*changes nothing\. Did you mean "name"\?/],
      ['one of several', filter('["name", «"parts[].siz"»]'), /"parts\[\]\.size"/],
      [
        'a part behind another delimiter',
        filter('«"name.first"»', ', "responseFilterDelimiter": "/"'),
        /"name\/first"/,
      ],
      ['elements of what is no list', filter('«"name[]"»')],
    ],
    isQuiet: [
      ['parts that are there', filter('["name", "name.first", "parts[]", "parts[].size.w", "tags[]"]')],
      ['what is in an object without known keys', filter('"any.key"')],
      ['records that were never seen', job('"dataField": "data", "responseFilter": "x"', 'none')],
      [
        'a part that is being typed',
        '{"config": {"jobs": [{"endpoint": "users", "dataField": "data", "responseFilter": ["nme',
      ],
      [
        'a job that is not finished',
        '{"config": {"jobs": [{"endpoint": "users", "dataField": "data", "responseFilter": "nme", ',
      ],
      ['something else', filter('{"a": 1}')],
    ],
  });
});

describe('job.placeholder-path-not-found', () => {
  ruleCases('job.placeholder-path-not-found', {
    service,
    speaks: [
      ['a misspelled key', child('"id": «"idd"»'), /record of "users" has "idd".*run would fail.*Did you mean "id"\?/],
      [
        'a path with what is made of it',
        child('"id": {"path": «"name.frist"», "function": "urlencode", "args": [{"placeholder": "value"}]}'),
        /"name\.first"/,
      ],
      [
        'a part that responseFilter has made a text',
        child('"n": «"name.first"»', '"dataField": "data", "responseFilter": "name"'),
      ],
      ['a record of the only list of the parent’s answers', child('"id": «"idd"»', '"method": "GET"')],
      [
        'a record of the parent’s parent',
        child(
          '"id": "id"',
          undefined,
          ', "children": [{"endpoint": "x", "placeholders": {"2:id": «"titel"», "id": "id"}}]',
        ),
        /"users"/,
      ],
      [
        'a key of records that are plain values',
        config('', '{"endpoint": "names", "children": [{"endpoint": "x", "placeholders": {"id": «"id"»}}]}'),
      ],
    ],
    isQuiet: [
      ['paths that are there', child('"id": "id", "n": {"path": "name.first"}, "whole": "tags"')],
      [
        'a record that is a plain value',
        config('', '{"endpoint": "names", "children": [{"endpoint": "x", "placeholders": {"id": "."}}]}'),
      ],
      ['a value that was always null', child('"id": "note.id"')],
      [
        'a parent with several lists and no dataField',
        config('', '{"endpoint": "two", "children": [{"endpoint": "x", "placeholders": {"id": "idd"}}]}'),
      ],
      [
        'a parent whose answers are unknown',
        config('', '{"endpoint": "new", "children": [{"endpoint": "x", "placeholders": {"id": "idd"}}]}'),
      ],
      ['a level that no parent has', child('"3:id": "idd"')],
      ['a level that is none', child('"0:id": "idd", "x:id": "idd"')],
      ['a job at the top', job('"placeholders": {"id": "idd"}')],
      [
        'a parent that is not finished',
        '{"config": {"jobs": [{"endpoint": "users", "dataField": "data", "children": [{"endpoint": "x", "placeholders": {"id": "idd"}}], ',
      ],
    ],
  });
});

describe('mapping.path-not-found', () => {
  const table = (inside: string, more = '') =>
    mapped(`"parts": {"type": "table", "destination": "part"${more}, "tableMapping": {${inside}}}`);
  ruleCases('mapping.path-not-found', {
    service,
    speaks: [
      [
        'a misspelled path',
        mapped('«"name.frist"»: "a"'),
        /record of "users" has "name\.frist".*Did you mean "name\.first"\?/,
      ],
      [
        'a path with another delimiter',
        mapped('«"name/frist"»: {"delimiter": "/", "mapping": {"destination": "a"}}'),
        /"name\/first"/,
      ],
      ['a path of an element in a child table', table('«"cod"»: "a"'), /"code"/],
      ['a path that begins at the record in a child table', table('«"parts.code"»: "a"'), /"code"/],
      [
        'a data type that is not the endpoint',
        mapped(
          '«"idd"»: "a"',
          '{"endpoint": "users", "__NAME": "users", "dataField": "data", "dataType": "people"}',
          'people',
        ),
      ],
      [
        'what no job of the data type has',
        mapped(
          '«"titel"»: "a"',
          '{"endpoint": "users", "dataField": "data"}, {"endpoint": "groups", "__NAME": "groups", "dataType": "users"}',
        ),
        /"users", "groups".*"title"/,
      ],
      ['a key that resembles none', mapped('«"completely"»: "a"'), /written for it\. A record may/],
    ],
    isQuiet: [
      [
        'paths that are there',
        mapped('"id": "id", "name.first": "first", "tags.0": "tag", ".": "all", "note": {"type": "column"}'),
      ],
      ['a path of an element', table('"code": "a", "size.w": "w", ".": "all"')],
      ['a column of the parent', mapped('"parent_id": {"type": "user", "mapping": {"destination": "p"}}')],
      [
        'a key that is not in every job',
        mapped('"title": "a"', `${users}, {"endpoint": "groups", "dataType": "users"}`),
      ],
      ['a data type that no job makes', mapped('"idd": "a"', users, 'others')],
      [
        'a job of the data type whose answers are unknown',
        mapped('"idd": "a"', `${users}, {"endpoint": "new", "dataType": "users"}`),
      ],
      [
        'elements that were never seen',
        mapped(
          '"any": {"type": "table", "destination": "t", "tableMapping": {"x": "y"}}',
          '{"endpoint": "open"}',
          'open',
        ),
      ],
      [
        'what a table that feeds itself passes over',
        mapped('"parts": {"type": "table", "destination": "users", "tableMapping": {"nope": "a"}}'),
      ],
      [
        'a list of jobs that is not finished',
        '{"config": {"mappings": {"users": {"idd": "a"}}, "jobs": [{"endpoint": "users", "dataField": "data"}, ',
      ],
      ['a mapping that is no object', config('', users, ', "mappings": {"users": ["idd"]}')],
    ],
  });

  it('does not suggest a key that the mapping has already', async () => {
    const [found] = await expectFindings(service(), 'mapping.path-not-found', mapped('"id": "id", «"idd"»: "a"'));
    assert.deepEqual([found?.severity, found?.data], [3, { found: 'idd', suggestion: undefined }]);
  });

  it('is mended by a quick fix', async () => {
    const service = serviceWithShapes(collector.toFile());
    const document = documentOf(mapped('"idd": "a"'));
    const found = (await service.findDiagnostics(document)).filter(({ code }) => code === 'mapping.path-not-found');
    const actions = await service.findCodeActions(document, found);
    const edits = actions.flatMap(({ edit }) => Object.values(edit?.changes ?? {}).flat());
    assert.equal(TextDocument.applyEdits(document, edits), mapped('"id": "a"'));
  });

  it('warns where a path is nearly right', async () => {
    const [found] = await expectFindings(service(), 'mapping.path-not-found', mapped('«"idd"»: "a"'));
    assert.deepEqual([found?.severity, found?.data], [2, { found: 'idd', suggestion: 'id' }]);
  });
});
