import { base64Encode } from './base64Encode.ts';
import { concat } from './concat.ts';
import { date } from './date.ts';
import { hash } from './hash.ts';
import { hashHmac } from './hashHmac.ts';
import { ifempty } from './ifempty.ts';
import { implode } from './implode.ts';
import { md5 } from './md5.ts';
import type { PlatformFunction } from './platformFunction.ts';
import { sha1 } from './sha1.ts';
import { sprintf } from './sprintf.ts';
import { strtotime } from './strtotime.ts';
import { time } from './time.ts';
import { urlencode } from './urlencode.ts';

/** All functions by their name in a configuration (`docs/format/functions.md#3-functions`). */
export const functions: ReadonlyMap<string, PlatformFunction> = new Map([
  ['md5', md5],
  ['sha1', sha1],
  ['hash', hash],
  ['hash_hmac', hashHmac],
  ['base64_encode', base64Encode],
  ['urlencode', urlencode],
  ['time', time],
  ['date', date],
  ['strtotime', strtotime],
  ['sprintf', sprintf],
  ['concat', concat],
  ['implode', implode],
  ['ifempty', ifempty],
]);
