import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useViewer } from '#client/session/use-viewer.ts';
import { corporationAccountPlaces, corporationPlaces } from './corporation-places.ts';
import { ManagerMenu } from './manager-menu.tsx';

/** The header of a corporation's pages. Renders nothing for other accounts: the page itself says where they can go. */
export function CorporationMenu(): ReactElement | null {
  const state = useViewer();
  const { linkId } = useParams();
  const viewer = state.status === 'known' ? state.viewer : null;
  return viewer !== null && viewer.linkId === linkId ? (
    <ManagerMenu
      viewer={viewer}
      labelId="corporation.menu.label"
      places={corporationPlaces(viewer)}
      accountPlaces={corporationAccountPlaces(viewer)}
      size="many"
    />
  ) : null;
}
