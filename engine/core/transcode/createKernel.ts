import { kernel as encoded } from './generated/kernel.ts';
import { hashIn, type Kernel } from './kernel.ts';

/** The used part of WebAssembly, which the types of Node do not have. */
interface WebAssemblyApi {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: unknown };
}

/** The kernel is missing; the message has the reason. */
export class NoKernel extends Error {
  override readonly name = 'NoKernel';
}

let compiled: object | undefined;

/** A kernel with a separate memory. Throws NoKernel if WebAssembly is switched off, or refuses to run it. */
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
