import { kernel as encoded } from './generated/kernel.ts';
import { hashIn, type Kernel } from './kernel.ts';

/** What is used of WebAssembly; the types of Node leave it out. */
interface WebAssemblyApi {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: unknown };
}

/** There is no kernel here; its message says why. */
export class NoKernel extends Error {
  override readonly name = 'NoKernel';
}

let compiled: object | undefined;

/** A kernel with a memory of its own. Throws NoKernel where WebAssembly is switched off, or refuses to run it. */
export function createKernel(): Kernel {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyApi | undefined };
  if (WebAssembly === undefined) throw new NoKernel('WebAssembly is switched off.');
  try {
    const module = compiled ?? new WebAssembly.Module(Buffer.from(encoded, 'base64'));
    const hash = (at: number, length: number, digits: number) => hashIn(kernel.memory.buffer, at, length, digits);
    const kernel = new WebAssembly.Instance(module, { rows: { hash } }).exports as Kernel;
    compiled = module;
    return kernel;
  } catch (error) {
    throw new NoKernel(error instanceof Error ? error.message : String(error));
  }
}
