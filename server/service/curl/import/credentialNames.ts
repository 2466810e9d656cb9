const headerWords = /authorization|token|secret|passw|signature|cookie|session|credential|api-?key|(?:^|-)key$/i;

/** Names of parameters without their signs and in lower case. */
const params = new Set(
  (
    'apikey apitoken apisecret key token accesstoken accesskey authtoken authkey auth authorization secret clientsecret ' +
    'appsecret appkey appid password passwd pwd pass signature sig subscriptionkey privatekey refreshtoken usertoken ' +
    'userkey sessionid sessiontoken sessionkey licensekey idtoken hapikey xapikey privatetoken securitytoken'
  ).split(' '),
);

/** Words that name other things as well: only a long value without spaces makes a credential of them. */
const commonParams = new Set(['key', 'auth', 'sig', 'pass', 'token']);

/** Whether a header of this name carries a credential. */
export function isCredentialHeader(name: string): boolean {
  return headerWords.test(name);
}

/** Whether a parameter carries a credential, by its name and its value. */
export function isCredentialParam(name: string, value: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  if (value === '' || !params.has(plain)) return false;
  return !commonParams.has(plain) || /^[^\s]{8,}$|^\W|^your/i.test(value);
}

/** A key for the credential of a header: `X-Api-Key` gives `apiKey`. */
export function secretNameOf(header: string): string {
  const words = header
    .replace(/^x-/i, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const camel = words.map((word, index) => (index === 0 ? '' : word.slice(0, 1).toUpperCase()) + lower(word, index));
  return camel.join('') || 'secret';
}

function lower(word: string, index: number): string {
  return (index === 0 ? word : word.slice(1)).toLowerCase();
}
