import { lazy, type ReactElement, Suspense } from 'react';
import { addTexts } from '#client/i18n/shown-language.ts';
import { useViewer } from '#client/session/use-viewer.ts';

/** With their texts, which pages for everybody do not wait for. */
const CommunityMenu = lazy(async () => {
  const [menu] = await Promise.all([import('./community-menu.tsx'), addTexts('manager')]);
  return { default: menu.CommunityMenu };
});
const CorporationMenu = lazy(async () => {
  const [menu] = await Promise.all([import('./corporation-menu.tsx'), addTexts('manager')]);
  return { default: menu.CorporationMenu };
});

/** The account menu on public pages, for managers who are logged in. */
export function ViewerMenu(): ReactElement | null {
  const state = useViewer();
  const viewer = state.status === 'known' ? state.viewer : null;
  if (viewer === null) {
    return null;
  }
  return <Suspense>{viewer.role === 'COMMUNITY_MANAGER' ? <CommunityMenu /> : <CorporationMenu />}</Suspense>;
}
