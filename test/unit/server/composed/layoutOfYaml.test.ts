import assert from 'node:assert/strict';
import { layoutOfYaml } from '../../../../server/service/composed/completion/layoutOfYaml.ts';

describe('the layout of a YAML text', () => {
  const table: [title: string, text: string, unit: number, listUnit: number][] = [
    ['is that of kbagent in an empty text', '', 2, 0],
    ['is the indentation of its first map', 'api:\n    baseUrl: x\n', 4, 0],
    ['is the indentation of its first list', 'config:\n  jobs:\n    - endpoint: x\n', 2, 2],
    ['knows lists that are not indented', 'config:\n  jobs:\n  - endpoint: x\n', 2, 0],
    ['counts from the key of an item', 'jobs:\n- params:\n    a: 1\n  children:\n  - x\n', 2, 0],
    ['does not take a key without a value for a list', 'api:\nconfig:\n   debug: true\n', 3, 0],
  ];
  for (const [title, text, unit, listUnit] of table) {
    it(title, () => assert.deepEqual(layoutOfYaml(text), { lineBreak: '\n', unit, listUnit }));
  }

  it('keeps the line breaks of Windows', () => {
    assert.deepEqual(layoutOfYaml('api:\r\n    a: 1\r\n'), { lineBreak: '\r\n', unit: 4, listUnit: 0 });
  });
});
