import assert from 'node:assert/strict';
import { ShapeCollector } from '../../../../engine/core/shapes/shapeCollector.ts';
import { expectFindings } from '../../../support/findings.ts';
import { serviceWithShapes, testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const collector = new ShapeCollector();
collector.add('users', { scroll: { token: 'a', size: 2 }, items: [{ id: 1 }], last: null });
collector.add('users', { scroll: { token: null, size: 2 }, items: [], last: null });
collector.add('groups', { cursor: 'x', items: [] });
collector.add('users > posts', { posts: [], after: 'b' });
const service = () => serviceWithShapes(collector.toFile());

const single = (param: string, jobs = '{"endpoint": "users"}') =>
  `{"api": {"pagination": {"method": "response.param", "responseParam": ${param}, "queryParam": "t"}}, "config": {"jobs": [${jobs}]}}`;
const multiple = (a: string, b: string, jobs: string) =>
  `{"api": {"pagination": {"method": "multiple", "default": "a", "scrollers": {` +
  `"a": {"method": "response.param", "responseParam": ${a}}, "b": {"method": "response.param", "responseParam": ${b}}` +
  `}}}, "config": {"jobs": [${jobs}]}}`;
const bothJobs = '{"endpoint": "users"}, {"endpoint": "groups"}';

describe('pagination.response-param-not-found', () => {
  ruleCases('pagination.response-param-not-found', {
    service,
    speaks: [
      [
        'a misspelled key',
        single('«"scroll.tokn"»'),
        /of "users" has "scroll\.tokn".*first page\. Did you mean "scroll\.token"\?/,
      ],
      [
        'a misspelled key of the records behind an index',
        single('«"items.9.idd"»'),
        /has "items\.9\.idd".*Did you mean "items\.9\.id"\?/,
      ],
      ['a misspelled list before an index', single('«"itmes.9.id"»'), /Did you mean "items\.9\.id"\?/],
      ['a misspelled object', single('«"scrol.token"»'), /"scroll\.token"/],
      ['a key without its object', single('«"token"»'), /Did you mean "scroll\.token"\?/],
      ['a path that resembles none', single('«"nothing.like.it"»'), /first page\. An API may leave it out/],
      ['a path that no response of several jobs has', single('«"cursr"»', bothJobs), /"users", "groups".*"cursor"/],
      [
        'a wrong path in the scroller of a job',
        multiple('"scroll.token"', '«"curser"»', '{"endpoint": "users"}, {"endpoint": "groups", "scroller": "b"}'),
        /"groups"/,
      ],
      [
        'a wrong path in the default scroller',
        multiple('«"scroll.tokn"»', '"cursor"', '{"endpoint": "users"}, {"endpoint": "groups", "scroller": "b"}'),
        /"users"/,
      ],
      [
        'a path that parent and child lack',
        single('«"aftr"»', '{"endpoint": "users", "children": [{"endpoint": "posts"}]}'),
        /"users > posts".*"after"/,
      ],
      ['a wrong path in the wrapped form', `{"parameters": ${single('«"scroll.tokn"»')}}`],
      [
        'a wrong path in a document that is not finished',
        '{"config": {"jobs": [{"endpoint": "users"}]}, "api": {"pagination": {"method": "response.param", "responseParam": «"scroll.tokn"», ',
      ],
    ],
    isQuiet: [
      ['a path that every response has', single('"scroll.token"')],
      ['a path that was null every time', single('"last"')],
      ['a path behind a null', single('"last.token"')],
      ['a path that one job of several has', single('"cursor"', bothJobs)],
      [
        'a path that only the child job has',
        single('"after"', '{"endpoint": "users", "children": [{"endpoint": "posts"}]}'),
      ],
      [
        'a path while the responses of one job are unknown',
        single('"scroll.tokn"', '{"endpoint": "users"}, {"endpoint": "new"}'),
      ],
      ['a key of the records behind an index', single('"items.9.id"')],
      ['a scroller that no job uses', multiple('"scroll.token"', '"nope"', '{"endpoint": "users"}')],
      [
        'another method',
        '{"api": {"pagination": {"method": "offset", "responseParam": "nope"}}, "config": {"jobs": [{"endpoint": "users"}]}}',
      ],
      ['no jobs at all', single('"nope"', '')],
      ['an empty path', single('""')],
      [
        'a path that is being typed',
        '{"config": {"jobs": [{"endpoint": "users"}]}, "api": {"pagination": {"method": "response.param", "responseParam": "scroll.to',
      ],
    ],
  });

  it('carries the nearest path as data', async () => {
    const [found] = await expectFindings(service(), 'pagination.response-param-not-found', single('«"scroll.tokn"»'));
    assert.deepEqual([found?.severity, found?.data], [2, { found: 'scroll.tokn', suggestion: 'scroll.token' }]);
  });

  it('does not suggest a list or an object', async () => {
    const [found] = await expectFindings(service(), 'pagination.response-param-not-found', single('«"itms"»'));
    assert.deepEqual(found?.data, { found: 'itms', suggestion: undefined });
  });

  const without: [string, () => ReturnType<typeof testService>][] = [
    ['there is no shapes file', () => testService()],
    ['the shapes file is broken', () => serviceWithShapes('{"version": 1, "jobs": {')],
    ['the shapes file is of another version', () => serviceWithShapes({ ...collector.toFile(), version: 2 })],
    ['the shapes file knows no job', () => serviceWithShapes({ version: 1, jobs: {} })],
    [
      'the shapes file is of another configuration',
      () => testService({ 'file:///work/other.shapes.json': collector.toFile() }),
    ],
  ];
  for (const [title, create] of without) {
    it(`is quiet where ${title}`, async () => {
      await expectFindings(create(), 'pagination.response-param-not-found', single('"scroll.tokn"'));
    });
  }
});
