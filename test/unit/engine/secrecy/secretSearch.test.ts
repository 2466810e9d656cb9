import assert from 'node:assert/strict';
import { SecretSearch } from '../../../../engine/core/secrecy/secretSearch.ts';
import { forSeeds } from '../../../support/seeded.ts';
import { spellingsOf } from '../../../support/spellingsOf.ts';
import { sweep } from '../../../support/sweep.ts';

const masked = (secrets: string[], text: string) => new SecretSearch(secrets).replace(text, () => '*');

describe('secrets in a text', () => {
  const secrets = ['hunter22', `p&s'w"o<r>d/1+2=3 %41\\n`, 'pässwörd-ünïcode', 'emoji-😀-secret', ' key with spaces\n'];
  for (const secret of secrets) {
    for (const [how, spelling] of Object.entries(spellingsOf(secret))) {
      it(`${JSON.stringify(secret)} is found ${how}`, () => {
        const shown = masked([secret], `<<${spelling}>>`);
        assert.match(shown, /^<<.*\*.*>>$/, shown);
        // Base64 may leave letters that also depend on what is next to the secret.
        assert.ok(shown.length < (how.includes('base64') ? 14 : 10), shown);
      });
    }
  }

  // secrets, text, shown
  const rows: [what: string, secrets: string[], text: string, shown: string][] = [
    ['the longest of several', ['pass', 'password1'], 'password1 pass', '* *'],
    ['one beside the other', ['abcd', 'efgh'], 'abcdefgh abcd', '** *'],
    ['one that is part of an escape', ['c3a9'], '%c3%a9 c3a9 /c3a9', '%c3%a9 * /*'],
    ['one after a sign of an escape', ['41ab', 'newt', 'amp;'], '%41ab \\newt &amp;', '%* \\* &*'],
    ['one with escapes in it', ['a%41b', '&lt;x'], 'a%41b a%2541b &lt;x &amp;lt;x', '* * * *'],
    ['a short one only in its own letter case', ['Abcd'], 'Abcd abcd ABCD', '* abcd ABCD'],
    ['none of three characters', ['abc', ''], 'abc %61bc', 'abc %61bc'],
    ['nothing in the middle of base64 by chance', ['abcdefgh'], 'YWJjZGU=', 'YWJjZGU='],
    ['escapes beside it as they are', ['secret'], 'a%20b%3Dsecret%26c &amp;secret', 'a%20b%3D*%26c &amp;*'],
    [
      'what is no escape as it is',
      ['secret'],
      '%zz &nosuch; \\q &#xffffffff; + secret',
      '%zz &nosuch; \\q &#xffffffff; + *',
    ],
  ];
  for (const [what, known, text, shown] of rows) it(`finds ${what}`, () => assert.equal(masked(known, text), shown));

  it('is told whether there is one', () => {
    const search = new SecretSearch(['hunter22']);
    assert.deepEqual(
      ['hunter22', 'a %68unter22', 'hunter', ''].map((text) => search.finds(text)),
      [true, true, false, false],
    );
  });

  it('is found at the end of each piece of a long text', async () => {
    const piece = 1024 * 1024;
    const search = new SecretSearch(['hunter22']);
    const places = ['hunter22', '%2568unter22', '&#x0068;unter22'].flatMap((spelling) =>
      Array.from({ length: spelling.length + 3 }, (_, at) => ({ spelling, before: piece + 1 - at })),
    );
    await sweep(places, 5, ({ spelling, before }) => {
      const text = `${'x'.repeat(before)}${spelling}${'y'.repeat(piece)}`;
      const shown = search.replace(text, () => '*');
      assert.ok(shown[before] === '*' && shown.length === before + 1 + piece, `after ${before} characters`);
    });
  });

  it('is found wherever it is, and nothing else', () => {
    const alphabet = ['a', 'b', '%', '6', '1', '&', ';', '\\', '+', ' ', 'é', '%61', '\\u0062', '&amp;', '&#97;'];
    forSeeds(500, (next) => {
      const text = (length: number) => Array.from({ length }, () => alphabet[next(alphabet.length)]).join('');
      const [before, after] = [text(next(12)), text(next(12))];
      const shown = masked(['SECRET-1'], `${before}SECRET-1${after}`);
      assert.equal(shown, `${before}*${after}`);
    });
  });
});
