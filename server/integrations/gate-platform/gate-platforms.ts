import type { GatePlatformName } from '#rules/gate-platform.ts';
import { openDemoGate } from './demo/open-demo-gate.ts';
import type { GatePlatformAdapter } from './gate-platform.ts';
import { openGitcodeGate } from './gitcode/open-gitcode-gate.ts';
import { openGiteeGate } from './gitee/open-gitee-gate.ts';
import { openGithubGate } from './github/open-github-gate.ts';

/** The platforms that the gate can judge on, by name; the others are to come. */
export const GATE_ADAPTERS: ReadonlyMap<GatePlatformName, GatePlatformAdapter> = new Map(
  [openGithubGate(), openGiteeGate(), openGitcodeGate(), openDemoGate()].map((adapter) => [adapter.name, adapter]),
);

/** Those that managers can connect: the demo's platform is connected by the service itself. */
export const CONNECTABLE_ADAPTERS: readonly GatePlatformAdapter[] = [...GATE_ADAPTERS.values()].filter(
  ({ name }) => name !== 'demo',
);
