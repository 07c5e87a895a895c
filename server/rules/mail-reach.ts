/**
 * Top-level domains that are reserved or private: no public mail server serves an address in them. `example` and `test`
 * are left out: nobody has an address there, and every trial uses them.
 */
const PRIVATE_SUFFIXES: readonly string[] = [
  'home.arpa',
  'internal',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
];

/** Domains of code platforms, which write `noreply` at them into commits that they make themselves. */
const PLATFORM_DOMAINS = new Set([
  'atomgit.com',
  'bitbucket.org',
  'codeberg.org',
  'gitcode.com',
  'gitea.com',
  'gitee.com',
  'github.com',
  'gitlab.com',
]);

const NO_REPLY = new Set(['noreply', 'no-reply']);
const LABEL_MAX_LENGTH = 63;
const DOMAIN_MAX_LENGTH = 253;

/**
 * Whether mail can arrive at an address. It cannot at the no-reply addresses of code platforms, in reserved and private
 * domains, and at hosts without a dot. `reachableDomains` are those that the operator has declared reachable, in lower
 * case, with all their subdomains; they never make a no-reply address reachable.
 */
export function canReceiveMail(address: string, reachableDomains: readonly string[] = []): boolean {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at)).trim().toLowerCase();
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const labels = domain.split('.');
  if (at < 0 || local === '' || domain.length > DOMAIN_MAX_LENGTH || !labels.every(isLabel)) {
    return false;
  }
  if (labels.some((label) => NO_REPLY.has(label)) || (NO_REPLY.has(local) && PLATFORM_DOMAINS.has(domain))) {
    return false;
  }
  return isIn(domain, reachableDomains) || isPublic(labels, domain);
}

function isLabel(label: string): boolean {
  const hasEnds = !label.startsWith('-') && !label.endsWith('-');
  return label !== '' && label.length <= LABEL_MAX_LENGTH && hasEnds && /^[\p{L}\p{M}\p{N}_-]+$/u.test(label);
}

/** An address of the network, such as `10.0.0.1`, ends in a number. */
function isPublic(labels: readonly string[], domain: string): boolean {
  return labels.length > 1 && /\D/.test(labels.at(-1) ?? '') && !isIn(domain, PRIVATE_SUFFIXES);
}

function isIn(domain: string, suffixes: readonly string[]): boolean {
  return suffixes.some((suffix) => domain === suffix || domain.endsWith(`.${suffix}`));
}
