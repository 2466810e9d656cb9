import assert from 'node:assert/strict';
import { cachedDataVersionTag } from 'node:v8';
import { withBaselineCompiler } from '../../../../../engine/io/http/withBaselineCompiler.ts';

describe('The baseline compiler for the parser of undici', () => {
  // The tag stands for V8's flags, too. A flag that is not back would also make V8 refuse the code it has cached.
  it('leaves the flags of V8 as they were', () => {
    const before = cachedDataVersionTag();
    const within = withBaselineCompiler(cachedDataVersionTag);
    assert.notEqual(within, before);
    assert.equal(cachedDataVersionTag(), before);
  });

  it('leaves them as they were when the work fails', () => {
    const before = cachedDataVersionTag();
    const fail = () => {
      throw new RangeError('No.');
    };
    assert.throws(() => withBaselineCompiler(fail), RangeError);
    assert.equal(cachedDataVersionTag(), before);
  });
});
