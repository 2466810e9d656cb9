import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createExtractorService, type ExtractorService } from '../server/service/extractorService.ts';

/** One finding in a file; line and column count from 1. */
export interface Finding {
  file: string;
  line: number;
  column: number;
  severity: 'error' | 'warning' | 'information' | 'hint';
  code: string;
  message: string;
}

const severities = ['error', 'warning', 'information', 'hint'] as const;

let service: Promise<ExtractorService> | undefined;

/** What the editor's rules say of a file. A file that cannot be read is a finding too. */
export async function findFindings(file: string): Promise<Finding[]> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    const message = 'The file cannot be read. Check the path.';
    return [{ file, line: 1, column: 1, severity: 'error', code: 'file.unreadable', message }];
  }
  service ??= createService();
  const diagnostics = await (await service).checkText(pathToFileURL(path.resolve(file)).href, text);
  return diagnostics.map(({ range, severity = 1, code, message }) => ({
    file,
    line: range.start.line + 1,
    column: range.start.character + 1,
    severity: severities[severity - 1] ?? 'error',
    code: String(code),
    message,
  }));
}

/** The service with the schema that lies beside the bundle. */
async function createService(): Promise<ExtractorService> {
  const schema = JSON.parse(await readFile(path.join(__dirname, 'schemas', 'extractor.schema.json'), 'utf8'));
  const readText = (uri: string) => readFile(fileURLToPath(uri), 'utf8').catch(() => undefined);
  return createExtractorService({ schema, readText, now: Date.now });
}
