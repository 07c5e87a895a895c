import type { GatePlatformName } from '#rules/gate-platform.ts';
import type { GatePlatformAdapter } from './gate-platform.ts';

/** The adapters of all platforms that can be connected, by name. */
export const GATE_ADAPTERS: Readonly<Partial<Record<GatePlatformName, GatePlatformAdapter>>> = {};
