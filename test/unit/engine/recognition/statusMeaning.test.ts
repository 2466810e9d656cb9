import assert from 'node:assert/strict';
import { meaningOfText } from '../../../../engine/core/recognition/statusMeaning.ts';

const ends = [
  'No users were found',
  'No transactions found',
  'No token transfers found',
  'No orders found for this customer',
  'There are no more results',
  'empty result',
  'Empty list',
  'Data does not exist',
  'The requested page does not exist',
  "This page doesn't exist",
  'You have reached the last page',
  'Reached the end of the results',
];
const failures = [
  'Too many requests',
  'Query timeout occured',
  'NOTOK',
  'NG',
  'You have reached the end of your quota',
  'Rate limit reached',
];
/** Here a need of the request was not found, not the records. */
const neither = [
  'No API key found in request',
  'No valid subscriptions found',
  'No credentials found',
  'No shards found',
  'No address found',
  'User does not exist',
  'Account not found',
  'Empty reply from server',
  'You have reached the limit',
];

describe('a sentence about how a request ended', () => {
  for (const text of ends) it(`tells an honest end: ${text}`, () => assert.equal(meaningOfText(text), 'nothing-found'));
  for (const text of failures) it(`tells a failure: ${text}`, () => assert.equal(meaningOfText(text), 'failed'));
  for (const text of neither) it(`tells no end: ${text}`, () => assert.notEqual(meaningOfText(text), 'nothing-found'));
});
