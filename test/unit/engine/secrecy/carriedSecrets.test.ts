import assert from 'node:assert/strict';
import { CarriedSecrets } from '../../../../engine/core/secrecy/carriedSecrets.ts';

describe('a text that is to leave', () => {
  // secrets, text, whether it carries one
  const rows: [string, string[], string, boolean][] = [
    ['a long secret within a word', ['s3cret-99'], 'xs3cret-99y', true],
    ['a long secret in capital letters', ['s3cret-99'], 'S3CRET-99', true],
    ['a long secret in base64', ['s3cret-99'], Buffer.from('u:s3cret-99').toString('base64'), true],
    ['a short secret as a word', ['s3cr'], 'a-s3cr.b', true],
    ['a short secret between other letters', ['s3cr'], 'as3cr', false],
    ['a short secret before an accent', ['s3cr'], 's3cré', false],
    ['a number within a number', ['1234'], '12345', false],
    ['a number of its own', ['1234'], '/1234/', true],
    ['a number after a longer one', ['1234'], '12345-1234', true],
    ['a short secret as a host has it', ['S3cR'], 's3cr.test', true],
    ['one too short to be searched for', ['12'], '12', false],
    ['what is after an ampersand that nobody encoded', ['s3cr&the-rest-of-it'], 'the-rest-of-it', true],
    ['what is before a number sign that nobody encoded', ['the-first-of-it#s3cr'], 'the-first-of-it', true],
    ['a long secret that begins within a short one', ['abcd', 'bcd-efgh-ij'], 'abcd-efgh-ij', true],
    ['nothing', [''], 'text', false],
  ];
  for (const [title, secrets, text, carries] of rows) {
    it(`${carries ? 'carries' : 'does not carry'} ${title}`, () =>
      assert.equal(new CarriedSecrets(new Set(secrets)).isIn(text), carries));
  }

  it('carries a secret that was not known at first', () => {
    const secrets = new Set(['s3cret-99']);
    const carried = new CarriedSecrets(secrets);
    assert.equal(carried.isIn('t0ken-of-a-login'), false);
    secrets.add('t0ken-of-a-login');
    assert.equal(carried.isIn('t0ken-of-a-login'), true);
  });

  it('is a secret as a whole, however short', () => {
    const carried = new CarriedSecrets(new Set(['1', '']));
    assert.deepEqual(
      ['1', '11', ''].map((text) => carried.isAll(text)),
      [true, false, false],
    );
  });
});
