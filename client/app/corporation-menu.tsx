import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { usePageType } from '#client/session/page-type.ts';
import { useViewer } from '#client/session/use-viewer.ts';
import { corporationAccountPlaces, corporationPlaces } from './corporation-places.ts';
import { ManagerMenu } from './manager-menu.tsx';
import { usePageEntry } from './page-entry.ts';

/**
 * The header of a corporation's manager; where a frame shows their places, the account alone. On the pages of another
 * link it renders nothing: the page itself says where they can go.
 */
export function CorporationMenu(): ReactElement | null {
  const state = useViewer();
  const { linkId } = useParams();
  const pageType = usePageType();
  const isFramed = usePageEntry() !== undefined;
  const viewer = state.status === 'known' ? state.viewer : null;
  const isElsewhere = pageType === 'corp' && viewer?.linkId !== linkId;
  return viewer !== null && viewer.linkId !== null && !isElsewhere ? (
    <ManagerMenu
      viewer={viewer}
      labelId="corporation.menu.label"
      places={isFramed ? [] : corporationPlaces(viewer)}
      accountPlaces={corporationAccountPlaces(viewer)}
      size="many"
    />
  ) : null;
}
