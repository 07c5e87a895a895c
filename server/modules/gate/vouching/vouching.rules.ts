/** How it is known that somebody stands behind a commit. */
export const Vouching = {
  /** The platform names the account as the one that pushed it. */
  PUSHED: 'pushed',
  /** The account opened a pull request that holds the commit. */
  OPENED: 'opened',
  /** The platform verified a signature by a key of the account. */
  SIGNED: 'signed',
  /** The person said so, and proved the address in the commit or the account. */
  CONFIRMED: 'confirmed',
  /** The platform names the bot as the one that pushed it into the repository itself, not into a fork. */
  BOT: 'bot',
} as const;
export type Vouching = (typeof Vouching)[keyof typeof Vouching];
