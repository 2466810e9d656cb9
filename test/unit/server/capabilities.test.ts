import assert from 'node:assert/strict';
import { getCapabilities } from '../../../server/capabilities.ts';

describe('getCapabilities', () => {
  it('offers code lenses only to an editor that has the commands behind them', () => {
    assert.deepEqual(getCapabilities({ runLenses: true }).codeLensProvider, {});
    assert.equal(getCapabilities({ runLenses: false }).codeLensProvider, undefined);
    assert.equal(getCapabilities({}).codeLensProvider, undefined);
  });

  it('wants to hear of folders that are opened and closed', () => {
    assert.deepEqual(getCapabilities({}).workspace?.workspaceFolders, { supported: true, changeNotifications: true });
  });

  it('takes documents edit by edit', () => assert.equal(getCapabilities({}).textDocumentSync, 2));
});
