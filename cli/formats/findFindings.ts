import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FileError, isFileError, readOrError } from '@pagewright/engine/files';
import type { ExtractorDiagnostic, ExtractorService } from '@pagewright/server/service';

/** One finding in a file; lines and columns count from 1, in UTF-16 code units, and the end is exclusive. */
export interface Finding {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  severity: 'error' | 'warning' | 'information' | 'hint';
  code: string;
  message: string;
  /** The text of the range, up to the end of its first line. */
  text: string;
}

const severities = ['error', 'warning', 'information', 'hint'] as const;

/** The diagnostics of the editor for a file. A file that cannot be read is a finding too. */
export async function findFindings(service: Pick<ExtractorService, 'checkText'>, file: string): Promise<Finding[]> {
  const text = await readOrError(file, 'configuration');
  if (isFileError(text)) return [unreadable(text)];
  const diagnostics = await service.checkText(pathToFileURL(path.resolve(file)).href, text);
  const lines = text.split(/\r\n|\r|\n/);
  return diagnostics.map((diagnostic) => findingOf(file, lines, diagnostic));
}

/** A diagnostic as a finding in a file with these lines. */
export function findingOf(
  file: string,
  lines: readonly string[],
  { range: { start, end }, severity = 1, code, message }: ExtractorDiagnostic,
): Finding {
  return {
    file,
    line: start.line + 1,
    column: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
    severity: severities[severity - 1] ?? 'error',
    code,
    message,
    text: lines[start.line]?.slice(start.character, end.line === start.line ? end.character : undefined) ?? '',
  };
}

function unreadable({ file, reason }: FileError): Finding {
  const message = `The file cannot be read: ${reason}. Check the path.`;
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return { file, ...place, severity: 'error', code: 'file.unreadable', message, text: '' };
}
