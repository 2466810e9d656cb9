import { projectHere } from '../support/platform/projectHere.ts';

describe('smoke', () => {
  const given = projectHere();
  it('runs', async () => {
    const { stack, project, files, log } = given();
    for (const [verb, ...args] of [['connect', stack.url], ['list'], ['pull', '--all'], ['pull', '--all'], ['log', '101'], ['show', '101', '--version', '1']]) {
      const r = await project(verb!, ...args);
      console.log(verb, r.code, r.stdout, r.stderr);
    }
    console.log(files());
    console.log((await log()).map((each) => `${each.method} ${each.service} ${each.path} ${each.status}`).join('\n'));
  });
});
