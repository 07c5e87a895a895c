/** How an erased address is called beside the keys of rows. */
export const erasedAddress = (emailKey: string): string => `address:${emailKey}`;

/** How an erased account of a code platform is called. */
export const erasedAccount = (host: string, accountId: string): string => `account:${host}/${accountId}`;
