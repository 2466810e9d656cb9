import type { ASTNode, ObjectASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { asObject, findProperty } from '../model/nodes.ts';
import { insertProperty } from '../text/edits.ts';
import { headOf, type Span } from '../text/ranges.ts';
import type { Fix } from './fix.ts';

/** Writes a required key with an initial value. */
export const addMissingKey: Fix = {
  codes: [
    'config.missing-key',
    'platform.invalid',
    'authentication.missing-credential',
    'authentication.query-empty',
    'authentication.never-expires',
    'pagination.flag-stops-unset',
    'job.no-placeholders',
  ],
  create(model, span, { key, value }) {
    const object = objectWithHead(model, span);
    if (!object || key === undefined || findProperty(object, key)) return undefined;
    const edits = [insertProperty(model.document, object, key, value ?? '')];
    // A secret still needs its value, which VS Code offers to keep out of the file.
    return { title: `Add "${key}"`, edits, ...(key.startsWith('#') && { isPreferred: false }) };
  },
};

/** The object of a finding at this span: its key is there, or its opening brace. */
function objectWithHead({ json }: ExtractorModel, span: Span): ObjectASTNode | undefined {
  const node: ASTNode | undefined = json.getNodeFromOffset(span.offset);
  const isKey = node?.parent?.type === 'property' && node.parent.keyNode === node;
  const object = asObject(isKey && node.parent?.type === 'property' ? node.parent.valueNode : node);
  if (!object) return undefined;
  const head = headOf(object);
  return head.offset === span.offset && head.length === span.length ? object : undefined;
}
