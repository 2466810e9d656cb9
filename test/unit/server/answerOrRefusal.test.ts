import assert from 'node:assert/strict';
import { ResponseError } from 'vscode-languageserver';
import { answerOrRefusal } from '../../../server/navigationHandlers.ts';

describe('answerOrRefusal', () => {
  it('gives answers as they are', () => {
    const answer = { changes: {} };
    assert.equal(answerOrRefusal(answer), answer);
    assert.equal(answerOrRefusal(null), null);
  });

  it('makes an error of a refusal, with its words', () => {
    const error = answerOrRefusal({ refusal: 'Not this one.' });
    assert.ok(error instanceof ResponseError);
    assert.equal(error.message, 'Not this one.');
  });
});
