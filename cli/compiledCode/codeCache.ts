import { readFileSync } from 'node:fs';
import nodeModule from 'node:module';
import path from 'node:path';
import { cachedDataVersionTag, setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';
import type { OwnFolder } from './ownFolder.ts';

/**
 * Compiles scripts with the code that an earlier run left in a folder. A run that finds none and ends well leaves all
 * code that it compiled. `module.enableCompileCache` keeps a script as it was when it was loaded, before most of its
 * functions were called and compiled, and Node 20 does not have it.
 */
export class CodeCache {
  readonly #folder: OwnFolder;
  readonly #suffix: string;
  #leavesCode = false;

  /** Each verb calls other functions. */
  constructor(folder: OwnFolder, verb: string) {
    this.#folder = folder;
    // The tag stands for the version of V8, its flags and the processor.
    this.#suffix = `${verb}-${cachedDataVersionTag().toString(16)}`;
  }

  /** Whether this run leaves code for the next one. */
  get leavesCode(): boolean {
    return this.#leavesCode;
  }

  /** The script as CommonJS: what it gives is the function around a module. */
  compile(file: string): Script {
    const source = readFileSync(file);
    const name = `${path.basename(file, '.js')}-${this.#suffix}`;
    const cachedData = codeOf(this.#folder.read(name), source);
    const script = new Script(nodeModule.wrap(source.toString()), {
      filename: file,
      ...(cachedData && { cachedData }),
    });
    const isMissing = cachedData === undefined || script.cachedDataRejected === true;
    this.#leavesCode ||= isMissing;
    if (isMissing) keepAtExit(script, (code) => this.#folder.write(name, withChecks(code, source)));
    return script;
  }
}

/** V8 would drop the code of functions that a long run calls no more. */
function keepAtExit(script: Script, keep: (code: Buffer) => void): void {
  // Once everything is loaded, because Node's own code is cached for the usual flags, too.
  setImmediate(setFlagsFromString, '--no-flush-bytecode');
  process.once('exit', (exitCode) => {
    // V8 reads code only under the flags under which it was written.
    setFlagsFromString('--flush-bytecode');
    if (exitCode === 0) keep(script.createCachedData());
  });
}

const checksSize = 8;

/** V8 itself does not notice a damaged byte of the code, nor a changed source of the same length. */
function withChecks(code: Buffer, source: Buffer): Buffer {
  const checks = Buffer.alloc(checksSize);
  checks.writeUInt32LE(crc32(source), 0);
  checks.writeUInt32LE(crc32(code), 4);
  return Buffer.concat([checks, code]);
}

function codeOf(kept: Buffer | undefined, source: Buffer): Buffer | undefined {
  if (kept === undefined || kept.length <= checksSize) return undefined;
  const code = kept.subarray(checksSize);
  const fits = kept.readUInt32LE(0) === crc32(source) && kept.readUInt32LE(4) === crc32(code);
  return fits ? code : undefined;
}
