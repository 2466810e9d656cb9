import { cleanAddress, losesPart, lostPartText } from '../request/cleanAddress.ts';
import { isUsable } from './cleanServer.ts';
import type { DocumentNode } from './documentNode.ts';
import { fillServer } from './serverVariables.ts';

/**
 * The address of a log in in the form that a configuration may have (`cleanAddress`); anything removed from it is a
 * remark at its node. Undefined where the document has none that a request could use.
 */
export function cleanTokenUrl(written: string, node: DocumentNode): string | undefined {
  const clean = cleanAddress(written);
  if (written === '' || !isUsable(fillServer(clean, []))) return undefined;
  if (losesPart(written)) node.remark(lostPartText);
  return clean;
}
