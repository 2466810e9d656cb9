import type { LanguageService } from 'vscode-json-languageservice';
import { asObject } from '../model/nodes.ts';
import type { SeveritiesFile } from './severitiesFile.ts';

/** Whether a `.pagewright.json` is a JSON object without a fault; comments and commas at the end are none. */
export async function isUsable(json: LanguageService, file: SeveritiesFile): Promise<boolean> {
  if (!asObject(file.json.root)) return false;
  // Any object fits the empty schema, so only what is wrong with the JSON is left.
  const faults = await json.doValidation(
    file.document,
    file.json,
    { comments: 'ignore', trailingCommas: 'ignore' },
    {},
  );
  return faults.length === 0;
}
