import { fieldsAt } from '../json/fieldsAt.ts';
import { jsonIn } from '../json/jsonIn.ts';
import { strictJson } from '../json/strictJson.ts';

/**
 * The text of a `.pagewright.json`, or a new one, with the line that names the description of a configuration;
 * undefined if it is not a JSON object. Both are paths from its folder.
 */
export function linkDescription(text: string, configuration: string, description: string): string | undefined {
  const line = `${JSON.stringify(configuration)}: ${JSON.stringify(description)}`;
  if (text.trim() === '') return `{\n  "descriptions": {\n    ${line}\n  }\n}\n`;
  const strict = strictJson(text);
  const root = jsonIn(strict) === undefined ? undefined : fieldsAt(strict, 0);
  if (root === undefined) return undefined;
  const known = root.fields.get('descriptions')?.value;
  if (known === undefined) {
    const key = `"descriptions": {\n    ${line}\n  }`;
    return insert(text, root.inside, `\n  ${key}`, root.fields.size > 0);
  }
  const links = fieldsAt(strict, known.start);
  const old = links?.fields.get(configuration)?.value;
  if (old !== undefined) return `${text.slice(0, old.start)}${JSON.stringify(description)}${text.slice(old.end)}`;
  return links && insert(text, links.inside, `\n    ${line}`, links.fields.size > 0);
}

function insert(text: string, position: number, line: string, hasOthers: boolean): string {
  const after = text.slice(position);
  const separator = hasOthers ? ',' : /^\s*\n/.test(after) ? '' : '\n';
  return `${text.slice(0, position)}${line}${separator}${after}`;
}
