import type { ASTNode } from 'vscode-json-languageservice';
import { integerOf } from '../../../engine/core/config/readValues.ts';
import type { Scroller } from '../model/extractorModel.ts';
import { findText, findValue } from '../model/nodes.ts';

/** What a scroller that counts rows or pages sends. */
export interface CountedPaging {
  isOffset: boolean;
  /** Name of the parameter for the page size, and the size where the scroller has one. */
  sizeParam: string;
  size: number | undefined;
  /** Name of the parameter for the offset or page number, and its first value. */
  startParam: string;
  start: number;
  /** Whether the first request carries them. */
  sendsFirst: boolean;
  /** Whether the first value comes from the job where that has one. */
  readsStart: boolean;
}

/** The parameters of the methods `offset` and `pagenum` (`pagination.md` 5 and 6); undefined for the others. */
export function countedPaging({ node, method }: Scroller): CountedPaging | undefined {
  const isOffset = method?.value === 'offset';
  if (!isOffset && method?.value !== 'pagenum') return undefined;
  return {
    isOffset,
    sizeParam: findText(node, 'limitParam')?.value ?? 'limit',
    size: integerAt(findValue(node, 'limit')) || undefined,
    startParam: findText(node, isOffset ? 'offsetParam' : 'pageParam')?.value ?? (isOffset ? 'offset' : 'page'),
    start: isOffset ? 0 : (integerAt(findValue(node, 'firstPage')) ?? 1),
    sendsFirst: !isFalse(findValue(node, 'firstPageParams')),
    readsStart: isOffset && isWritten(findValue(node, 'offsetFromJob')),
  };
}

/** A number, or a text that is one. */
export function integerAt(node: ASTNode | undefined): number | undefined {
  return node?.type === 'number' || node?.type === 'string' ? integerOf(node.value) : undefined;
}

/** Whether a value counts as not empty (`configuration.md` 1.1). */
export function isWritten(node: ASTNode | undefined): boolean {
  return node !== undefined && !isFalse(node);
}

function isFalse(node: ASTNode | undefined): boolean {
  if (!node || node.type === 'property') return false;
  if (node.type === 'array' || node.type === 'object') return node.children.length === 0;
  return !node.value || node.value === '0';
}
