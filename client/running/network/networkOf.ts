import type { NetworkSettings } from '../../../engine/index.ts';

/** The settings of VS Code about the way to the network, as `settings.json` writes them: any of them may be anything. */
export interface HttpSettings {
  proxy?: unknown;
  noProxy?: unknown;
  proxySupport?: unknown;
  proxyStrictSSL?: unknown;
  systemCertificates?: unknown;
}

/** What is on this machine is never asked for through a proxy, as everywhere in VS Code. */
const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * What a run is told of proxies and certificates. A setting of VS Code comes before a variable of the environment, and
 * with proxies switched off there is none at all.
 */
export function networkOf(settings: HttpSettings, environment: Record<string, string | undefined>): NetworkSettings {
  return {
    environment: settings.proxySupport === 'off' ? {} : proxyVariables(settings, environment),
    systemCertificates: settings.systemCertificates !== false,
    verifyProxy: settings.proxyStrictSSL !== false,
  };
}

function proxyVariables(
  { proxy, noProxy }: HttpSettings,
  environment: Record<string, string | undefined>,
): Record<string, string> {
  const variable = (name: string) => environment[name] || environment[name.toUpperCase()] || '';
  const setting = typeof proxy === 'string' ? proxy.trim() : '';
  const http = setting || variable('http_proxy');
  // Without a proxy of their own https addresses go to that of http ones.
  const https = setting || variable('https_proxy');
  return {
    ...(http !== '' && { http_proxy: http }),
    ...(https !== '' && { https_proxy: https }),
    no_proxy: exceptions(noProxy, variable('no_proxy')),
  };
}

function exceptions(setting: unknown, variable: string): string {
  const ofSetting = Array.isArray(setting) ? setting.filter((host) => typeof host === 'string' && host !== '') : [];
  const hosts = ofSetting.length > 0 ? ofSetting : variable.split(/[,\s]+/).filter((host) => host !== '');
  return hosts.includes('*') ? '*' : [...hosts, ...thisMachine].join(',');
}
