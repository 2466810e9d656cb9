import { isCredential, isCredentialName } from '../../secrecy/credentialNames.ts';
import type { DocumentNode } from '../documentNode.ts';
import { paramName, replaceVariables } from '../recorded/templates.ts';

/** The limits for a value in an address and for a text. */
const maxValueLength = 2000;
const maxTextLength = 16_000;
const maxRounds = 5;

/** The variables of a collection and of the folders around a request. Those of an environment are not known. */
export class Variables {
  readonly #values: ReadonlyMap<string, string>;
  /** The values of secret variables. */
  readonly secrets: readonly string[];

  constructor(values: ReadonlyMap<string, string> = new Map(), secrets: readonly string[] = []) {
    this.#values = values;
    this.secrets = secrets;
  }

  /** Adds the variables of a collection or a folder. */
  with(holder: DocumentNode): Variables {
    const added = holder
      .at('variable')
      .elements()
      .filter((node) => !node.flag('disabled'));
    const values = added.map((node) => ({
      name: nameOf(node),
      value: node.wholeText('value'),
      type: node.text('type'),
    }));
    const isSecret = ({ name, value, type }: (typeof values)[0]) =>
      type === 'secret' || isCredentialName(name) || isCredential(name, value);
    const open = values.filter((one) => one.value !== '' && one.value.length <= maxValueLength && !isSecret(one));
    return new Variables(
      new Map([...this.#values, ...open.map(({ name, value }): [string, string] => [name, value])]),
      [...this.secrets, ...values.filter(isSecret).map(({ value }) => value)],
    );
  }

  /** Fills in the values of known variables; others stay as `{{name}}`. */
  resolve(text: string): string {
    let resolved = text;
    for (let round = 0; round < maxRounds && resolved.includes('{{'); round++) {
      resolved = replaceVariables(resolved, (name, written) => this.#values.get(name) ?? written);
      if (resolved.length > maxTextLength) return text;
    }
    return resolved;
  }

  /** The resolved text, or undefined if a variable is unknown. */
  valueOf(text: string): string | undefined {
    const resolved = this.resolve(text);
    return resolved.includes('{{') ? undefined : resolved;
  }
}

function nameOf(node: DocumentNode): string {
  return node.name('key') || node.name('id');
}

/** A text in which each variable is a parameter: `{{user id}}` becomes `{user_id}`. */
export function asTemplate(text: string): string {
  return replaceVariables(text, (name) => `{${paramName(name)}}`);
}
