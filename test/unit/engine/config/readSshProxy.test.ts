import assert from 'node:assert/strict';
import { readSshProxy } from '../../../../engine/core/config/readSshProxy.ts';
import { isUserError } from '../../../../engine/core/errors.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';

const whole = { host: 'gate.example.test', port: 22, user: 'extractor', '#privateKey': 'SECRET KEY' };
const read = { host: 'gate.example.test', port: 22, user: 'extractor', privateKey: 'SECRET KEY' };

describe('readSshProxy (configuration.md 6, sshProxy)', () => {
  const taken: [string, JsonValue | undefined, ReturnType<typeof readSshProxy>][] = [
    ['absent: no tunnel', undefined, undefined],
    ['null: no tunnel', null, undefined],
    ['all four keys', whole, read],
    ['the port as a numeric text', { ...whole, port: '2222' }, { ...read, port: 2222 }],
    ['a user that looks like a number', { ...whole, user: 1001 }, { ...read, user: '1001' }],
  ];
  for (const [title, sshProxy, expected] of taken) {
    it(title, () => assert.deepEqual(readSshProxy(sshProxy === undefined ? {} : { sshProxy }), expected));
  }

  const refused: [string, JsonValue, string, RegExp][] = [
    ['no key at all: all of them are named', {}, '', /needs "host", "port", "user", "#privateKey"\./],
    ['two missing keys: both are named', { host: 'h', '#privateKey': 'SECRET KEY' }, '', /needs "port", "user"\./],
    ['there is no default port', { ...whole, port: null }, '', /needs "port"\./],
    ['an empty key', { ...whole, '#privateKey': '' }, '', /needs "#privateKey" \(empty here\)\./],
    [
      'the key without its #',
      { host: 'h', port: 22, user: 'u', privateKey: 'SECRET KEY' },
      '',
      /needs "#privateKey"\./,
    ],
    ['a host that is an object', { ...whole, host: { name: 'h' } }, '', /needs "host"\./],
    ['a port that is no number', { ...whole, port: 'ssh' }, '/port', /1 to 65535/],
    ['a port out of range', { ...whole, port: 65_536 }, '/port', /1 to 65535/],
    ['no object', 'gate.example.test', '', /must be an object/],
  ];
  for (const [title, sshProxy, pointer, message] of refused) {
    it(`${title}: refused, without the private key in the message`, () =>
      assert.throws(
        () => readSshProxy({ sshProxy }),
        (error) => {
          assert.ok(isUserError(error));
          assert.deepEqual([error.code, error.pointer], ['config.ssh-proxy', `/sshProxy${pointer}`]);
          assert.match(error.message, message);
          return !error.message.includes('SECRET');
        },
      ));
  }
});
