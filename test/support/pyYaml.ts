import { spawnSync } from 'node:child_process';

const script = `
import json, sys, yaml
def read(text):
    try:
        return {'json': json.dumps(yaml.safe_load(text), allow_nan=False)}
    except Exception as error:
        return {'error': str(error)}
json.dump([read(text) for text in json.load(sys.stdin)], sys.stdout)
`;

/** Reads YAML texts with PyYAML, and writes them with Python's JSON; undefined where there is no Python with PyYAML. */
export function readWithPyYaml(texts: readonly string[]): { json?: string; error?: string }[] | undefined {
  const { status, stdout } = spawnSync('python3', ['-c', script], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
  });
  return status === 0 ? JSON.parse(stdout) : undefined;
}
