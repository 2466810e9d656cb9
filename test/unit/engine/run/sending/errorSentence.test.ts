import assert from 'node:assert/strict';
import { findErrorSentence } from '../../../../../engine/run/sending/errorSentence.ts';

const cases: [from: string, body: unknown, sentence: string | undefined][] = [
  ['"message"', { message: 'Bad credentials', documentation_url: 'https://a.b/' }, 'Bad credentials'],
  ['"error.message"', { error: { code: 401, message: 'Invalid Credentials', status: 'X' } }, 'Invalid Credentials'],
  ['"error_description", before a code', { error: 'invalid_token', error_description: 'It expired.' }, 'It expired.'],
  ['"errors[0].detail", before a title', { errors: [{ title: 'No', detail: 'The key is off.' }] }, 'The key is off.'],
  ['"errors" with texts', { errors: ['Invalid API key'] }, 'Invalid API key'],
  ['"errorMessages"', { errorMessages: ['Log in first.'], errors: {} }, 'Log in first.'],
  ['"detail" of a problem', { type: 'about:blank', title: 'Unauthorized', detail: 'No token.' }, 'No token.'],
  ['"error" as a text', { ok: false, error: 'not_authed' }, 'not_authed'],
  ['"odata.error"', { 'odata.error': { code: '', message: { lang: 'en', value: 'Denied.' } } }, 'Denied.'],
  ['"Message" in capitals', { Message: 'User is not authorized' }, 'User is not authorized'],
  ['"fault.faultstring"', { fault: { faultstring: 'Invalid ApiKey' } }, 'Invalid ApiKey'],
  ['a JSON text', 'Forbidden', 'Forbidden'],
  ['an empty place, and then the next', { message: '', error: { reason: 'quota' } }, 'quota'],
  ['nothing in other places', { ok: false, code: 17, data: [{ id: 1 }] }, undefined],
  ['nothing in an empty list of errors', { errors: [] }, undefined],
  ['several lines, on one', { message: 'One\n\ttwo' }, 'One two'],
  ['a long text, cut', { message: 'y'.repeat(500) }, `${'y'.repeat(200)}…`],
];

const texts: [from: string, body: string, sentence: string | undefined][] = [
  ['a plain text', ' Unauthorized\n', 'Unauthorized'],
  ['a page, without its markup', '<style>b {}</style><h1>401</h1>\n<p>Log in</p>', '401 Log in'],
  ['nothing in an empty body', ' ', undefined],
  ['nothing in broken JSON', '{"message": "No', undefined],
];

describe('the sentence of an API in an error response', () => {
  for (const [from, body, sentence] of cases) {
    it(`is taken from ${from}`, () => {
      assert.equal(
        findErrorSentence(JSON.stringify(body), (text) => text),
        sentence,
      );
    });
  }
  for (const [from, body, sentence] of texts) {
    it(`is taken from ${from}`, () => {
      assert.equal(
        findErrorSentence(body, (text) => text),
        sentence,
      );
    });
  }

  it('is masked before it is shortened', () => {
    const body = JSON.stringify({ message: `${'x'.repeat(195)}hunter22` });
    assert.equal(
      findErrorSentence(body, (text) => text.replace('hunter22', '•••')),
      `${'x'.repeat(195)}•••`,
    );
  });
});
