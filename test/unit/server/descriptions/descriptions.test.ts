import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describedOutline } from '../../../../engine/core/descriptions/matching/describedOutline.ts';
import { operationDetails } from '../../../../engine/core/descriptions/matching/operationDetails.ts';
import type { NumberedQuestion } from '../../../../server/descriptionQuestions.ts';
import { Descriptions } from '../../../../server/descriptions.ts';
import { diskFiles } from '../../../../server/diskFiles.ts';
import { usersDescription } from '../../../support/describedService.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

/** A thread that responds when a test lets it. */
class HeldThread extends EventEmitter {
  readonly asked: NumberedQuestion[] = [];

  postMessage(question: NumberedQuestion): void {
    this.asked.push(question);
  }

  get names(): string[] {
    return this.asked.map(({ name }) => name);
  }

  /** Responds to the last question. */
  respond(response: unknown): void {
    this.emit('message', { id: this.asked.at(-1)?.id, response });
  }
}

let folderOf: () => string;

async function setUp(...names: string[]) {
  const folder = folderOf();
  for (const name of names) await writeFile(path.join(folder, name), '');
  const events = new EventEmitter();
  const threads: HeldThread[] = [];
  const watched: string[] = [];
  const descriptions = new Descriptions({
    files: diskFiles,
    startThread: () => {
      const thread = new HeldThread();
      threads.push(thread);
      return thread;
    },
    changed: () => void events.emit('changed'),
    watch: (uris) => void watched.push(...uris),
    log: () => undefined,
  });
  const fileOf = (name: string, isNamed = false) => ({
    uri: pathToFileURL(path.join(folder, name)).href,
    folder: `${pathToFileURL(folder).href}/`,
    isNamed,
  });
  const whole = {
    outline: describedOutline(usersDescription),
    files: names.map((name) => pathToFileURL(path.join(folder, name)).href),
  };
  return { descriptions, threads, watched, folder, fileOf, whole, changed: () => once(events, 'changed') };
}

/** Opens a file, as if the thread had read it. */
async function setUpRead(...names: string[]) {
  const parts = await setUp(...names);
  const { descriptions, threads, fileOf, whole } = parts;
  const file = fileOf(names[0] ?? '');
  assert.equal(await descriptions.open([file]), undefined);
  const changed = parts.changed();
  threads[0]?.respond(whole);
  await changed;
  const opened = await descriptions.open([file]);
  assert.ok(opened && 'outline' in opened && threads[0]);
  return { ...parts, file, opened, thread: threads[0] };
}

describe('descriptions that a thread reads', () => {
  folderOf = temporaryFolder();

  it('need no thread where there is none', async () => {
    const { descriptions, threads, fileOf } = await setUp();
    assert.equal(await descriptions.open([fileOf('a.openapi.yaml'), fileOf('a.openapi.json')]), undefined);
    assert.equal(threads.length, 0);
  });

  it('are missing where somebody named them', async () => {
    const { descriptions, fileOf } = await setUp();
    const found = await descriptions.open([fileOf('a.yaml', true)]);
    assert.ok(found && 'reason' in found && found.reason === 'there is no such file');
  });

  it('let nobody wait while they are read, and are read once', async () => {
    const { threads, descriptions, file, opened, watched } = await setUpRead('a.openapi.yaml');
    assert.equal(opened.outline.title, 'Users');
    assert.equal(await descriptions.open([file]), opened);
    assert.deepEqual([threads.length, threads[0]?.names], [1, ['open']]);
    assert.deepEqual(watched, [file.uri]);
  });

  it('give what they say of operations once they are asked, and ask for it once', async () => {
    const { opened, thread } = await setUpRead('a.openapi.yaml');
    const pointers = ['/paths/~1users/get'];
    const details = new Map(
      usersDescription.operations.map((operation) => [operation.pointer, operationDetails(operation)] as const),
    );
    const asked = opened.details(pointers);
    thread.respond(details);
    assert.equal((await asked).get('/paths/~1users/get')?.params.length, 5);
    await opened.details(pointers);
    assert.deepEqual(thread.names, ['open', 'details']);
  });

  it('say what they know while another one is read', async () => {
    const { descriptions, opened, thread, fileOf } = await setUpRead('a.openapi.yaml', 'b.openapi.yaml');
    assert.equal(await descriptions.open([fileOf('b.openapi.yaml')]), undefined);
    assert.equal((await opened.details(['/paths/~1users/get'])).size, 0);
    assert.deepEqual(thread.names, ['open', 'open']);
  });

  it('are read again when the file has changed, and known as they were until then', async () => {
    const { descriptions, file, folder, opened, thread, whole, changed } = await setUpRead('a.openapi.yaml');
    await utimes(path.join(folder, 'a.openapi.yaml'), 1, 1);
    assert.equal(await descriptions.open([file]), opened);
    const again = changed();
    thread.respond(whole);
    await again;
    assert.notEqual(await descriptions.open([file]), opened);
    assert.deepEqual(thread.names, ['open', 'open']);
  });

  it('are read again when a file that they refer to has changed', async () => {
    const { descriptions, file, opened, thread, fileOf } = await setUpRead('a.openapi.yaml', 'part.yaml');
    descriptions.filesChanged([fileOf('other.yaml').uri]);
    assert.equal(await descriptions.open([file]), opened);
    assert.equal(thread.asked.length, 1);
    descriptions.filesChanged([fileOf('part.yaml').uri]);
    await descriptions.open([file]);
    assert.deepEqual(thread.names, ['open', 'open']);
  });

  it('say why one is not read', async () => {
    const { descriptions, threads, fileOf, changed } = await setUp('a.openapi.yaml');
    await descriptions.open([fileOf('a.openapi.yaml')]);
    const told = changed();
    threads[0]?.respond({ reason: 'it is not valid YAML' });
    await told;
    const found = await descriptions.open([fileOf('a.openapi.yaml')]);
    assert.ok(found && 'reason' in found && found.reason === 'it is not valid YAML');
  });

  it('survive their thread: what it was reading is not tried again, the others are', async () => {
    const { descriptions, file, threads, fileOf, changed } = await setUpRead('a.openapi.yaml', 'huge.openapi.yaml');
    await descriptions.open([fileOf('huge.openapi.yaml')]);
    const told = changed();
    threads[0]?.emit('error', new Error('out of memory'));
    await told;
    const found = await descriptions.open([fileOf('huge.openapi.yaml')]);
    assert.ok(found && 'reason' in found && found.reason.includes('too large'));
    assert.equal(threads.length, 1);
    assert.equal(await descriptions.open([file]), undefined);
    assert.deepEqual(threads[1]?.names, ['open']);
  });

  it('are closed when there are many', async () => {
    const names = [1, 2, 3, 4, 5].map((each) => `${each}.openapi.yaml`);
    const { descriptions, threads, fileOf } = await setUp(...names);
    for (const name of names) await descriptions.open([fileOf(name)]);
    assert.deepEqual(threads[0]?.names.toSorted(), ['close', 'open', 'open', 'open', 'open', 'open']);
  });
});
