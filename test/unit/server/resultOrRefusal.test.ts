import assert from 'node:assert/strict';
import { ResponseError } from 'vscode-languageserver';
import { resultOrRefusal } from '../../../server/navigationHandlers.ts';

describe('resultOrRefusal', () => {
  it('gives answers as they are', () => {
    const result = { changes: {} };
    assert.equal(resultOrRefusal(result), result);
    assert.equal(resultOrRefusal(null), null);
  });

  it('makes an error of a refusal, with its words', () => {
    const error = resultOrRefusal({ refusal: 'Not this one.' });
    assert.ok(error instanceof ResponseError);
    assert.equal(error.message, 'Not this one.');
  });
});
