/** Templates of notices about the security of an account. */
export type AccountNotice =
  | 'new_device'
  | 'password_changed'
  | 'sender_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'totp_added'
  | 'totp_removed'
  | 'second_factor_reset';

/** Data of a notice about the security of an account. */
export interface AccountNoticeMail {
  data: {
    community: string;
    projectUrl: string;
    name: string;
    account: string;
    /** The passkey's name or the sender address that it is about; else empty. */
    about: string;
    /** What was used, such as `Firefox, Linux`; empty when unknown. */
    device: string;
    /** The network that the request came from; empty when unknown. */
    network: string;
    at: string;
    securityUrl: string;
  };
  secret: undefined;
}
