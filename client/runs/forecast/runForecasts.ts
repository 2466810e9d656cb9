import type { Forecast } from '@pagewright/engine/forecast';
import { type ForecastParams, forecastRequest } from '@pagewright/server/forecastProtocol';
import type { KnownRuns } from '@pagewright/server/protocol';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { readRunSettings } from '../../running/run/runSettings.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { evidenceFor, type ForecastSubject } from './evidenceFor.ts';

/** Forecasts runs of configurations from the runs that are kept. */
export class RunForecasts {
  readonly #history: RunHistory;
  readonly #language: LanguageSupport;

  constructor(history: RunHistory, language: LanguageSupport) {
    this.#history = history;
    this.#language = language;
  }

  /** The evidence of the runs of a configuration, for the language server. */
  async known(subject: ForecastSubject): Promise<KnownRuns> {
    const { parallel, maxJobRequests, maxWait } = readRunSettings(subject.configFile);
    return { evidence: evidenceFor(await this.#history.all(), subject), parallel, maxJobRequests, maxWait };
  }

  /**
   * How much a run of a text would read, of one job or of all. Undefined without a run that tells it, without a language
   * server, and if the text cannot run.
   */
  async of(text: string, job: string | undefined, subject: ForecastSubject): Promise<Forecast | undefined> {
    const runs = await this.known(subject);
    if (runs.evidence.length === 0) return undefined;
    const params: ForecastParams = { text, ...(job !== undefined && { jobs: [job] }), runs };
    try {
      const client = await this.#language.client();
      return (await client.sendRequest<Forecast | null>(forecastRequest, params)) ?? undefined;
    } catch {
      // The client itself reports to the user if the server does not start.
      return undefined;
    }
  }
}
