import { digestOf } from '../json/digestOf.ts';
import { aroundRoleOf } from '../recognition/aroundWords.ts';
import { isAddress } from '../recognition/paging/isAddress.ts';
import type { EnvelopeField } from './envelope.ts';
import { valuesSent } from './sentBefore.ts';
import type { ObservedPage } from './witness.ts';

const timeOfDay = /\d{1,2}:\d{2}/;
const madeByMachine = /^(?=\D*\d)[\w+/=.-]+$/;
const minMadeLength = 16;

/**
 * A digest of the values around the records of a page, without those that may differ on the same page: numbers,
 * positions, addresses, times and identifiers of the response. A part of time stays: days may have equal records.
 */
export function aroundRecords({ envelope, request }: Pick<ObservedPage, 'envelope' | 'request'>): string {
  const sent = valuesSent(request);
  const telling = envelope.filter((field) => tellsPagesApart(field, sent));
  return digestOf(telling.flatMap(({ path, value }) => [path, value]));
}

function tellsPagesApart({ name, value }: EnvelopeField, sent: ReadonlySet<string>): boolean {
  const role = aroundRoleOf(name);
  if (role === 'response') return false;
  if (typeof value !== 'string') return role === 'period';
  const isMade = value.length >= minMadeLength && madeByMachine.test(value);
  return !(isMade || timeOfDay.test(value) || isAddress(value) || (sent.has(value) && role !== 'period'));
}
