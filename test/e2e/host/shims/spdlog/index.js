// A stand-in without native code for @vscode/spdlog: VS Code writes its logs and every extension's output channel
// through it, so without it the channels stay empty.

const fs = require('node:fs');
const path = require('node:path');

const levels = ['trace', 'debug', 'info', 'warning', 'error', 'critical', 'off'];

class Logger {
  constructor(_type, _name, file) {
    this.file = file;
    this.level = levels.indexOf('info');
    this.raw = false;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.appendFileSync(file, '');
  }

  write(level, message) {
    if (level < this.level) return;
    fs.appendFileSync(this.file, this.raw ? message : `${localTime()} [${levels[level]}] ${message}\n`);
  }

  trace(message) {
    this.write(0, message);
  }
  debug(message) {
    this.write(1, message);
  }
  info(message) {
    this.write(2, message);
  }
  warn(message) {
    this.write(3, message);
  }
  error(message) {
    this.write(4, message);
  }
  critical(message) {
    this.write(5, message);
  }
  getLevel() {
    return this.level;
  }
  setLevel(level) {
    this.level = level;
  }
  clearFormatters() {
    this.raw = true;
  }
  setPattern() {}
  flush() {}
  drop() {}
}

/** The native module writes local time. */
function localTime() {
  const now = new Date();
  const text = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 23)}`;
}

const create = async (name, file) => new Logger('', name, file);

// One by one: VS Code imports this as an ES module, and only names that are assigned this way are seen there.
exports.version = 0;
exports.setLevel = () => {};
exports.setFlushOn = () => {};
exports.Logger = Logger;
exports.createRotatingLogger = create;
exports.createAsyncRotatingLogger = create;
