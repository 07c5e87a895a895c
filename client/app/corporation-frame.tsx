import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { Frame } from '#client/components/frame/frame.tsx';
import { useViewer } from '#client/session/use-viewer.ts';
import { corporationEntries } from './corporation-entries.ts';
import { usePageEntry } from './page-entry.ts';

/** The frame around the pages of a corporation's managers. */
export function CorporationFrame(): ReactElement {
  const intl = useIntl();
  const entry = usePageEntry();
  const state = useViewer();
  const viewer = state.status === 'known' ? state.viewer : null;
  return (
    <Frame
      label={intl.formatMessage({ id: 'corporation.menu.label' })}
      groups={viewer === null ? [] : corporationEntries(viewer)}
      current={entry}
    >
      <Outlet />
    </Frame>
  );
}
