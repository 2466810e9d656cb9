import assert from 'node:assert/strict';
import { token, url } from './platformProject.ts';
import { waitFor } from './waitFor.ts';

const headers = { 'X-StorageApi-Token': token, 'content-type': 'application/json' };

/** Starts a job of a configuration in the project, as its schedule does, and waits for its end. Returns its number. */
export async function startedJob(config: string): Promise<string> {
  const queue = await queueAddress();
  const body = JSON.stringify({ component: 'ex-generic-v2', config, mode: 'run' });
  const { id } = await answerOf(await fetch(`${queue}/jobs`, { method: 'POST', headers, body }));
  await waitFor('the end of the job', async () => {
    return (await answerOf(await fetch(`${queue}/jobs/${id}`, { headers })))['isFinished'] === true;
  });
  return String(id);
}

async function queueAddress(): Promise<string> {
  const { services } = await answerOf(await fetch(`${url}/v2/storage?exclude=components`, { headers }));
  assert.ok(Array.isArray(services));
  return services.find(({ id }) => id === 'queue').url;
}

async function answerOf(response: Response): Promise<Record<string, unknown>> {
  assert.ok(response.ok, String(response.status));
  return Object(await response.json());
}
