import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './projectRoot.ts';

/** The absolute path of a picture or report of a test run; its folder exists afterwards and is not in the repository. */
export function artefactPath(...parts: string[]): string {
  const file = path.join(projectRoot, '.artefacts', ...parts);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  return file;
}
