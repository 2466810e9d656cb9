import { readPath } from '../../shared/text/json.ts';

/** The maximum length of a text: larger files are data, not configurations written by hand. */
const maxTextLength = 1_000_000;

/**
 * Whether a JSON text looks like an extractor configuration: it has `api.baseUrl` and `config.jobs`, at the top or
 * under `parameters`. A text without these words is not parsed.
 */
export function looksLikeConfig(text: string): boolean {
  if (text.length > maxTextLength || !text.includes('"baseUrl"') || !text.includes('"jobs"')) return false;
  const document = parsed(text);
  return [document, readPath(document, 'parameters')].some(
    (root) => readPath(root, 'api', 'baseUrl') !== undefined && Array.isArray(readPath(root, 'config', 'jobs')),
  );
}

/**
 * Parses with the engine's parser, which is loaded already: this file is loaded with every JSON file. Other keys do not
 * matter.
 */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
