import type { SourcePlace } from '../sourceNode.ts';
import type { TypedScalar } from './typedScalar.ts';
import type { YamlFault } from './yamlFault.ts';

/**
 * Finds a scalar that kbagent may not take for what its author meant; undefined: it is fine. The message has no text of
 * one that may be secret.
 */
export function scalarFault(scalar: TypedScalar, place: SourcePlace, isSecret: () => boolean): YamlFault | undefined {
  if (isAsMeant(scalar)) return undefined;
  const found = findFault(scalar, isSecret);
  return found && { code: found[0], severity: found[1], message: found[2], place };
}

/** Whether a scalar is for kbagent what it is for everybody. */
function isAsMeant({ kind, text, json }: TypedScalar): boolean {
  return kind === 'text' || kind === 'null' || (kind === 'integer' && text === json);
}

type Found = [code: YamlFault['code'], severity: 'error' | 'warning', message: string];

/** Whether the value may be secret is asked only of one that has a fault: a mapping has thousands of plain booleans. */
function findFault({ kind, text, json, tag }: TypedScalar, isSecret: () => boolean): Found | undefined {
  const shown = () => (isSecret() ? 'This value' : `"${text}"`);
  switch (kind) {
    case 'refused':
      return ['yaml.tag', 'error', `kbagent cannot read this value with the tag "${tag}". Remove it.`];
    case 'date':
      return ['yaml.date', 'error', `${shown()} is a date in YAML, and kbagent stops at dates. Quote it.`];
    case 'special':
      return ['yaml.number', 'error', `${shown()} is none that JSON has, and kbagent stops at it. Quote it.`];
    case 'boolean':
      if (text.toLowerCase() === json) return undefined;
      return ['yaml.boolean', 'warning', `${shown()} is ${json}. Quote it for the text, or write ${json}.`];
    case 'integer':
    case 'float': {
      if (tag !== undefined) return undefined;
      if (text !== json) return ['yaml.number', 'warning', otherNumber(text, json, isSecret())];
      return kind === 'float' ? findLostDigits(text, isSecret) : undefined;
    }
    default:
      return undefined;
  }
}

function otherNumber(text: string, json: string, isSecret: boolean): string {
  return isSecret
    ? 'This value is another number for YAML. Quote it for the text.'
    : `"${text}" is the number ${json}. Quote it for the text, or write ${json}.`;
}

/** kbagent sends a float with as many digits as Python needs for its value. */
function findLostDigits(text: string, isSecret: () => boolean): Found | undefined {
  const sent = String(Number(text));
  if (/e/i.test(text) || digitsOf(text) === digitsOf(sent.replace(/e[-+]\d+$/, ''))) return undefined;
  const message = isSecret()
    ? 'kbagent sends this number with other digits. Quote it for the text.'
    : `kbagent sends "${text}" as ${sent}. Quote it for the text, or write ${sent}.`;
  return ['yaml.digits', 'warning', message];
}

/** The digits of a number without the zeros before them; `1.0` is `1`. */
function digitsOf(number: string): string {
  return number.replace(/\.0$/, '').replace('.', '').replace(/^-?0*/, '');
}
