import assert from 'node:assert/strict';
import type { Connection } from 'vscode-languageserver';
import { createEditorFiles } from '../../../server/editorFiles.ts';
import type { ReadFileAnswer } from '../../../server/fileProtocol.ts';

const uri = 'memory://host/a%20b/c.shapes.json';

/** An editor that answers in this way. */
function filesOf(answer: () => Promise<unknown>, canRead = true) {
  const asked: unknown[] = [];
  const connection = {
    sendRequest: (method: string, params: object) => {
      asked.push([method, params]);
      return answer();
    },
  } as unknown as Connection;
  return { asked, files: createEditorFiles(connection, () => canRead) };
}

describe('files that the editor reads', () => {
  it('have a text, and no more of it than their kind may have', async () => {
    const { asked, files } = filesOf(async () => ({ text: '{}' }) satisfies ReadFileAnswer);
    assert.equal(await files.readText(uri, 'shapes'), '{}');
    assert.deepEqual(asked, [['pagewright/readFile', { uri, mostBytes: 4 * 1024 * 1024 }]]);
  });

  const problems: [problem: ReadFileAnswer & object, reason: string, isMissing: boolean][] = [
    [{ problem: 'missing' }, 'there is no such file', true],
    [{ problem: 'folder' }, 'it is a folder', false],
    [{ problem: 'tooLarge' }, 'it is larger than 4 MB', false],
    [{ problem: 'noPermission' }, 'the workspace gives no permission to read it', false],
  ];
  for (const [answer, reason, isMissing] of problems) {
    it(`are not read because ${reason}`, async () => {
      const read = await filesOf(async () => answer).files.readText(uri, 'shapes');
      assert.ok(typeof read === 'object');
      assert.deepEqual([read.file, read.reason, read.isMissing], ['/a b/c.shapes.json', reason, isMissing]);
    });
  }

  it('have a state, unless they are missing', async () => {
    assert.equal(await filesOf(async () => '1 2').files.stateOf(uri), '1 2');
    assert.equal(await filesOf(async () => null).files.stateOf(uri), undefined);
  });

  it('are listed by folder', async () => {
    const { asked, files } = filesOf(async () => ['a.json', 'b']);
    assert.deepEqual(await files.list('memory://host/a'), ['a.json', 'b']);
    assert.deepEqual(asked, [['pagewright/listFolder', { uri: 'memory://host/a' }]]);
  });

  it('are not listed where the folder cannot be read', async () => {
    assert.deepEqual(await filesOf(async () => null).files.list('memory://host/a'), []);
  });

  it('are unknown where the editor fails', async () => {
    const { files } = filesOf(() => Promise.reject(new Error('no handler')));
    assert.deepEqual([await files.readText(uri, 'settings'), await files.stateOf(uri)], [undefined, undefined]);
  });

  it('are not asked for where the editor does not say that it reads them', async () => {
    const { asked, files } = filesOf(async () => ({ text: '' }), false);
    assert.deepEqual([await files.readText(uri, 'settings'), await files.stateOf(uri)], [undefined, undefined]);
    assert.deepEqual(asked, []);
  });
});
