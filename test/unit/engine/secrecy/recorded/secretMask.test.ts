import assert from 'node:assert/strict';
import { SecretMask } from '../../../../../engine/core/secrecy/recorded/secretMask.ts';
import { secretForms } from '../../../../../engine/core/secrecy/secretForms.ts';

const maskOf = (named: Record<string, string>, more: string[] = []) => {
  const known = new Set([...Object.values(named), ...more]);
  return { mask: new SecretMask(new Map(Object.entries(named)), known), known };
};

describe('SecretMask', () => {
  // title, named secrets, text, masked
  const rows: [string, Record<string, string>, string, string][] = [
    ['a secret by its name', { token: 'hunter22' }, 'k=hunter22!', 'k=__MASKED.token__!'],
    ['the longer of two that overlap', { a: 'pass', b: 'password1' }, 'password1 pass', '__MASKED.b__ __MASKED.a__'],
    [
      'a secret that is a part of a placeholder',
      { token: 'hunter22', b: 'MASKED' },
      'hunter22 MASKED',
      '__MASKED.token__ __MASKED.b__',
    ],
    ['a secret with characters of patterns', { a: 'a.*(b' }, 'axx(b a.*(b', 'axx(b __MASKED.a__'],
    ['nothing of three characters', { pin: '123' }, '1234', '1234'],
  ];
  for (const [title, named, text, masked] of rows) {
    it(`masks ${title}`, () => {
      const { mask } = maskOf(named);
      assert.equal(mask.redactNamed(text), masked);
      assert.equal(mask.restore(masked, 'text'), text);
    });
  }

  const secret = `a/b c+d~'ü"&=%`;
  for (const [index, form] of secretForms(secret).entries()) {
    it(`masks and restores form ${index}, ${form}`, () => {
      const { mask } = maskOf({ key: secret });
      const masked = mask.redactNamed(`<${form}>`);
      assert.match(masked, /^<__MASKED\.key(\.\d+)?__>$/);
      assert.equal(mask.restore(masked, 'text'), `<${form}>`);
      assert.equal(mask.redact(`<${form}>`), '<__MASKED__>');
    });
  }

  it('masks a credential in an address that it does not know, and names one that it knows', () => {
    const { mask } = maskOf({ key: 'known-key' });
    const masked = mask.redactNamed('/x?api_key=known-key&sig=abc&session=d&page_token=e');
    assert.equal(masked, '/x?api_key=__MASKED.key__&sig=__MASKED__&session=d&page_token=e');
  });

  it('puts a secret back into a JSON text with its escapes', () => {
    const { mask } = maskOf({ key: 'say "hi"' });
    assert.equal(mask.restore('{"a":"__MASKED.key__"}', 'json'), '{"a":"say \\"hi\\""}');
  });

  it('puts back what the configuration says now', () => {
    const { mask } = maskOf({ key: 'changed-secret' });
    assert.equal(
      mask.restore('__MASKED.key__ __MASKED.gone__ __MASKED__', 'text'),
      'changed-secret __MASKED.gone__ __MASKED__',
    );
  });

  it('masks without a name what was made from secrets or came from a login, where it looks like a credential', () => {
    const { mask, known } = maskOf({}, ['computed-secret', 'Bearer']);
    assert.equal(mask.redactNamed('computed-secret Bearer session-token'), '__MASKED__ Bearer session-token');
    known.add('session-token').add('1234567').add('1234567890');
    assert.equal(mask.redactNamed('session-token 1234567 1234567890'), '__MASKED__ 1234567 1234567890');
  });

  it('forgets all but the last of logins without end', () => {
    const { mask, known } = maskOf({ key: 'of-the-config' });
    for (let login = 0; login < 500; login++) known.add(`session-token-${login}-`);
    assert.equal(
      mask.redactNamed('session-token-0- session-token-499- of-the-config'),
      'session-token-0- __MASKED__ __MASKED.key__',
    );
  });

  it('knows a whole field however short, but only of the configuration', () => {
    const { mask, known } = maskOf({ pin: '12' }, ['3', '']);
    known.add('4');
    assert.deepEqual(
      ['12', '3', '', '4', '1'].map((field) => mask.isWhole(field)),
      [true, true, false, false, false],
    );
  });

  it('masks a JSON number that is a secret, and puts it back as a number', () => {
    const { mask } = maskOf({ pin: '123456' }, ['654321']);
    const text = `{"pin":${mask.forNumber('123456')},"other":${mask.forNumber('654321')}}`;
    assert.equal(text, '{"pin":"__MASKED.pin.n__","other":"__MASKED__"}');
    assert.equal(mask.restore(text, 'json'), '{"pin":123456,"other":"__MASKED__"}');
    assert.equal(mask.forNumber('1234567'), undefined);
  });
});
