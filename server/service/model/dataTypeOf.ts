import type { ObjectASTNode } from 'vscode-json-languageservice';
import { findText } from './nodes.ts';

/** The data type of a job: its `dataType`, otherwise its endpoint as written. */
export function dataTypeOf(job: ObjectASTNode): string | undefined {
  return (findText(job, 'dataType') ?? findText(job, 'endpoint'))?.value;
}
