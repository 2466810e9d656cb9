import { type Forecast, findExcess, forecastText } from '@pagewright/engine/forecast';
import { countText } from '@pagewright/engine/text/countText';
import { isLimited, scopeTitle } from '../../running/run/runScope.ts';
import { readRunSettings } from '../../running/run/runSettings.ts';
import type { BeforeRun } from '../../running/start/runner.ts';
import { fileName } from '../../shared/fileName.ts';
import { showWarningMessage } from '../../shared/messages.ts';
import type { RunForecasts } from './runForecasts.ts';

/** Forecasts a run before it starts, and asks the user if it is longer than the settings allow without asking. */
export function askBeforeLongRun(forecasts: RunForecasts): BeforeRun {
  return async ({ configFile, composition, document, scope }) => {
    // What a search or a limit lets through is little, and a recording asks no API.
    if (isLimited(scope) || scope.recorded || scope.search !== undefined) return { mayStart: true };
    const { environment, values, fromState } = scope;
    const subject = { configFile, environment, values, fromState };
    const forecast = await forecasts.of(document.text, scope.job, subject);
    if (forecast === undefined) return { mayStart: true };
    const question = questionOf(forecast, configFile);
    if (question === undefined) return { mayStart: true, forecast };
    const title = scopeTitle(composition?.name ?? fileName(configFile), scope);
    const run = 'Run';
    const detail = `${question} In all: ${forecastText(forecast)}. A test run reads a few pages only. The settings pagewright.run.askAboveRequests and pagewright.run.askAboveMinutes say when to ask.`;
    const choice = await showWarningMessage(`Run ${title}?`, { modal: true, detail }, run);
    return { mayStart: choice === run, forecast };
  };
}

function questionOf(forecast: Forecast, configFile: string): string | undefined {
  const { askAbove } = readRunSettings(configFile);
  const excess = findExcess(forecast, askAbove);
  if (excess === undefined) return undefined;
  const limit = excess === 'requests' ? countText(askAbove.requests, 'request') : `${askAbove.minutes} min`;
  return excess === 'requests' ? `It sends more than ${limit}.` : `It takes more than ${limit}.`;
}
