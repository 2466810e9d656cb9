import assert from 'node:assert/strict';
import { UserError } from '../../../engine/core/errors.ts';
import { findUserError } from '../../../engine/core/findUserError.ts';

describe('findUserError', () => {
  it('gives what a UserError says', () => {
    const error = new UserError('config.invalid', 'No.', { pointer: '/a' });
    const found = findUserError(() => {
      throw error;
    });
    assert.deepEqual([found?.code, found?.message, found?.pointer], ['config.invalid', 'No.', '/a']);
  });

  it('gives nothing where the work succeeds', () => {
    assert.equal(
      findUserError(() => 5),
      undefined,
    );
  });

  it('lets faults of ours through', () => {
    const fault = new TypeError('oops');
    const work = () => {
      throw fault;
    };
    assert.throws(() => findUserError(work), fault);
  });
});
