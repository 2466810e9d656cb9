import assert from 'node:assert/strict';
import { toUtf8 } from '../../../../engine/core/json/toUtf8.ts';

const iso = Buffer.from([0x22, 0xe9, 0x22]);

describe('The text of a response in UTF-8 (configuration.md 1.6)', () => {
  // body, content type, text, what it was
  const rows: [title: string, body: Uint8Array, type: string | undefined, text: string, was?: object | string][] = [
    ['UTF-8', Buffer.from('"é"'), undefined, '"é"'],
    ['UTF-8 with another charset in its name', Buffer.from('"é"'), 'text/plain; charset=latin1', '"é"'],
    ['nothing', Buffer.alloc(0), 'text/plain; charset=latin1', ''],
    ['Latin-1', iso, 'application/json; charset=ISO-8859-1', '"é"', { charset: 'ISO-8859-1' }],
    [
      'Latin-1 in quotes, after another parameter',
      iso,
      'a/b;v=1 ; Charset = "latin1"; x',
      '"é"',
      { charset: 'latin1' },
    ],
    ['Windows-1250', Buffer.from([0x22, 0x9e, 0x22]), 'a/b;charset=windows-1250', '"ž"', { charset: 'windows-1250' }],
    ['Shift JIS', Buffer.from([0x22, 0x93, 0xfa, 0x22]), 'a/b;charset=shift_jis', '"日"', { charset: 'shift_jis' }],
    ['UTF-16', Buffer.from('"é"', 'utf16le'), 'a/b;charset=utf-16le', '"é"', { charset: 'utf-16le' }],
    ['UTF-16 of ASCII', Buffer.from('"e"', 'utf16le'), 'a/b;charset=utf-16', '"e"', { charset: 'utf-16' }],
    ['UTF-16 that does not say so', Buffer.from('"e"', 'utf16le'), undefined, '"\0e\0"\0'],
    ['bytes that are no text', iso, undefined, '""', 'damaged'],
    ['bytes that are not what they say', iso, 'a/b;charset=utf-8', '""', 'damaged'],
    ['bytes that are not in the charset', Buffer.from([0x22, 0xff, 0x22]), 'a/b;charset=euc-kr', '""', 'damaged'],
    ['a charset that is not known', iso, 'a/b;charset=klingon', '""', 'damaged'],
  ];
  for (const [title, body, type, text, was] of rows) {
    it(title, () => {
      const read = toUtf8(body, type);
      assert.deepEqual([Buffer.from(read.bytes).toString('utf8'), read.was], [text, was]);
    });
  }
});
