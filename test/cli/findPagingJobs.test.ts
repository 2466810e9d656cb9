import assert from 'node:assert/strict';
import {
  type Answer,
  byOffset,
  byPage,
  offset,
  pathOf,
  rightPaging,
  rows,
  searchOnCommandLine,
} from '../support/searchOnCommandLine.ts';
import { sendJson } from '../support/startApi.ts';

describe('pagewright find-paging with several jobs', () => {
  const { found, requests, answers, text, config, write, rowsOfRun } = searchOnCommandLine();

  describe('of several jobs', () => {
    const two = [{ endpoint: 'rows' }, { endpoint: 'orders' }];
    const mixed: Answer = (request, response) =>
      sendJson(response, pathOf(request).endsWith('orders') ? byPage(request) : byOffset(request));

    it('writes one pagination where all have the same', async () => {
      write(config({ jobs: two }));
      const search = await found('--write');
      assert.deepEqual([search.code, search.result, search.method], [0, 'found', 'offset'], JSON.stringify(search));
      assert.deepEqual(search.changes, []);
      assert.deepEqual(
        search.jobs?.map(({ job, result }) => [job, result]),
        [
          ['rows', 'found'],
          ['orders', 'found'],
        ],
      );
      assert.equal(search.maxRequests, 24);
      assert.deepEqual(await rowsOfRun(), { rows: 113, orders: 113 });
    });

    it('writes scrollers where they differ, and which job has which', async () => {
      answers(mixed);
      write(config({ jobs: two }));
      const search = await found('--write');
      assert.deepEqual([search.code, search.result, search.method], [0, 'found', 'multiple'], JSON.stringify(search));
      const { api: written, config: its } = JSON.parse(text());
      assert.deepEqual(Object.keys(written.pagination.scrollers), ['offset', 'pagenum']);
      assert.deepEqual(
        its.jobs.map(({ scroller }: { scroller: string }) => scroller),
        ['offset', 'pagenum'],
      );
      assert.deepEqual(await rowsOfRun(), { rows: 113, orders: 34 });
    });

    it('writes what was found where another one is unknown, and ends with 3', async () => {
      answers((request, response, count) =>
        pathOf(request).endsWith('orders')
          ? sendJson(response, { error: 'No key' }, 401)
          : offset(request, response, count),
      );
      write(config({ jobs: two }));
      const search = await found('--write');
      assert.deepEqual([search.code, search.result], [3, 'unknown']);
      assert.match(search.reason, /^"rows": An offset .* "orders": The API refuses/);
      const { api: written, config: its } = JSON.parse(text());
      assert.deepEqual(written.pagination.scrollers[its.jobs[0].scroller].offsetParam, 'skip');
      assert.equal(its.jobs[1].scroller, undefined);
    });

    it('leaves a job that needs no paging without one', async () => {
      answers((request, response, count) =>
        pathOf(request).endsWith('orders')
          ? sendJson(response, { items: rows(3), total: 3 })
          : offset(request, response, count),
      );
      write(config({ jobs: two }));
      const search = await found('--write');
      assert.deepEqual([search.code, search.result], [0, 'found']);
      assert.deepEqual(await rowsOfRun(), { rows: 113, orders: 3 });
    });

    it('--job searches one, and keeps the paging that the others have', async () => {
      answers(mixed);
      const pagination = rightPaging;
      write(config({ jobs: two, pagination }));
      const search = await found('--job', 'orders', '--write');
      assert.deepEqual([search.code, search.maxRequests, search.jobs], [0, 12, undefined]);
      assert.ok(requests().every((request) => request.includes('/orders')));
      const { api: written, config: its } = JSON.parse(text());
      const { method, default: own, scrollers } = written.pagination;
      assert.deepEqual([method, own, scrollers[own]], ['multiple', 'offset', pagination]);
      assert.deepEqual([its.jobs[0].scroller, its.jobs[1].scroller], [undefined, 'pagenum']);
      assert.deepEqual(await rowsOfRun(), { rows: 113, orders: 34 });
    });

    it('adds to scrollers that are there, and keeps their names, even numbers', async () => {
      answers(mixed);
      const scrollers = { 1: { method: 'offset', limit: 50, offsetParam: 'skip' } };
      write(
        config({
          jobs: [{ endpoint: 'rows', scroller: '1' }, two[1] ?? {}],
          pagination: { method: 'multiple', scrollers },
        }),
      );
      const search = await found('--write');
      assert.deepEqual([search.code, search.result], [0, 'found'], JSON.stringify(search));
      assert.deepEqual(search.pagination?.['scrollers'], { ...scrollers, pagenum: { method: 'pagenum' } });
      const { api: written, config: its } = JSON.parse(text());
      assert.deepEqual(written.pagination.scrollers['1'], scrollers[1]);
      assert.deepEqual([its.jobs[0].scroller, its.jobs[1].scroller], ['1', 'pagenum']);
      assert.deepEqual(await rowsOfRun(), { rows: 113, orders: 34 });
    });

    describe('with stop conditions for all scrollers', () => {
      const flagged: Answer = (request, response) =>
        sendJson(response, {
          ...(pathOf(request).endsWith('orders') ? byPage(request) : byOffset(request)),
          last: true,
        });
      const nextPageFlag = { field: 'last', stopOn: true };
      const scrollers = { own: rightPaging };

      it('says that they end it too early', async () => {
        answers(flagged);
        write(config({ pagination: { method: 'multiple', default: 'own', nextPageFlag, scrollers } }));
        const search = await found('--write');
        assert.equal(search.tried[0]?.what, 'the paging that is written', JSON.stringify(search));
        assert.deepEqual([search.code, search.result], [0, 'found']);
        assert.deepEqual(await rowsOfRun(), { rows: 113 });
      });

      it('leaves them to the scrollers that were there', async () => {
        answers(flagged);
        write(config({ jobs: two, pagination: { method: 'multiple', default: 'own', nextPageFlag, scrollers } }));
        const search = await found('--job', 'orders', '--write');
        assert.deepEqual([search.code, search.result], [0, 'found'], JSON.stringify(search));
        const { api: written } = JSON.parse(text());
        assert.deepEqual(written.pagination.scrollers.own, { ...rightPaging, nextPageFlag });
        assert.deepEqual(await rowsOfRun(), { rows: 50, orders: 34 });
      });

      it('changes nothing where they are right', async () => {
        const pagination = {
          method: 'multiple',
          default: 'own',
          nextPageFlag: { field: 'items', stopOn: false },
          scrollers,
        };
        write(config({ pagination }));
        const before = text();
        const search = await found('--write');
        assert.deepEqual([search.result, search.pagination], ['found', pagination]);
        assert.equal(text(), before);
      });
    });

    it('does not keep a paging that is wrong for all of them', async () => {
      answers(mixed);
      write(config({ jobs: two, pagination: { method: 'cursor', idKey: 'at', param: 'since' } }));
      await found('--write');
      const { api: written } = JSON.parse(text());
      assert.deepEqual(Object.keys(written.pagination.scrollers), ['offset', 'pagenum']);
      assert.equal(written.pagination.default, undefined);
      assert.deepEqual(await rowsOfRun(), { rows: 113, orders: 34 });
    });
  });
});
