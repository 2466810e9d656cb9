/**
 * How many characters regular expressions go through while something runs. Each search counts from where it starts to
 * the end of what it finds, or of the text; the steps back of a pattern are not seen (`slowParts` finds them).
 */
export async function countPatternSteps(run: () => unknown): Promise<number> {
  const { exec } = RegExp.prototype;
  let steps = 0;
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const start = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const end = found === null ? (this.sticky ? start : String(text).length) : found.index + found[0].length;
    steps += end - start + 1;
    return found;
  };
  try {
    await run();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return steps;
}
