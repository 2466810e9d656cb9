import assert from 'node:assert/strict';
import fs from 'node:fs';
import { listColors } from '../../../client/shared/listColors.ts';
import manifest from '../../../package.json' with { type: 'json' };

/** The colors of VS Code's lists that high contrast leaves out: there everything is in the color of the text. */
const missingInContrast = ['list.errorForeground', 'list.warningForeground'];

describe('The colors of errors and warnings in lists', () => {
  const contributed = new Map(manifest.contributes.colors.map(({ id, defaults }) => [id, defaults]));

  for (const id of Object.values(listColors)) {
    it(`${id} has a value in each kind of theme, also in high contrast`, () => {
      const { dark, light, highContrast, highContrastLight } = contributed.get(id) ?? assert.fail(`${id} is unknown`);
      for (const value of [dark, light, highContrast, highContrastLight]) assert.match(value, /\S/);
      for (const value of [highContrast, highContrastLight]) assert.ok(!missingInContrast.includes(value), value);
    });
  }

  it('are those of every list', () => {
    const named = fs.globSync('client/**/*.ts').filter((file) => {
      const text = fs.readFileSync(file, 'utf8');
      return missingInContrast.some((color) => text.includes(`'${color}'`));
    });
    assert.deepEqual(named, []);
  });
});
