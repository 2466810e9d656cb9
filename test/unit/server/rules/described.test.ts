import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { documentOf } from '../../../support/cursor.ts';
import { describedService, usersDescription } from '../../../support/describedService.ts';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const config = (jobs: string, pagination = '', more = '') =>
  `{"api": {"baseUrl": "https://api.example.com/v1/", "pagination": {${pagination}}${more}}, "config": {"jobs": [${jobs}]}}`;
/** A configuration with a computed base address. */
const computed = (args: string, jobs: string, attributes = '') =>
  `{"api": {"baseUrl": {"function": "concat", "args": [${args}]}}, "config": {${attributes}"jobs": [${jobs}]}}`;
const service = () => describedService();
const recorded = () => describedService({}, { ...usersDescription, format: 'HAR 1.2' });

describe('description.unknown-endpoint', () => {
  const code = 'description.unknown-endpoint';
  ruleCases(code, {
    service,
    speaks: [
      [
        'a misspelled one',
        config('{"endpoint": «"usres"»}'),
        /^"usres.*is not described in users\.openapi\.yaml\. Did you mean "users/,
      ],
      ['one that resembles none', config('{"endpoint": «"invoices"»}'), /is not described in users\.openapi\.yaml\.$/],
      [
        'another method',
        config('{"endpoint": «"status"», "method": "POST"}'),
        /describes "status.*with GET, not with POST\.$/,
      ],
      ['one in a child', config('{"endpoint": "users", "children": [{"endpoint": «"users/{id}/order"»}]}')],
      [
        'one below an attribute',
        computed(
          '{"attr": "root"}, "/users/", {"attr": "user"}, "/"',
          '{"endpoint": «"order"»}',
          '"root": "https://api.example.com/v1", ',
        ),
      ],
    ],
    isQuiet: [
      ['a described one', config('{"endpoint": "users"}, {"endpoint": "/v1/users/7/orders?x=1"}')],
      ['one that only a run knows', config('{"endpoint": "{next}"}')],
      ['one of another host', config('{"endpoint": "https://other.example/things"}')],
      ['one that is not finished', '{"config": {"jobs": [{"endpoint": "usr'],
      [
        'described ones below an attribute, and from there up',
        computed(
          '"https://", {"attr": "region"}, ".example.com/v1/users/", {"attr": "user"}, "/"',
          '{"endpoint": "orders"}, {"endpoint": "../../users"}',
        ),
      ],
      [
        'described ones below an address that only a run knows',
        computed('{"attr": "root"}, "/"', '{"endpoint": "users"}'),
      ],
    ],
  });

  it('is quiet about a recording, which is never whole', async () => {
    await expectFindings(recorded(), code, config('{"endpoint": "invoices"}'));
  });

  it('is quiet without a description', async () => {
    await expectFindings(testService(), code, config('{"endpoint": "invoices"}'));
  });
});

describe('description.unknown-param', () => {
  const code = 'description.unknown-param';
  const job = (params: string, more = '') => config(`{"endpoint": "users"${more}, "params": {${params}}}`);
  ruleCases(code, {
    service,
    speaks: [
      [
        'a misspelled one',
        job('«"sice"»: "2020"'),
        /"sice" is not described .* for this endpoint\. Did you mean "since"\?/,
      ],
      ['one of the query in a body', job('«"since"»: "2020"', ', "method": "POST"')],
    ],
    isQuiet: [
      ['described ones', job('"since": "2020", "filter[name]": "a", "filter[age]": 1')],
      ['an endpoint without described parameters', config('{"endpoint": "status", "params": {"x": 1}}')],
      ['an endpoint that is not described', config('{"endpoint": "other", "params": {"x": 1}}')],
      ['one that is not finished', '{"config": {"jobs": [{"endpoint": "users", "params": {"sic'],
    ],
  });
});

