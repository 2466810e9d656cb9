import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFindings } from '../../cli/formats/findFindings.ts';
import { jsonFormat } from '../../cli/formats/jsonFormat.ts';
import { sarifFormat } from '../../cli/formats/sarifFormat.ts';
import { textFormat } from '../../cli/formats/textFormat.ts';
import { planConfig, planText } from '../../engine/faces/run.ts';
import { readFolder } from './readFolder.ts';
import { runToEnd } from './runToEnd.ts';
import { testService } from './testService.ts';

/** Everything that is written or shown of a configuration and its run, but for its tables, by kind. */
export async function tracesOf(config: object, folder: string): Promise<Record<string, string>> {
  const at = (name: string) => path.join(folder, name);
  mkdirSync(folder, { recursive: true });
  const { events, report } = await runToEnd({
    config,
    outDir: at('out'),
    record: at('recording'),
    keep: at('kept'),
    shapesFile: at('shapes.json'),
  });
  const left = Object.entries(readFolder(folder)).filter(([name]) => !/^out\/(?:tables|state)/.test(name));
  const text = JSON.stringify(config, undefined, 2);
  const planned = planConfig(text, { now: () => 0 });
  const file = at('test.extractor.json');
  writeFileSync(file, text);
  const findings = await findFindings(testService(), file);
  return {
    ...Object.fromEntries(left),
    events: events.map((event) => JSON.stringify(event)).join('\n'),
    report: JSON.stringify(report),
    plan: 'problems' in planned ? JSON.stringify(planned) : planText(planned),
    findings: textFormat(findings, 1),
    'findings as JSON': jsonFormat(findings),
    'findings as SARIF': sarifFormat(findings, { version: '1', folder, rules: [] }),
  };
}
