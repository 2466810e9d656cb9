import { UserError } from '../../errors.ts';
import { groupBy } from '../../groupBy.ts';
import { editSource } from '../../project/editing/editSource.ts';
import { nameOf } from '../../project/model/folders.ts';
import { readSource } from '../../project/model/readSource.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import { scalarText } from '../../project/source/inSource.ts';
import { withEdit } from '../../project/source/sourceChange.ts';
import { sourceAt } from '../../project/source/sourceNode.ts';
import type { FileTexts } from '../layouts/layout.ts';
import type { EncryptedSecret } from './encryptedSecret.ts';

/**
 * The texts of the files with the ciphers in the places of their values; nothing else changes. Throws a UserError where a
 * value is no longer in its place, or cannot be replaced alone, as one that an alias repeats.
 */
export async function writeCiphers(ciphers: readonly EncryptedSecret[], files: TreeFiles): Promise<FileTexts> {
  const texts = new Map<string, string>();
  for (const [file, inside] of groupBy(ciphers, ({ secret }) => secret.place.file)) {
    const text = (await files.read(file)) ?? '';
    texts.set(
      file,
      inside.reduce((each, cipher) => written(file, each, cipher), text),
    );
  }
  return texts;
}

function written(file: string, text: string, { secret: { path, key, value }, cipher }: EncryptedSecret): string {
  const there = scalarText(sourceAt(readSource(text, file).root, path));
  const edit =
    there === value ? editSource(file, text, { kind: 'set', path, json: JSON.stringify(cipher) }) : undefined;
  if (edit !== undefined) return withEdit(text, edit);
  const message = `The value of "${key}" in "${nameOf(file)}" cannot be replaced by its cipher. Write it in its place, without an anchor, and push again.`;
  throw new UserError('platform.cipher-not-written', message);
}
