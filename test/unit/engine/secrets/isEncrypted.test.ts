import assert from 'node:assert/strict';
import { isEncrypted } from '../../../../engine/core/secrets/isEncrypted.ts';
import { isBrokenCipher, isCipher } from '../../../../engine/core/text/isCipher.ts';

/** The beginnings of encrypted values, on each cloud of the platform. */
const kinds = [
  'Component',
  'Project',
  'Config',
  'ProjectWide',
  'BranchType',
  'BranchTypeConfig',
  'ProjectWideBranchType',
].flatMap((kind) => ['Secure', 'SecureKV', 'SecureGKMS'].map((cloud) => `KBC::${kind}${cloud}::`));
const prefixes = [...kinds, 'KBC::Encrypted==', 'KBC::ComponentEncrypted==', 'KBC::ComponentProjectEncrypted=='];

describe('a value that the platform encrypted', () => {
  for (const prefix of prefixes) {
    it(`is one that begins with ${prefix}`, () => {
      assert.ok(isCipher(`${prefix}eJwBYAGf/+=`));
      assert.ok(isEncrypted(`${prefix}eJwBYAGf/+=`));
    });

    it(`is not ${prefix} without anything behind it`, () => {
      assert.ok(!isEncrypted(prefix));
      assert.ok(isBrokenCipher(prefix));
    });
  }

  const others: [title: string, text: string, isBroken: boolean][] = [
    ['an unknown kind', 'KBC::x', true],
    ['a kind that has only begun', 'KBC::ProjectSecure', true],
    ['one without its kind', 'KBC::Secure::x', true],
    ['one with a space before it', ' KBC::ProjectSecure::x', false],
    ['one in several lines', 'KBC::ProjectSecure::x\ny', true],
    ['a text about it', 'KBC is the platform', false],
    ['nothing', '', false],
  ];
  for (const [title, text, isBroken] of others) {
    it(`is not ${title}`, () => assert.deepEqual([isEncrypted(text), isBrokenCipher(text)], [false, isBroken]));
  }

  it('may come from the vault', () => {
    assert.ok(isEncrypted('Bearer {{ vault.TOKEN }}'));
    assert.ok(!isCipher('{{ vault.TOKEN }}'));
  });
});
