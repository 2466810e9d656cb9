import { Option } from 'commander';

export type EventFormat = 'text' | 'json' | 'gelf';

const formats: readonly EventFormat[] = ['text', 'json', 'gelf'];

/** The option for the format. The platform selects GELF by naming its log server. */
export function eventsOption(): Option {
  const asked: EventFormat = findLogServer(process.env) === undefined ? 'text' : 'gelf';
  return new Option('--events <format>', 'format of the events').choices(formats).default(asked);
}

/** The log server of the platform, as the environment names it; undefined for none. */
export function findLogServer({
  KBC_LOGGER_ADDR: host,
  KBC_LOGGER_PORT: port,
}: NodeJS.ProcessEnv): { host: string; port: number } | undefined {
  return host && port && isPort(Number(port)) ? { host, port: Number(port) } : undefined;
}

function isPort(port: number): boolean {
  return Number.isInteger(port) && port > 0 && port < 65_536;
}
