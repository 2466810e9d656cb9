import { isCredentialHeader } from '../../../secrecy/credentialNames.ts';
import type { SourceNode, SourcePlace } from '../sourceNode.ts';
import { scalarFault } from './scalarFault.ts';
import type { TypedScalar } from './typedScalar.ts';
import type { YamlCode } from './yamlCodes.ts';
import type { YamlFault } from './yamlFault.ts';

/** Collects what is wrong with the values of a YAML text, without the text of those that may be secret. */
export class FaultCollector {
  readonly faults: YamlFault[] = [];
  /** The keys around the value that is being read. */
  readonly #keys: string[] = [];

  /** Reads the value of a key. */
  within<Read extends SourceNode>(key: string, read: () => Read): Read {
    this.#keys.push(key);
    const value = read();
    this.#keys.pop();
    return value;
  }

  /** Adds what is wrong with a scalar, if anything is. */
  scalar(scalar: TypedScalar, place: SourcePlace): void {
    // Nearly all scalars are texts.
    if (scalar.kind === 'text') return;
    const fault = scalarFault(scalar, place, () => this.#keys.some(mayHoldSecret));
    if (fault !== undefined) this.faults.push(fault);
  }

  /** Adds what is wrong with a key that is no text; without a scalar it is a map or a list. */
  key(scalar: TypedScalar | undefined, place: SourcePlace): void {
    if (scalar === undefined)
      this.error('yaml.key', 'A key is a text. kbagent stops at a key that is a map or a list: quote it.', place);
    else if (scalar.text !== scalar.json) {
      const { text, json } = scalar;
      const message = `The key "${text}" is ${json} in YAML, and is sent as "${json}". Quote it.`;
      this.faults.push({ code: 'yaml.key', severity: 'warning', message, place });
    }
  }

  error(code: YamlCode, message: string, place: SourcePlace): void {
    this.faults.push({ code, severity: 'error', message, place });
  }
}

/** The values of variables are under `value`. */
function mayHoldSecret(key: string): boolean {
  return key === 'value' || isCredentialHeader(key);
}
