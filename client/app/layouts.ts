import { addTexts } from '#client/i18n/shown-language.ts';

/** Guards and frames around managers' pages, downloaded on first use, because signers never need them. */
export const LAYOUTS = {
  communityOnly: async () => ({ Component: (await import('#client/session/community-only.tsx')).CommunityOnly }),
  corporationOnly: async () => ({ Component: (await import('#client/session/corporation-only.tsx')).CorporationOnly }),
  projectFrame: async () => {
    const [frame] = await Promise.all([import('./project-frame.tsx'), addTexts('manager')]);
    return { Component: frame.ProjectFrame };
  },
  corporationFrame: async () => {
    const [frame] = await Promise.all([import('./corporation-frame.tsx'), addTexts('manager')]);
    return { Component: frame.CorporationFrame };
  },
} as const;
