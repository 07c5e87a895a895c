import type { ReactElement } from 'react';
import { useViewer } from '#client/session/use-viewer.ts';
import { communityAccountPlaces, communityPlaces } from './community-places.ts';
import { ManagerMenu } from './manager-menu.tsx';

/** The header of a community manager's pages. */
export function CommunityMenu(): ReactElement | null {
  const state = useViewer();
  const viewer = state.status === 'known' ? state.viewer : null;
  return viewer?.role === 'COMMUNITY_MANAGER' ? (
    <ManagerMenu
      viewer={viewer}
      labelId="app.menu.label"
      places={communityPlaces(viewer)}
      accountPlaces={communityAccountPlaces(viewer)}
      size="few"
    />
  ) : null;
}
