/** A mail server that senders may log in to. */
export interface SenderServer {
  /** Host and port, such as `smtp.qq.com:465`. */
  readonly name: string;
  /** Domains whose addresses it serves; empty when it serves organisations' own domains. */
  readonly domains: readonly string[];
}

/** Servers of common providers that take an authorisation code or an app password over TLS. */
export const COMMON_SERVERS: readonly SenderServer[] = [
  { name: 'smtp.qq.com:465', domains: ['qq.com', 'foxmail.com'] },
  { name: 'smtp.163.com:465', domains: ['163.com'] },
  { name: 'smtp.126.com:465', domains: ['126.com'] },
  { name: 'smtp.yeah.net:465', domains: ['yeah.net'] },
  { name: 'smtp.aliyun.com:465', domains: ['aliyun.com'] },
  { name: 'smtp.gmail.com:465', domains: ['gmail.com'] },
  { name: 'smtp.mail.me.com:587', domains: ['icloud.com', 'me.com', 'mac.com'] },
  { name: 'smtp.mail.yahoo.com:465', domains: ['yahoo.com'] },
  { name: 'smtp.fastmail.com:465', domains: ['fastmail.com'] },
  { name: 'smtp.qiye.aliyun.com:465', domains: [] },
  { name: 'smtp.zoho.com:465', domains: [] },
];
