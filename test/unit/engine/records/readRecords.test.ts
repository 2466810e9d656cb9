import assert from 'node:assert/strict';
import { isUserError, UserError } from '../../../../engine/core/errors.ts';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { isStop } from '../../../../engine/core/pagination/scroller.ts';
import { placeholderValues } from '../../../../engine/core/records/placeholders.ts';
import { readPlaceholder } from '../../../../engine/core/records/readPlaceholder.ts';
import { readRecords } from '../../../../engine/core/records/readRecords.ts';
import { viewOf } from '../../../../engine/core/records/recordView.ts';
import { safeName } from '../../../../engine/core/tables/safeName.ts';
import { scrollerFor } from '../../../support/scrollerFor.ts';
import { jobWith } from '../../../support/walkScroller.ts';
import { childOf, jobOf } from '../config/readParts.ts';

const response: JsonObject = { rows: [{ id: 1, parts: [{ no: 7 }] }, 'text', { id: 2 }], empty: [], other: {} };

describe('the records of an answer', () => {
  it('jobs.md 4 and 5: they are located, then filtered one by one', () =>
    assert.deepEqual(readRecords(response, jobOf({ dataField: 'rows', responseFilter: ['parts', 'id'] })), {
      records: [{ id: '1', parts: '[{"no":7}]' }, 'text', { id: '2' }],
    }));

  it('jobs.md 5: without a filter they stay as they are', () =>
    assert.deepEqual(readRecords(response, jobOf({ dataField: 'rows' })).records, response['rows']));

  it('jobs.md 5: the answer itself is not changed', () => {
    const before = JSON.stringify(response);
    readRecords(response, jobOf({ dataField: 'rows', responseFilter: 'parts[].no' }));
    assert.equal(JSON.stringify(response), before);
  });

  it('jobs.md 5: the separator of paths is that of the job, the level that of config', () => {
    const filter = { dataField: '.', responseFilter: 'a/b', responseFilterDelimiter: '/' };
    const record: JsonValue = { a: { b: 'x' } };
    assert.deepEqual(readRecords(record, jobOf(filter)).records, [{ a: { b: '"x"' } }]);
    assert.deepEqual(readRecords(record, jobOf(filter, { compatLevel: 2 })).records, [{ a: { b: 'x' } }]);
  });

  it('jobs.md 4.1: the empty-page warning names the path', () => {
    for (const dataField of ['empty', 'missing.path'])
      assert.deepEqual(readRecords(response, jobOf({ dataField })), { records: [], emptyPath: dataField });
  });

  it('jobs.md 4.2: the warning of an answer without a list, and the errors, name the endpoint', () => {
    assert.deepEqual(readRecords({ a: 1 }, jobOf({})), { records: [], noListAmong: ['a'] });
    for (const [answer, said] of [
      [{ a: [], b: [] }, /"parcels".*"a".*"b"/],
      [5, /"parcels"/],
    ] as [JsonValue, RegExp][]) {
      assert.throws(
        () => readRecords(answer, jobOf({})),
        (error) => isUserError(error) && said.test(error.message),
      );
    }
  });

  it('jobs.md 4.3: rows may be scalars', () =>
    assert.deepEqual(readRecords({ rows: ['a', 5, true, null] }, jobOf({ dataField: 'rows' })).records, [
      'a',
      5,
      true,
      null,
    ]));

  it('jobs.md 5: children see the filtered rows: a path into a filtered property finds nothing', () => {
    const [record = null] = readRecords(response, jobOf({ dataField: 'rows', responseFilter: 'parts' })).records;
    const placeholder = readPlaceholder('no', 'parts.0.no', '/p');
    assert.throws(
      () => placeholderValues([placeholder], [viewOf(record)], new Map(), { now: () => 0 }),
      (error) => isUserError(error) && error.code === 'job.placeholder-not-found',
    );
    assert.equal(childOf({ recursionFilter: 'parts.0.no==7' }).recordFilter?.(viewOf(record)), false);
  });

  it('pagination.md 1: scrollers see the rows after dataField and responseFilter', () => {
    const { records } = readRecords({ rows: [{ id: { no: 7 } }] }, jobOf({ dataField: 'rows', responseFilter: 'id' }));
    const pagination = { method: 'cursor', idKey: 'id.no', param: 'since' };
    const step = scrollerFor(pagination)(jobWith());
    assert.throws(() => step.next({ response: {}, records }), UserError);
    const filtered = scrollerFor({ ...pagination, idKey: 'no' })(jobWith());
    const next = filtered.next({
      response: {},
      records: readRecords([{ no: 7 }], jobOf({ responseFilter: 'no' })).records,
    });
    assert.ok(!isStop(next) && next.request.params);
  });
});

describe('table names of jobs (jobs.md 6.5)', () => {
  // endpoint, table
  const rows: [string, string][] = [
    ['depot/{code}', 'depot_code'],
    ['a/b-c?x=1', 'a_b-c_x_1'],
    ['/Q/r.json', 'Q_r_json'],
    ['https://eu.example.test/x?y=1', 'https_eu_example_test_x_y_1'],
  ];
  for (const [endpoint, table] of rows) {
    it(`jobs.md 6.5: ${endpoint} is the table ${table}`, () =>
      assert.equal(safeName(jobOf({ endpoint }).dataType), table));
  }
});
