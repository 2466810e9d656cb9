import assert from 'node:assert/strict';
import { findRecords } from '../../../../../engine/core/descriptions/evidence/findRecords.ts';
import { describeOperation, object, operation, type QueryParam, records } from '../../../../support/describedApi.ts';

const number = { type: 'integer' };
const text = { type: 'string' };

describe('lists in a single record', () => {
  const cases: [path: string, response: object, keys: string | undefined, more?: object, params?: QueryParam[]][] = [
    // Parts of a record.
    ['/things/{id}', object({ name: text, tags: records }), undefined],
    ['/things/{id}', object({ id: number, items: records }), undefined],
    ['/orders/{order_id}', object({ order_id: number, items: records }), undefined],
    ['/settings/{key}', object({ key: text, values: records }), undefined],
    ['/labels/{label_id}', object({ label_id: number, shipment: object({ items: records }) }), undefined],
    ['/labels/{label_id}', object({ shipment: object({ shipment_id: number, items: records }) }), undefined],
    ['/addresses/{address}/total', object({ tx_count: number, received: records, sent: records }), undefined],
    ['/sites/{id}/design', object({ title: text, socialAccounts: records }), undefined],
    [
      '/changes/{id}/content',
      object({ mergedFrom: object({ text: object({ nodes: records }) }), at: text }),
      undefined,
    ],
    ['/reviewers', object({ users: records, teams: records }), undefined],
    ['/things/{id}', object({ data: object({ name: text, sizes: records }) }), undefined],
    ['/things/{id}', object({ name: text, results: records }), undefined],
    ['/entries/{key}', object({ stamp: text, value: { type: ['string', 'array', 'number'] } }), undefined],
    // Records.
    ['/postcodes/{postcode}', object({ result: records, code: number, message: text }), 'result'],
    ['/things/{id}', object({ data: records, total: number }), 'data'],
    ['/things/{id}/parts', object({ name: text, parts: records }), 'parts'],
    ['/things/{id}/report', object({ id: number, period: text, reportItems: records }), undefined],
    ['/usage', object({ period: text, usageItems: records }), 'usageItems'],
    ['/sizes', object({ total_count: number, machine_specs: records }), 'machine_specs'],
    ['/things/{thing}/audience', object({ thing: text, channels: records }), 'channels'],
    ['/logs', object({ meta: object({ logs: records }), status: number }), 'meta.logs'],
    ['/', object({ service: text, endpoints: records }), 'endpoints'],
    ['/tracking', object({ tracking_number: text, carrier: text, events: records }), undefined],
    ['/reports', object({ title: text, lines: records }), 'lines', { summary: 'List all lines' }],
    ['/reports', object({ title: text, lines: records }), 'lines', {}, [['cursor', '', text]]],
  ];
  for (const [path, response, keys, more, params = []] of cases) {
    it(`GET ${path} with ${JSON.stringify(Object.keys((response as { properties: object }).properties))}: ${keys}`, () => {
      assert.equal(findRecords(describeOperation(operation(params, response, more), path))?.keys.join('.'), keys);
    });
  }
});
