import { asObject, findProperty, findValue } from '../model/nodes.ts';
import { insertProperty } from '../text/edits.ts';
import { insertValue } from '../text/insertValue.ts';
import type { Fix } from './fix.ts';
import { nodeAtSpan } from './nodeAtSpan.ts';

/** Adds a parameter to the job whose endpoint needs it. */
export const addParam: Fix = {
  codes: ['description.missing-param'],
  create(model, span, { key, value = '' }) {
    const property = nodeAtSpan(model, span)?.parent;
    const job = property?.type === 'property' && property.keyNode.value === 'endpoint' && asObject(property.parent);
    if (!job || key === undefined) return undefined;
    const title = `Add "${key}" to "params"`;
    const initial = typeof value === 'number' ? value : '';
    const params = findValue(job, 'params');
    if (params === undefined) return { title, edits: [insertValue(model.document, job, 'params', { [key]: initial })] };
    const object = asObject(params);
    if (!object || findProperty(object, key)) return undefined;
    return { title, edits: [insertProperty(model.document, object, key, initial)] };
  },
};
