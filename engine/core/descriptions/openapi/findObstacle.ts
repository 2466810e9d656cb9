import type { DocumentNode } from '../documentNode.ts';
import { findMedia, type Readers, readResponse, responseTypes } from './readResponse.ts';

/** The reason why no job can read an operation, in a sentence: it sends or responds with neither JSON nor a form. */
export function findObstacle(operation: DocumentNode, readers: Readers): string | undefined {
  const types = responseTypes(operation, readers);
  if (types.length > 0 && readResponse(operation, readers) === undefined)
    return `Its response is described as ${named(types)}, and a run reads JSON.`;
  const content = readers.references.follow(operation.at('requestBody')).at('content').fields();
  const isSendable = content.length === 0 || findMedia(content) !== undefined;
  if (isSendable || content.some(([type]) => /form/i.test(type))) return undefined;
  return `Its body is described as ${named(content.map(([type]) => type))}, and a job sends JSON or a form.`;
}

function named(types: readonly string[]): string {
  return [...new Set(types)].map((type) => `"${type}"`).join(' or ');
}
