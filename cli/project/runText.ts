import { ConfigDocument } from '@pagewright/engine/environments';
import { type RunReport, runExtraction } from '@pagewright/engine/run';
import { complain } from '../printing/complain.ts';
import { readSecrets } from '../values/readSecrets.ts';
import { unfilledWarnings } from '../values/unfilledWarnings.ts';

/** A configuration of the platform that is run here. */
interface RunOfText {
  text: string;
  name: string;
  outDir: string;
  /** As of `--secrets`; absent: they come from the environment. */
  secretsFile: string | undefined;
}

/** Runs a configuration whose text is from the platform, and prints what it says to the error output. */
export async function runText(
  { text, name: configName, outDir, secretsFile }: RunOfText,
  signal: AbortSignal,
): Promise<RunReport> {
  const configText = ConfigDocument.of(text);
  const { secrets, warnings } = await readSecrets(configText, secretsFile, process.env);
  complain(warnings);
  complain(unfilledWarnings(configText, secrets));
  const run = runExtraction({ configText, configName, outDir, secrets }, signal);
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
    if (value.level === 'warning' || value.level === 'error') complain(value.message);
  }
}
