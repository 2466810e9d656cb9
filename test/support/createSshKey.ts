import ssh2 from 'ssh2';

/** A key pair for SSH. The library's generator writes, once in about two hundred times, a key that it cannot read itself. */
export function createSshKey(): { private: string; public: string } {
  for (;;) {
    const pair = ssh2.utils.generateKeyPairSync('ed25519');
    if (!(ssh2.utils.parseKey(pair.private) instanceof Error)) return pair;
  }
}
