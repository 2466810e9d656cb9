// Loaded before a program (`node --import`): counts what it changes below PAGEWRIGHT_TROUBLE_FOLDER, and at the change with
// the number `at` kills it (before the change, in the middle of it, or after it), or fills the disk from there on.
// Plain JavaScript, because the program may run on an old Node.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const { PAGEWRIGHT_TROUBLE_FOLDER: folder, PAGEWRIGHT_TROUBLE_COUNT: countFile, PAGEWRIGHT_TROUBLE } = process.env;
const { at = 0, how = 'none' } = JSON.parse(PAGEWRIGHT_TROUBLE ?? '{}');
const writeFileSync = fs.writeFileSync;
let count = 0;
/** Open files below the folder, by their numbers. */
const followed = new Set();

process.on('exit', () => countFile && writeFileSync(countFile, String(count)));

const die = () => process.kill(process.pid, 'SIGKILL');
const isBelow = (place) => typeof place === 'string' && path.resolve(place).startsWith(folder + path.sep);
const isFull = () => how === 'full' && count >= at;
const full = (call) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), { code: 'ENOSPC', syscall: call });
const halfOf = (data) => {
  const bytes =
    typeof data === 'string' ? Buffer.from(data) : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return bytes.subarray(0, Math.floor(bytes.length / 2));
};

/**
 * One change: `half` does a part of it, where it has parts; `needsRoom` where a full disk refuses it. Resolves to what
 * `whole` gives.
 */
async function change(call, { whole, half, needsRoom }) {
  count++;
  if (count === at && how === 'before') die();
  if (count === at && how === 'half') {
    await half?.();
    die();
  }
  if (needsRoom && isFull()) {
    await half?.();
    throw full(call);
  }
  const result = await whole();
  if (count === at && how === 'after') die();
  return result;
}

function changeSync(call, { whole, half, needsRoom }) {
  count++;
  if (count === at && how === 'before') die();
  if (count === at && how === 'half') {
    half?.();
    die();
  }
  if (needsRoom && isFull()) {
    half?.();
    throw full(call);
  }
  const result = whole();
  if (count === at && how === 'after') die();
  return result;
}

const writes = (flags = 'r') => (typeof flags === 'number' ? (flags & 3) !== 0 : /[wa+]/.test(flags));

const { promises } = fs;
for (const [name, needsRoom] of Object.entries({
  mkdir: true,
  mkdtemp: true,
  rename: false,
  rm: false,
  rmdir: false,
  unlink: false,
  link: true,
  copyFile: true,
})) {
  const real = promises[name];
  promises[name] = (...given) =>
    given.slice(0, 2).some(isBelow)
      ? change(name, { whole: () => real.apply(promises, given), needsRoom })
      : real.apply(promises, given);
}

for (const name of ['writeFile', 'appendFile']) {
  const real = promises[name];
  promises[name] = (place, data, ...rest) => {
    if (!isBelow(place)) return real(place, data, ...rest);
    const half = () => real(place, halfOf(data), ...rest);
    return change(name, { whole: () => real(place, data, ...rest), half, needsRoom: true });
  };
}

const realOpen = promises.open;
promises.open = async (place, flags, ...rest) => {
  const open = () => realOpen(place, flags, ...rest);
  if (!isBelow(place) || !writes(flags)) return await open();
  const handle = await change('open', { whole: open, needsRoom: true });
  followed.add(handle.fd);
  handle.on('close', () => followed.delete(handle.fd));
  return handle;
};

const some = await realOpen(process.execPath);
const ofHandles = Object.getPrototypeOf(some);
await some.close();
for (const name of ['write', 'writev', 'appendFile', 'writeFile', 'sync', 'datasync']) {
  const real = ofHandles[name];
  ofHandles[name] = function (data, ...rest) {
    const whole = () => real.call(this, data, ...rest);
    if (!followed.has(this.fd)) return whole();
    const isData = typeof data === 'string' || ArrayBuffer.isView(data);
    return change(name, { whole, ...(isData && { half: () => real.call(this, halfOf(data)) }), needsRoom: true });
  };
}

for (const [name, needsRoom] of Object.entries({
  mkdirSync: true,
  renameSync: false,
  rmSync: false,
  unlinkSync: false,
})) {
  const real = fs[name];
  fs[name] = (...given) =>
    given.slice(0, 2).some(isBelow) ? changeSync(name, { whole: () => real(...given), needsRoom }) : real(...given);
}
fs.writeFileSync = (place, data, ...rest) => {
  if (!isBelow(place)) return writeFileSync(place, data, ...rest);
  const half = () => writeFileSync(place, halfOf(data), ...rest);
  return changeSync('writeFileSync', { whole: () => writeFileSync(place, data, ...rest), half, needsRoom: true });
};

// What a stream writes with.
const { open, write, writev, close } = fs;
fs.open = (place, flags, ...rest) => {
  const done = rest.at(-1);
  const follow = (error, descriptor) => {
    if (!error && isBelow(place) && writes(flags)) followed.add(descriptor);
    done(error, descriptor);
  };
  open(place, flags, ...rest.slice(0, -1), follow);
};
fs.close = (descriptor, ...rest) => {
  followed.delete(descriptor);
  close(descriptor, ...rest);
};
for (const [name, real] of Object.entries({ write, writev })) {
  fs[name] = (descriptor, data, ...rest) => {
    if (!followed.has(descriptor)) return real(descriptor, data, ...rest);
    const done = rest.at(-1);
    count++;
    if (count === at && how === 'before') die();
    if (count === at && how === 'half') {
      fs.writeSync(descriptor, halfOf(Array.isArray(data) ? Buffer.concat(data) : data));
      die();
    }
    if (isFull()) return done(full(name));
    const isLast = count === at && how === 'after';
    return real(descriptor, data, ...rest.slice(0, -1), (...result) => {
      if (isLast) die();
      done(...result);
    });
  };
}

syncBuiltinESMExports();
