import { dottedPathAdvice } from '@pagewright/core/json/dottedPlace';
import { type DottedPath, findDottedPath } from '@pagewright/core/json/findDottedPath';
import type { ShapeSchema } from '@pagewright/core/shapes/shapes';
import type { StringASTNode } from 'vscode-json-languageservice';
import type { ResponsePath } from '../model/paths/responsePath.ts';
import type { KnownJob } from '../shapes/jobShapes.ts';
import type { RuleFinding } from './rule.ts';

/**
 * The finding about a path that spells a key with the separator in its name, which a path cannot name. Undefined if
 * none of the known values has such a key.
 */
export function dottedPathFinding(
  { delimiter, separatorForm }: Pick<ResponsePath, 'delimiter' | 'separatorForm'>,
  node: StringASTNode,
  known: readonly KnownJob[],
  { code, consequence }: { code: string; consequence: string },
): RuleFinding | undefined {
  const dotted = known.flatMap((job) => dottedIn(job, node.value, delimiter) ?? [])[0];
  if (dotted === undefined) return undefined;
  const { document, key, ...meant } = dotted;
  const has = document === undefined ? 'The known responses have' : `${document} describes`;
  return {
    code,
    span: node,
    severity: document === undefined ? 'warning' : 'information',
    message: `${has} a key "${key}", but a path is split at "${delimiter}", so ${consequence}. ${dottedPathAdvice(dotted, separatorForm)}`,
    data: { found: node.value, ...(separatorForm && { separator: { ...meant, ...separatorForm } }) },
  };
}

function dottedIn(
  { schema, responses, described }: KnownJob,
  text: string,
  delimiter: string | null,
): (DottedPath & { document: string | undefined }) | undefined {
  if (delimiter === null) return undefined;
  const found = findDottedPath<ShapeSchema>(schema, text, delimiter, (shape) => Object.entries(shape.properties ?? {}));
  return found && { ...found, document: responses === 0 ? described?.name : undefined };
}
