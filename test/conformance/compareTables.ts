import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Compares two folders of tables byte for byte; a `.csv` ending does not count. Returns a line for each difference. */
export function compareTables(actualDir: string, expectedDir: string): string[] {
  const actual = readTables(actualDir);
  const expected = readTables(expectedDir);
  const missing = [...expected.keys()].filter((name) => !actual.has(name)).map((name) => `table "${name}" is missing`);
  const extra = [...actual.keys()]
    .filter((name) => !expected.has(name))
    .map((name) => `table "${name}" is not expected`);
  const different = [...expected].flatMap(([name, text]) => {
    const written = actual.get(name);
    return written === undefined || written === text
      ? []
      : [`${name}:\n  expected ${JSON.stringify(text)}\n  actual   ${JSON.stringify(written)}`];
  });
  return [...missing, ...extra, ...different];
}

function readTables(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name !== '.gitkeep');
  return new Map(
    names.map((name) => [name.replace(/\.csv(?=$|\.manifest$)/, ''), readFileSync(path.join(folder, name), 'latin1')]),
  );
}
