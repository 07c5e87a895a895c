/** Templates of notices about the security of an account. */
export type AccountNotice =
  | 'new_device'
  | 'password_changed'
  | 'sender_changed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'totp_added'
  | 'totp_removed'
  | 'second_factor_reset'
  | 'api_key_created'
  | 'api_key_ending'
  | 'api_keys_revoked'
  | 'webhook_created'
  | 'platform_connected';

/** Data of a notice about the security of an account. */
export interface AccountNoticeMail {
  data: {
    community: string;
    projectUrl: string;
    name: string;
    account: string;
    /** Its subject, such as a passkey's name or a sender address; else empty. */
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
