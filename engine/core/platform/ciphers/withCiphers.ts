import { plainValues } from '../../project/checks/plainValues.ts';
import { changeSource } from '../../project/source/changeSource.ts';
import { readJsonSource } from '../../project/source/readJsonSource.ts';
import { compactText } from '../bodies/compactText.ts';
import type { LocalConfiguration, LocalPart } from '../localConfiguration.ts';
import type { EncryptedSecret } from './encryptedSecret.ts';

/** A configuration with ciphers in its bodies, which can be sent. Throws if a plain value is left without one. */
export function withCiphers(local: LocalConfiguration, ciphers: readonly EncryptedSecret[]): LocalConfiguration {
  const known = new Map(ciphers.map(({ secret, cipher }) => [keyOf(secret.place.file, secret), cipher]));
  const made = new Map(local.rows.map((row) => [row, encrypted(row, known)]));
  const { variables, defaultValues } = local;
  return {
    ...encrypted(local, known),
    rows: local.rows.map((row) => made.get(row) ?? row),
    ...(variables && { variables: withCiphers(variables, ciphers) }),
    ...(defaultValues && { defaultValues: made.get(defaultValues) ?? defaultValues }),
  };
}

function encrypted<Part extends LocalPart>(part: Part, known: ReadonlyMap<string, string>): Part {
  const source = readJsonSource(part.body, '');
  if (source === undefined) return part;
  const values = plainValues(source);
  if (values.length === 0) return part;
  const after = values.reduce((node, value) => {
    const cipher = known.get(keyOf(part.file, value));
    const changed = cipher && changeSource(node, { kind: 'set', path: value.path, json: JSON.stringify(cipher) });
    if (!changed) throw new Error(`No cipher was made for a value of "${value.key}".`);
    return changed;
  }, source);
  return { ...part, body: compactText(after) };
}

/** Names a value: where a file has it twice under one key, either cipher is right. */
function keyOf(file: string, { key, value }: { key: string; value: string }): string {
  return JSON.stringify([file, key, value]);
}
