import { createTransport } from 'nodemailer';

/** Milliseconds after which a server counts as unreachable. */
const TIMEOUT = 10_000;

/** Connects to a mail server and logs in as for a mail, but sends none. Throws the library's error, with its `code`. */
export async function checkSmtp(url: string, requireTls: boolean): Promise<void> {
  const timeouts = {
    dnsTimeout: TIMEOUT,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  };
  const transport = createTransport({ url, requireTLS: requireTls, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
