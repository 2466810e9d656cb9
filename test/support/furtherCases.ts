import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = process.env['PAGEWRIGHT_CASES'];

/** Folders of further recorded cases, where the environment names a folder of them (`docs/format/conformance.md`). */
export const furtherCases =
  folder === undefined
    ? []
    : readdirSync(folder)
        .map((name) => path.join(folder, name))
        .filter((each) => existsSync(path.join(each, 'config.json')));
