import type { TextLoaders } from '../messages.ts';

/** The sets of English texts. */
export const enTexts: TextLoaders = {
  base: async () => (await import('./messages.ts')).enMessages,
  login: async () => (await import('./login-messages.ts')).enLoginMessages,
  manager: async () => (await import('./manager-messages.ts')).enManagerMessages,
  corporate: async () => (await import('./sign-corporate.ts')).enSignCorporate,
  progress: async () => (await import('./progress.ts')).enProgress,
  prove: async () => (await import('./prove.ts')).enProve,
  mySignings: async () => (await import('./my-signings.ts')).enMySignings,
  gate: async () => (await import('./gate.ts')).enGate,
  help: async () => (await import('./help.ts')).enHelp,
  verify: async () => (await import('./verify.ts')).enVerify,
  version: async () => (await import('./version-messages.ts')).enVersionMessages,
};
