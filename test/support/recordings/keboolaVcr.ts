import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';

/** The Python that has the real package: the one that PAGEWRIGHT_VCR names, or that of the path. */
const python = process.env['PAGEWRIGHT_VCR'] ?? 'python3';

/** Why the real keboola-vcr cannot be asked; undefined: it can. */
export function missingVcr(): string | undefined {
  const { status } = spawnSync(python, ['-c', 'import keboola.vcr']);
  return status === 0
    ? undefined
    : 'there is no keboola-vcr (pip install keboola-vcr, and PAGEWRIGHT_VCR=<its python>)';
}

export interface ComponentRequest {
  method: string;
  url: string;
  body?: string;
  headers?: Record<string, string>;
}

/** A response as a component received it; the body as text of single bytes, and its time in seconds. */
export interface ComponentResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
  time: number;
}

/** Lets a component send requests that keboola-vcr records in a folder, or answers from it. */
export async function askVcr(
  mode: 'record' | 'replay',
  folder: string,
  given: { requests: readonly ComponentRequest[]; secrets?: Record<string, string> },
): Promise<ComponentResponse[]> {
  const script = path.join(import.meta.dirname, 'component.py');
  return await new Promise((resolve, reject) => {
    const child = execFile(python, [script, mode, folder], { maxBuffer: 1e8 }, (error, stdout) => {
      if (error === null) resolve(JSON.parse(stdout));
      else reject(error);
    });
    child.stdin?.end(JSON.stringify(given));
  });
}
