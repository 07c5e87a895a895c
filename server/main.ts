import { readConfig, type Config } from '#server/config/config.ts';
import { demoPlatformUrl, warningsOf } from '#server/config/start-advice.ts';
import { DEMO_LINK_ID, type DemoLogin } from './demo/seed-demo.ts';
import { startService, type Service } from './start-service.ts';

/** Padded to one length, so that the accounts line up. */
const ROLE_NAMES: Readonly<Record<DemoLogin['role'], string>> = {
  community: 'Community manager:        ',
  admin: 'Corporation administrator:',
  manager: 'Employee manager:         ',
};

try {
  const config = readConfig(process.env);
  const service = await startService(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void service.stop().finally(() => process.exit()));
  }
  greet(service, config);
} catch (error) {
  process.stderr.write(`Signet cannot start.\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Prints where the service listens and, with the demo community, what to try. */
function greet({ address, demoLogins, mailboxPath, metricsAddress }: Service, config: Config): void {
  const { publicUrl, demo } = config;
  const lines = [`Signet listens at ${address}, public address ${publicUrl.href}`];
  if (demo) {
    lines.push(`Sign the demo community's CLA: ${new URL(`/sign/${DEMO_LINK_ID}`, publicUrl).href}`);
  }
  const platform = demoPlatformUrl(config);
  if (platform !== undefined) {
    lines.push(`See a pull request checked:   ${platform}`);
  }
  if (metricsAddress !== undefined) {
    lines.push(`Metrics for Prometheus: ${metricsAddress}`);
  }
  if (mailboxPath !== undefined) {
    lines.push(`Read the mails it sends:      ${new URL(mailboxPath, publicUrl).href}`);
  }
  if (demoLogins.length > 0) {
    lines.push('Logins of the demo, shown only once (account / password):');
    lines.push(...demoLogins.map(({ role, account, password }) => `  ${ROLE_NAMES[role]} ${account} / ${password}`));
  }
  lines.push(...warningsOf(config).map((warning) => `WARNING: ${warning}`));
  process.stdout.write(`${lines.join('\n')}\n`);
}
