import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService, type ServerProcess } from './child.ts';
import type { MailSink } from './mail-sink.ts';
import type { Result } from './measure.ts';
import { meetService, signSteadily } from './signer.ts';

const NEW_START_BAR = 8;
const START_BAR = 3;
const MEMORY_BAR = 700;

interface Started {
  readonly server: ServerProcess;
  /** Seconds until it answered. */
  readonly seconds: number;
}

async function start(environment: Readonly<Record<string, string>>): Promise<Started> {
  const startedAt = performance.now();
  const server = await startService({ environment });
  await fetch(`${server.address}/readyz`);
  return { server, seconds: (performance.now() - startedAt) / 1000 };
}

function compareTo(bar: number, unit: string, [what, figure]: readonly [string, number]): Result {
  return {
    what,
    measured: `${figure.toFixed(unit === 's' ? 1 : 0)} ${unit}`,
    comparedWith: `${bar} ${unit}`,
    ratio: figure / bar,
    bar: '<= 1',
  };
}

/** Measures the start of a service with embedded database and demo, and its memory after some signings. */
export async function measureEmbedded(sink: MailSink): Promise<Result[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'signet-bench-'));
  const environment = {
    DATA_DIR: dataDir,
    SMTP_URL: sink.url,
    PORT: '0',
    PUBLIC_URL: 'http://localhost:4000',
    RATE_LIMIT_SCALE: '1000000',
    LINK_MAIL_BUDGET: '1000000',
    LOG_LEVEL: 'warn',
  };
  try {
    const first = await start(environment);
    await first.server.stop();
    const second = await start(environment);
    const service = await meetService(second.server.address, sink);
    await signSteadily(service, { count: 50, rate: 5, prefix: 'embedded' });
    const memory = await second.server.peakMegabytes();
    await second.server.stop();
    return [
      compareTo(NEW_START_BAR, 's', ['start on a new embedded database', first.seconds]),
      compareTo(START_BAR, 's', ['start on an existing embedded database', second.seconds]),
      compareTo(MEMORY_BAR, 'MB', ['peak memory, embedded with demo, 50 signings', memory]),
    ];
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
