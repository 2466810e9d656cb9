import { spellingsOf } from '../../support/spellingsOf.ts';
import { http, json, redirect } from '../responses.ts';
import { secret } from '../runAttack.ts';
import { serverRows } from './serverRows.ts';

const spellings = Object.entries(spellingsOf(secret));

/** Servers that repeat the secret, in every spelling, where a message or an event would show it. */
export const echoes = [
  ...serverRows(
    spellings.map(([how, spelling]) => [
      `an error that repeats the secret ${how}`,
      http(`<b>${spelling}</b>`, {}, '500 Oops'),
      { error: 'http.status', says: '•' },
    ]),
  ),
  ...serverRows([
    ['a key of an error', http(JSON.stringify({ [secret]: 1 }), {}, '400 Bad'), { error: 'http.status' }],
    ['a redirect to a path', redirect(`http://127.0.0.1:1/${secret}`), { error: 'url.secret-withheld' }],
    ['a redirect to a password', redirect(`ftp://ada:${secret}@127.0.0.1/`), { error: 'url.not-http' }],
    ['a redirect that is no address', redirect(`http://[${secret}`), { error: 'url.not-http' }],
    ['a cookie', http('no', { 'Set-Cookie': `sid=${secret}` }, '403 No'), { error: 'http.status' }],
    ['a reason', http('no', {}, `403 ${secret}`), { error: 'http.status' }],
    ['two types under its name', json([{ [secret]: 1 }, { [secret]: { a: 1 } }]), { error: 'table.type-conflict' }],
    ['a list in a list under its name', json({ [secret]: [1], b: [2] }), { error: 'response.several-lists' }],
  ]),
];
