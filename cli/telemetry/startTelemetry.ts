import { complain } from '../printing/complain.ts';
import { askedSignals } from './askedSignals.ts';
import { noTelemetry, type RunPart, type Telemetry } from './noTelemetry.ts';

/** The option of each verb that runs a configuration. */
export const otelOption = [
  '--otel',
  'send OpenTelemetry traces and metrics (default: only where OTEL_EXPORTER_OTLP_ENDPOINT is set)',
] as const;

/** Loads OpenTelemetry only if it is enabled, with `--otel` or the environment. */
export async function startTelemetry(isAsked: boolean | undefined, part?: RunPart): Promise<Telemetry> {
  const signals = askedSignals(isAsked ?? false, process.env);
  if (signals === undefined) return noTelemetry;
  try {
    const { createTelemetry } = await import('./telemetry.ts');
    return createTelemetry(signals, { env: process.env, part, warn: complain });
  } catch (error) {
    if (!isMissingModule(error)) throw error;
    complain('This copy of the command line cannot send OpenTelemetry: the VS Code extension ships without it.');
    return noTelemetry;
  }
}

function isMissingModule(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'MODULE_NOT_FOUND' || error.code === 'ENOENT');
}
