import assert from 'node:assert/strict';
import { CancellationTokenSource, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { unlessCancelled } from '../../../server/unlessCancelled.ts';

describe('unlessCancelled', () => {
  it('gives what the work gives', async () => {
    assert.equal(await unlessCancelled(new CancellationTokenSource().token, async () => 1), 1);
  });

  it('does not begin what was called off', async () => {
    const source = new CancellationTokenSource();
    source.cancel();
    const result = await unlessCancelled(source.token, async () => assert.fail('the work was done'));
    assert.ok(result instanceof ResponseError);
    assert.equal(result.code, LSPErrorCodes.RequestCancelled);
  });

  it('throws away what was called off meanwhile', async () => {
    const source = new CancellationTokenSource();
    const result = await unlessCancelled(source.token, async () => source.cancel());
    assert.ok(result instanceof ResponseError);
  });
});
