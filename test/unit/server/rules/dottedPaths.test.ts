import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { documentOf } from '../../../support/cursor.ts';
import { expectFindings } from '../../../support/findings.ts';
import { serviceWithShapes } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const collector = new ShapeCollector();
collector.add('rows', {
  'page.next': 't2',
  'page.total': 3,
  meta: { 'next.url': 'https://a.b/?p=2' },
  paging: { next: 'https://a.b/?p=2', total: 3 },
  'data.rows': [{ 'user.id': 1, user: { name: 'a' }, 'tag.list': { deep: { x: 1 } } }],
  plain: [{ id: 1 }],
});
const service = () => serviceWithShapes(collector.toFile());

const rows = '{"endpoint": "rows", "dataField": {"path": "data.rows", "delimiter": "/"}}';
const config = (pagination: string, job = rows, more = '') =>
  `{"api": {"pagination": {${pagination}}}, "config": {"jobs": [${job}]${more}}}`;
const mapped = (columns: string) => config('', rows, `, "mappings": {"rows": {${columns}}}`);

describe('a key with a dot where a path is meant', () => {
  describe('as a token', () => {
    const token = (path: string) => config(`"method": "response.param", "queryParam": "p", "responseParam": ${path}`);
    ruleCases('pagination.response-param-not-found', {
      service,
      speaks: [
        [
          'a key at the root',
          token('«"page.next"»'),
          /a key "page\.next", but a path is split at "\.".*first page\. No option sets another separator/,
        ],
        ['a key below another', token('«"meta.next.url"»'), /a key "next\.url"/],
        ['a key of the records’ list', token('«"data.rows"»')],
      ],
      isQuiet: [
        ['a path that is there', token('"paging.next"')],
        ['a list, into which a number leads', token('"plain.0.id"')],
        ['no text', token('5')],
      ],
    });

    it('warns, also where an API might leave the value out', async () => {
      const [found] = await expectFindings(service(), 'pagination.response-param-not-found', token('«"page.next"»'));
      assert.equal(found?.severity, 2);
    });
  });

  describe('as an address', () => {
    const url = (path: string, more = '') => config(`"method": "response.url", "urlKey": ${path}${more}`);
    ruleCases('pagination.url-key-not-found', {
      service,
      speaks: [
        ['a key at the root', url('«"page.next"»'), /Write "page\.next" with "delimiter": "\/"\.$/],
        ['a key below another', url('«"meta.next.url"»'), /Write "meta\/next\.url" with "delimiter": "\/"\.$/],
        ['a separator that is in the key', url('«"page.next"»', ', "delimiter": "."')],
        [
          'a method whose separator is fixed',
          config('"method": "zendesk.response.url", "urlKey": «"page.next"»'),
          /No option sets another separator/,
        ],
      ],
      isQuiet: [
        ['another separator', url('"page.next"', ', "delimiter": "/"')],
        ['a path that is there', url('"paging.next"')],
        ['a key that is reached', url('"meta/next.url"', ', "delimiter": "/"')],
      ],
    });
  });

  describe('as a total', () => {
    const limit = (path: string) => config(`"method": "pagenum", "limitStop": {"field": ${path}}`);
    ruleCases('pagination.limit-field-not-found', {
      service,
      speaks: [['a key at the root', limit('«"page.total"»'), /count as 0.*No option sets another separator/]],
      isQuiet: [['a path that is there', limit('"paging.total"')]],
    });
  });

  describe('as a flag, which is a key anyway', () => {
    ruleCases('pagination.next-page-flag-not-found', {
      service,
      speaks: [],
      isQuiet: [['a dot', config('"method": "pagenum", "nextPageFlag": {"field": "page.next", "stopOn": false}')]],
    });
  });

  describe('as the place of the records', () => {
    const job = (dataField: string) => config('', `{"endpoint": "rows", "dataField": ${dataField}}`);
    ruleCases('job.data-field-not-found', {
      service,
      speaks: [
        ['a text', job('«"data.rows"»'), /Write \{"path": "data\.rows", "delimiter": "\/"\}\.$/],
        ['an object without a separator', job('{"path": «"data.rows"»}'), /Write \{"path": "data\.rows"/],
      ],
      isQuiet: [['another separator', job('{"path": "data.rows", "delimiter": "|"}')]],
    });
  });

  describe('as a column', () => {
    ruleCases('mapping.path-not-found', {
      service,
      speaks: [
        ['a key of the record', mapped('«"user.id"»: "id"'), /Write "user\.id" with "delimiter": "\/"\.$/],
        ['a key on the way', mapped('«"tag.list.deep"»: "x"'), /Write "tag\.list\/deep" with "delimiter": "\/"\.$/],
      ],
      isQuiet: [
        ['another separator', mapped('"user.id": {"mapping": {"destination": "id"}, "delimiter": "/"}')],
        ['a path that is there', mapped('"user.name": "name"')],
      ],
    });
  });

  describe('is mended by a quick fix', () => {
    const jobIn = (dataField: string) => config('', `{"endpoint": "rows", "dataField": ${dataField}}`);
    const url = (options: string) => config(`"method": "response.url", ${options}`);
    const table: [code: string, before: string, after: string | undefined][] = [
      ['pagination.url-key-not-found', url('"urlKey": "page.next"'), url('"urlKey": "page.next", "delimiter": "/"')],
      [
        'pagination.url-key-not-found',
        url('"delimiter": ".", "urlKey": "meta.next.url"'),
        url('"delimiter": "/", "urlKey": "meta/next.url"'),
      ],
      ['job.data-field-not-found', jobIn('"data.rows"'), jobIn('{"path":"data.rows","delimiter":"/"}')],
      ['job.data-field-not-found', jobIn('{"path": "data.rows"}'), jobIn('{"path": "data.rows", "delimiter": "/"}')],
      [
        'mapping.path-not-found',
        mapped('"user.id": "id"'),
        mapped('"user.id": {"mapping":{"destination":"id"},"delimiter":"/"}'),
      ],
      [
        'mapping.path-not-found',
        mapped('"tag.list.deep": {"mapping": {"destination": "x"}}'),
        mapped('"tag.list/deep": {"mapping": {"destination": "x"}, "delimiter": "/"}'),
      ],
      [
        'pagination.response-param-not-found',
        config('"method": "response.param", "queryParam": "p", "responseParam": "page.next"'),
        undefined,
      ],
    ];
    for (const [code, before, after] of table) {
      it(`${code}: ${before}`, async () => {
        const document = documentOf(before);
        const found = (await service().findDiagnostics(document)).filter((each) => each.code === code);
        const [action, ...others] = await service().findCodeActions(document, found);
        assert.deepEqual(others, []);
        assert.equal(action && TextDocument.applyEdits(document, action.edit?.changes?.[document.uri] ?? []), after);
        if (after === undefined) return;
        const mended = await service().findDiagnostics(documentOf(after));
        assert.deepEqual(
          mended.filter((each) => each.code === code),
          [],
        );
        assert.deepEqual(
          await service().findCodeActions(documentOf(`\n${before}`), found),
          [],
          'a text that has moved on',
        );
      });
    }
  });
});
