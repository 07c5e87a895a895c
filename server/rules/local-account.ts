/** Whether a local community manager may log in by this name: 1 to 100 letters, digits, underscores, dots and hyphens. */
export function isAccountName(account: string): boolean {
  return /^[A-Za-z0-9_.-]{1,100}$/.test(account);
}
