import assert from 'node:assert/strict';
import { editInTree } from '../../../../../client/project/editing/editInTree.ts';
import { composed, files } from '../composed.ts';

describe('The edit of a composed configuration', () => {
  // the pointer, the value, the file, what is there then
  const cases: [string, unknown, keyof typeof files, RegExp][] = [
    ['/parameters/api/pagination/method', 'pages', 'base', /# The address of the shop\.[\s\S]*\{ method: pages \}/],
    ['/parameters/api/pagination/limit', 20, 'base', /\{ method: offset, limit: 20 \}/],
    ['/parameters/config/jobs/0/endpoint', 'teams', 'row', /\{ "endpoint": "teams" \}/],
    ['/parameters/config/jobs/0/dataField', 'items', 'row', /"endpoint": "users",\s*"dataField": "items"/],
  ];
  for (const [pointer, value, file, wanted] of cases) {
    it(`at ${pointer} is in the file that has the object around it, and changes nothing else`, async () => {
      const edit = await editInTree(composed, pointer, value);
      assert.equal(edit?.file, files[file]);
      const text = composed.texts.get(files[file]) ?? '';
      assert.match(text.slice(0, edit?.start) + edit?.text + text.slice(edit?.end), wanted);
    });
  }

  it('is none where no file has the object around it', async () => {
    assert.equal(await editInTree(composed, '/parameters/gone/key', 1), undefined);
  });
});
