import assert from 'node:assert/strict';
import type { UserError } from '../../../../engine/core/errors.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { addHeaders, leftOut, requireSendable } from '../../../../engine/core/request/configuredHeaders.ts';

describe('a configured header', () => {
  const unsendable: [title: string, name: string, value: JsonValue][] = [
    ['without a name', '', 'a'],
    ['with a space in its name', 'X Key', 'a'],
    ['with a space around its name', ' X-Key', 'a'],
    ['with a colon in its name', 'X-Key:', 'a'],
    ['with a letter in its name that is not ASCII', 'X-Žluť', 'a'],
    ['with a line break in its name', 'X-Key\r\nY', 'a'],
    ['with a line break in its value', 'X-Key', 'a\r\nX-Other: b'],
    ['with a NUL in its value', 'X-Key', 'a\0b'],
    ['with an escape in one of its lines', 'X-Key', ['a', 'b\u001b[1m']],
    ['with a DEL in an object of values', 'X-Key', { a: 'b\u007fc' }],
  ];
  for (const [title, name, value] of unsendable) {
    it(`${title} cannot be sent`, () => {
      const refused = { code: 'request.unsendable-header', pointer: `/api/http/headers/${name}` };
      assert.throws(() => requireSendable({ 'X-A': 'b', [name]: value }, '/api/http/headers'), refused);
      assert.throws(() => addHeaders(new Map(), { [name]: value }), { code: 'request.unsendable-header' });
    });
  }

  it('is named in the message, but not its value', () =>
    assert.throws(
      () => requireSendable({ 'X-Key': 'hunter22\n.' }),
      ({ message }: UserError) => message.includes('"X-Key"') && !message.includes('hunter'),
    ));

  const sendable: [name: string, value: JsonValue][] = [
    ['X-Key', ''],
    ['X-Key', null],
    ['X-Key', 'tabs\tare sent'],
    ['X-Key', 'line breaks around it are not\r\n'],
    ['X-Key', 'café, Žluť, \u0080 and 🎉'],
    ["!#$%&'*+-.^_`|~09azAZ", 'a'],
  ];
  for (const [name, value] of sendable) {
    it(`may be ${JSON.stringify([name, value])}`, () => requireSendable({ [name]: value }, ''));
  }

  for (const name of ['Connection', 'keep-alive', 'Transfer-Encoding', 'UPGRADE', 'Expect', 'Content-Length']) {
    it(`${name} is left out with a warning`, () => {
      const headers = new Map();
      addHeaders(headers, { [name]: 'close', 'X-A': 'b' });
      assert.deepEqual([...headers], [['X-A', 'b']]);
      const [warning, ...more] = leftOut({ [name]: 'close', 'X-A': 'b' }, '/config/http/headers');
      assert.deepEqual([warning?.pointer, more], [`/config/http/headers/${name}`, []]);
    });
  }
});
