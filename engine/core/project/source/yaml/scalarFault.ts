import type { SourcePlace } from '../sourceNode.ts';
import type { TypedScalar } from './typedScalar.ts';
import type { YamlFault } from './yamlFault.ts';

/**
 * What is wrong with a scalar that kbagent does not take for what its author may have meant; undefined: nothing. The
 * text of one that may be secret is not named.
 */
export function scalarFault(scalar: TypedScalar, place: SourcePlace, isSecret: () => boolean): YamlFault | undefined {
  if (isAsMeant(scalar)) return undefined;
  const found = findFault(scalar, isSecret());
  return found && { code: found[0], severity: found[1], message: found[2], place };
}

/** Whether a scalar is for kbagent what it is for everybody. */
function isAsMeant({ kind, text, json }: TypedScalar): boolean {
  return kind === 'text' || kind === 'null' || (kind === 'integer' && text === json);
}

type Found = [code: YamlFault['code'], severity: 'error' | 'warning', message: string];

function findFault({ kind, text, json, tag }: TypedScalar, isSecret: boolean): Found | undefined {
  const value = isSecret ? 'This value' : `"${text}"`;
  const instead = isSecret ? '' : `, or write ${json}`;
  switch (kind) {
    case 'refused':
      return ['yaml.tag', 'error', `kbagent cannot read this value with the tag "${tag}". Remove it.`];
    case 'date':
      return ['yaml.date', 'error', `${value} is a date in YAML, and kbagent stops at dates. Quote it.`];
    case 'special':
      return ['yaml.number', 'error', `${value} is none that JSON has, and kbagent stops at it. Quote it.`];
    case 'boolean':
      if (text.toLowerCase() === json) return undefined;
      return ['yaml.boolean', 'warning', `${value} is ${json}. Quote it for the text, or write ${json}.`];
    case 'integer':
    case 'float': {
      if (tag !== undefined) return undefined;
      const number = isSecret ? 'another number for YAML' : `the number ${json}`;
      if (text !== json) return ['yaml.number', 'warning', `${value} is ${number}. Quote it for the text${instead}.`];
      return kind === 'float' ? findLostDigits(text, value, isSecret) : undefined;
    }
    default:
      return undefined;
  }
}

/** kbagent sends a float with as many digits as Python needs for its value. */
function findLostDigits(text: string, value: string, isSecret: boolean): Found | undefined {
  const sent = String(Number(text));
  if (/[eE]/.test(text) || digitsOf(text) === digitsOf(sent)) return undefined;
  const message = isSecret
    ? 'kbagent sends this number with other digits. Quote it for the text.'
    : `kbagent sends ${value} as ${sent}. Quote it for the text, or write ${sent}.`;
  return ['yaml.digits', 'warning', message];
}

/** The digits of a number without the zeros before them; `1.0` is `1`. */
function digitsOf(number: string): string {
  return number
    .replace(/[eE].*$/, '')
    .replace(/\.0$/, '')
    .replace('.', '')
    .replace(/^-?0*/, '');
}
