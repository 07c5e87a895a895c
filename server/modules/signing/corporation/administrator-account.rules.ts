/**
 * The login name of a corporation's administrator: `admin_<domain>`, or with the first number that makes it free,
 * `admin1_<domain>` and so on (REST contract §3.6). `taken` are names in lower case.
 */
export function administratorAccount(domain: string, taken: readonly string[]): string {
  let account = `admin_${domain}`;
  for (let number = 1; taken.includes(account); number += 1) {
    account = `admin${number}_${domain}`;
  }
  return account;
}
