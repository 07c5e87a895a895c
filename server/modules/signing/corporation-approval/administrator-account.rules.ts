/**
 * The login name of a corporation's administrator: `admin_<domain>`, or `admin1_<domain>` and so on with the first free
 * number. `taken` names are in lower case.
 */
export function administratorAccount(domain: string, taken: readonly string[]): string {
  let account = `admin_${domain}`;
  for (let number = 1; taken.includes(account); number += 1) {
    account = `admin${number}_${domain}`;
  }
  return account;
}
