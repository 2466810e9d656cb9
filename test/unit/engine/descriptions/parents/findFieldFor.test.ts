import assert from 'node:assert/strict';
import { findFieldFor } from '../../../../../engine/core/descriptions/parents/findFieldFor.ts';
import { objectOf, schemaOf } from '../../../../support/descriptions.ts';

const id = schemaOf({ types: ['integer'] });
const text = schemaOf({ types: ['string'] });
const list = schemaOf({ types: ['array'], items: text });

describe('findFieldFor', () => {
  const cases: [param: string, noun: string, fields: Record<string, typeof id>, path: string | undefined][] = [
    ['bucketKey', 'buckets', { id, bucketKey: text }, 'bucketKey'],
    ['bucket_key', 'buckets', { id, bucketKey: text }, 'bucketKey'],
    ['bucketKey', 'buckets', { id, key: text }, 'key'],
    ['partyId', 'parties', { name: text, id }, 'id'],
    ['FleetSid', 'Fleets', { url: text, sid: text }, 'sid'],
    ['id', 'orders', { orderId: id, name: text }, 'orderId'],
    ['user', 'users', { name: text, id }, 'id'],
    ['owner', 'repos', { id, owner: objectOf({ id, login: text }) }, 'owner.login'],
    ['districtId', 'districts', { data: objectOf({ id, name: text }) }, 'data.id'],
    ['id', 'products', { product: objectOf({ id, name: text }) }, 'product.id'],
    ['siteId', 'sites', { siteid: id, tags: list }, 'siteid'],
    ['tags', 'things', { tags: list }, undefined],
    ['format', 'things', { other: list }, undefined],
  ];
  for (const [param, noun, fields, path] of cases) {
    it(`fills {${param}} after "${noun}" with ${path ?? 'nothing'} of ${Object.keys(fields).join(', ')}`, () => {
      assert.equal(findFieldFor(param, objectOf(fields), noun)?.path, path);
    });
  }
});
