import { isEmptyInConfig } from '../json/isEmpty.ts';
import { cleanAddress, losesPart, lostPartText } from '../request/cleanAddress.ts';
import { isUsable } from './cleanServer.ts';
import type { DocumentNode } from './documentNode.ts';
import { fillServer } from './serverVariables.ts';

/**
 * The address of a log in as a configuration may have it (`cleanAddress`); anything removed from it is a remark.
 * Undefined without one that a request could use.
 */
export function cleanTokenUrl(written: string, node: DocumentNode): string | undefined {
  const clean = cleanAddress(written);
  if (isEmptyInConfig(clean) || !isUsable(fillServer(clean, []))) return undefined;
  if (losesPart(written)) node.remark(lostPartText);
  return clean;
}
