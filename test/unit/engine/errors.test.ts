import assert from 'node:assert/strict';
import {
  FileError,
  isFileError,
  isUserError,
  StatusError,
  TransportError,
  UserError,
} from '../../../engine/core/errors.ts';

/** An error as another bundle throws it: the same fields, another class. */
function fromElsewhere(error: Error): Error {
  return Object.assign(new Error(error.message), error);
}

describe('An error for the user is recognised whichever bundle has made it', () => {
  const cases: [error: unknown, isForUser: boolean, isOfFile: boolean][] = [
    [new UserError('config.invalid', 'It is wrong.'), true, false],
    [new StatusError('It said no.', { pointer: undefined }, { status: 500 }), true, false],
    [new TransportError('http.connection', 7, 'Nobody answers.', undefined), true, false],
    [new FileError('a.json', 'it is larger than 1 MB'), true, true],
    [new Error('A fault.'), false, false],
    [Object.assign(new Error('no such file'), { code: 'ENOENT' }), false, false],
    [{ isForUser: true, isMissing: false }, false, false],
    [undefined, false, false],
  ];
  for (const [error, isForUser, isOfFile] of cases) {
    it(String(error), () => {
      for (const each of error instanceof Error ? [error, fromElsewhere(error)] : [error])
        assert.deepEqual([isUserError(each), isFileError(each)], [isForUser, isOfFile]);
    });
  }
});
