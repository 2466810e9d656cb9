import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder with its text, by its path with `/`. */
export function readFolder(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const entries = files.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file).split(path.sep).join('/'), readFileSync(file, 'utf8')] as const;
  });
  return Object.fromEntries(entries.sort());
}
