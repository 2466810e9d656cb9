import { formatDate } from '@pagewright/core/functions/dates/formatDate';
import { expressionsOf } from '../../model/expressions.ts';
import type { CompletionSource } from './completionSource.ts';
import { valueItems } from './valueItems.ts';

const formats = [
  ...['Y-m-d', 'Y-m-d H:i:s', 'Y-m-d\\TH:i:s\\Z', 'c', 'r', 'U', 'Ymd', 'd.m.Y', 'm/d/Y', 'd/m/Y', 'D, d M Y'],
  ...['Y-m', 'Y', 'H:i:s', 'o-\\WW', 'N', 'l'],
];

/** Formats for the function `date`, each with the current time in it. */
export const dateFormatValues: CompletionSource = ({ model, value, now }) => {
  if (value?.index !== 0 || value.property.keyNode.value !== 'args') return [];
  const list = value.property.valueNode;
  const call = expressionsOf(model).find((each) => each.kind === 'call' && each.argsNode === list);
  if (call?.kind !== 'call' || call.name?.value !== 'date') return [];
  const time = new Date(now);
  return valueItems(
    formats.map((label) => ({ label, detail: `now ${formatDate(label, time)}` })),
    value,
    model,
  );
};
