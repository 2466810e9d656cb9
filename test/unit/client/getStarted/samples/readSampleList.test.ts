import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { readSampleList, sampleFiles } from '../../../../../client/getStarted/samples/readSampleList.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../samples');

describe('The list of the samples', () => {
  it('is read from the table of their readme, without the marks of the Markdown', () => {
    const readme =
      '# Samples\n\n| Configuration | Shows |\n| --- | --- |\n| [01 users](01-users.extractor.json)  | `offset`: **all** | more |\n| a | b |\n';
    assert.deepEqual(readSampleList(readme), [
      { file: '01-users.extractor.json', title: '01 users', about: 'offset: all' },
    ]);
  });

  it('names every shipped sample once', () => {
    const shipped = fs.readdirSync(folder).filter((name) => name.endsWith('.extractor.json'));
    const listed = readSampleList(fs.readFileSync(path.join(folder, 'README.md'), 'utf8')).map(({ file }) => file);
    assert.deepEqual(listed.toSorted(), shipped.toSorted());
  });

  it('leads to every file that is copied with them', () => {
    const shipped = fs.readdirSync(folder).filter((name) => /\.(json|yaml|md)$/.test(name));
    const readme = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
    assert.deepEqual(sampleFiles(readme).toSorted(), shipped.toSorted());
  });
});
