import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from 'assemblyscript/asc';

/** Tests check bounds, not the kernel; the host lays out memory, so it needs no runtime. */
const options = ['--runtime', 'stub', '--noAssert', '-O3', '--enable', 'simd', '--enable', 'bulk-memory'];

/**
 * The module that exports the transcoder's kernel as WebAssembly, in Base64: it loads from a bundle anywhere. Returns
 * the text in `known` if it was made from the same sources. Throws an Error with the compiler's messages.
 */
export async function generateKernel(folder: string, known: string): Promise<string> {
  const sources = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const digest = createHash('sha256').update(JSON.stringify([...sources, options]));
  const heading = `// Made from ../kernel by \`npm run generate\` (${digest.digest('hex').slice(0, 16)}). Do not edit.\n`;
  const before = existsSync(known) ? readFileSync(known, 'utf8') : '';
  if (before.startsWith(heading)) return before;
  const bytes = await compile(sources);
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,100}/g) ?? [];
  return `${heading}export const kernel =\n${lines.map((line) => `  '${line}'`).join(' +\n')};\n`;
}

async function compile(sources: ReadonlyMap<string, string>): Promise<Uint8Array> {
  let compiled: Uint8Array | undefined;
  const messages: string[] = [];
  const { error } = await main(['kernel.ts', ...options, '--outFile', 'kernel.wasm'], {
    readFile: (name) => sources.get(name) ?? null,
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') compiled = contents;
    },
    listFiles: () => [],
    stderr: { write: (message) => void messages.push(String(message)) },
  });
  if (error !== null || compiled === undefined) throw new Error(`The kernel was not compiled.\n${messages.join('')}`);
  return compiled;
}
