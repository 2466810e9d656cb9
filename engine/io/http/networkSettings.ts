/** What the surroundings of a run say about the way to the network, in place of the variables of the process. Plain data. */
export interface NetworkSettings {
  /** `http_proxy`, `https_proxy` and `no_proxy`, in both letter cases; absent: the variables of the process. */
  environment?: Record<string, string | undefined>;
  /** Trust the authorities of the operating system beside those that Node brings along. */
  systemCertificates?: boolean;
  /** Whether the certificate of the proxy itself is verified; absent: it is. That of the API always is. */
  verifyProxy?: boolean;
}
