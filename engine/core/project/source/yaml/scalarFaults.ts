import type { SourcePlace } from '../sourceNode.ts';
import type { TypedScalar } from './typedScalar.ts';
import type { YamlFault } from './yamlFault.ts';

/** What is wrong with a scalar that kbagent does not take for what its author may have meant; undefined: nothing. */
export function scalarFault(scalar: TypedScalar, place: SourcePlace): YamlFault | undefined {
  const { kind, text, json, tag } = scalar;
  if (kind === 'refused')
    return error('yaml.tag', `kbagent cannot read "${text}" with the tag "${tag}". Remove the tag.`, place);
  if (kind === 'date')
    return error('yaml.date', `"${text}" is a date in YAML, and kbagent stops at dates. Quote it.`, place);
  if (kind === 'special')
    return error('yaml.number', `"${text}" is no value that JSON can have, and kbagent stops. Quote it.`, place);
  if (kind === 'boolean' && text.toLowerCase() !== json)
    return warning('yaml.boolean', `"${text}" is ${json}. Quote it for the text, or write ${json}.`, place);
  if (tag !== undefined || (kind !== 'integer' && kind !== 'float')) return undefined;
  if (text !== json)
    return warning('yaml.number', `"${text}" is the number ${json}. Quote it for the text, or write ${json}.`, place);
  return kind === 'float' ? digitsFault(text, place) : undefined;
}

/** What is wrong with a key that is no text; without a scalar it is a map or a list. */
export function keyFault(scalar: TypedScalar | undefined, place: SourcePlace): YamlFault {
  if (scalar === undefined)
    return error('yaml.key', 'A key is a text. kbagent stops at a key that is a map or a list: quote it.', place);
  const { text, json } = scalar;
  return warning('yaml.key', `The key "${text}" is ${json} in YAML, and is sent as "${json}". Quote it.`, place);
}

/** kbagent sends a float with the digits that Python needs for its value. */
function digitsFault(text: string, place: SourcePlace): YamlFault | undefined {
  const sent = String(Number(text));
  const digits = (number: string) =>
    number
      .replace(/[eE].*$/, '')
      .replace(/\.0$/, '')
      .replace(/^-?0*\.?0*/, '')
      .replace('.', '');
  if (/[eE]/.test(text) || digits(text) === digits(sent)) return undefined;
  return warning('yaml.digits', `kbagent sends "${text}" as ${sent}. Quote it for the text, or write ${sent}.`, place);
}

function error(code: YamlFault['code'], message: string, place: SourcePlace): YamlFault {
  return { code, severity: 'error', message, place };
}

function warning(code: YamlFault['code'], message: string, place: SourcePlace): YamlFault {
  return { code, severity: 'warning', message, place };
}