describe('description.missing-param', () => {
  const code = 'description.missing-param';
  ruleCases(code, {
    service,
    speaks: [
      ['a required one', config('{"endpoint": «"users"»}'), /requires the parameter "since" for this endpoint/],
      ['one of a body', config('{"endpoint": «"users"», "method": "FORM", "params": {"age": 1}}'), /"name"/],
    ],
    isQuiet: [
      ['one that is there', config('{"endpoint": "users", "params": {"since": "2020"}}')],
      ['one in the query of the endpoint', config('{"endpoint": "users?since=2020"}')],
      ['one that the paging sends', config('{"endpoint": "users"}', '"method": "offset", "offsetParam": "since"')],
      [
        'one that all requests have',
        config('{"endpoint": "users"}', '', ', "http": {"defaultOptions": {"params": {"since": "2020"}}}'),
      ],
      [
        'one that the authentication sends',
        config('{"endpoint": "users"}', '', ', "authentication": {"type": "query", "query": {"since": "x"}}'),
      ],
      ['a job that is not finished', '{"config": {"jobs": [{"endpoint": "users", '],
    ],
  });

  const added: [string, string][] = [
    ['{"endpoint": "users"}', '{"endpoint": "users", "params": {"since":""}}'],
    ['{"endpoint": "users", "params": {"deep": true}}', '{"endpoint": "users", "params": {"deep": true, "since": ""}}'],
  ];
  for (const [before, after] of added) {
    it(`is added to ${before}`, async () => {
      const document = documentOf(config(before));
      const found = (await service().findDiagnostics(document)).filter((each) => each.code === code);
      const [action] = await service().findCodeActions(document, found);
      assert.equal(action?.title, 'Add "since" to "params"');
      const text = TextDocument.applyEdits(document, action.edit?.changes?.[document.uri] ?? []);
      assert.deepEqual(JSON.parse(text), JSON.parse(config(after)));
    });
  }
});

describe('description.differs', () => {
  const code = 'description.differs';
  const collector = new ShapeCollector();
  collector.add('users', { data: [{ id: 'a', name: { first: 'b' }, extra: 1 }], paging: { next: 'x', total: null } });
  const shapes = { 'file:///work/users.shapes.json': collector.toFile() };
  const mapping = (mapped: string) =>
    `{"api": {"baseUrl": "https://api.example.com/v1/"}, "config": {"jobs": [{"endpoint": «"users"», "dataField": "data"}], "mappings": {"users": {${mapped}}}}}`;
  ruleCases(code, {
    service: () => describedService(shapes),
    speaks: [
      [
        'a key that is not described, one that no response has, and another type',
        mapping('"extra": "a", "state": "b", "id": "c", "name.first": "d"'),
        /^The known responses of "users" differ from users\.openapi\.yaml: "extra" is not described; "state" is described, but no response has it; "id" is string, and described as integer\. The responses count\.$/,
      ],
      ['a token', config('{"endpoint": «"users"»}', '"method": "response.param", "responseParam": "paging.next"')],
    ],
    isQuiet: [
      ['what is as described', mapping('"name.first": "d"').replace(/[«»]/g, '')],
      ['what nobody uses', config('{"endpoint": "users"}')],
      ['a value that was always null', config('{"endpoint": "users"}', '"limitStop": {"field": "paging.total"}')],
      ['a job that never ran', config('{"endpoint": "status", "dataField": "other"}')],
    ],
  });
});

describe('a path that is not described', () => {
  const table: [title: string, code: string, marked: string, message: RegExp][] = [
    [
      'of a token, in a configuration that never ran',
      'pagination.response-param-not-found',
      config('{"endpoint": "users"}', '"method": "response.param", "responseParam": «"paging.next_tokn"»'),
      /^"paging\.next_tokn" is not described in users\.openapi\.yaml for the responses of "users"\. If it is missing, paging would end after the first page\. Did you mean "paging\.next_token"\?$/,
    ],
    ['of dataField', 'job.data-field-not-found', config('{"endpoint": "users", "dataField": «"dat"»}'), /"data"\?$/],
    [
      'of a mapping',
      'mapping.path-not-found',
      config('{"endpoint": "users", "dataField": "data"}').replace(
        '"config": {',
        '"config": {"mappings": {"users": {«"nam.first"»: "a"}}, ',
      ),
      /for the records of "users"/,
    ],
  ];
  for (const [title, code, marked, message] of table) {
    it(`is information, ${title}`, async () => {
      const [found] = await expectFindings(service(), code, marked);
      assert.match(found?.message ?? '', message);
      assert.equal(found?.severity, 3);
    });
  }

  it('is nothing where a response has it', async () => {
    const collector = new ShapeCollector();
    collector.add('users', { rows: [] });
    const seen = describedService({ 'file:///work/users.shapes.json': collector.toFile() });
    await expectFindings(seen, 'job.data-field-not-found', config('{"endpoint": "users", "dataField": "rows"}'));
  });
});
