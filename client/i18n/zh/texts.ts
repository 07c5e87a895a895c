import type { TextLoaders } from '../messages.ts';

/** The sets of Chinese texts. */
export const zhTexts: TextLoaders = {
  base: async () => (await import('./messages.ts')).zhMessages,
  login: async () => (await import('./login-messages.ts')).zhLoginMessages,
  manager: async () => (await import('./manager-messages.ts')).zhManagerMessages,
  corporate: async () => (await import('./sign-corporate.ts')).zhSignCorporate,
  progress: async () => (await import('./progress.ts')).zhProgress,
  prove: async () => (await import('./prove.ts')).zhProve,
  mySignings: async () => (await import('./my-signings.ts')).zhMySignings,
  gate: async () => (await import('./gate.ts')).zhGate,
  help: async () => (await import('./help.ts')).zhHelp,
  verify: async () => (await import('./verify.ts')).zhVerify,
  version: async () => (await import('./version-messages.ts')).zhVersionMessages,
};
