import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { isForeignLink } from '#client/components/foreign-link.tsx';
import { Frame } from '#client/components/frame/frame.tsx';
import { useLinkId } from '#client/components/use-link-id.ts';
import { useLinkRoleQuery } from '#generated/hooks.ts';
import { usePageEntry } from './page-entry.ts';
import { projectEntries } from './project-entries.ts';

/** The frame around the pages of a project. A page that asks which project it is for, or of another's, stands alone. */
export function ProjectFrame(): ReactElement {
  const intl = useIntl();
  const linkId = useLinkId();
  const entry = usePageEntry();
  const { data, error } = useLinkRoleQuery({
    variables: { linkId: linkId ?? '' },
    skip: linkId === undefined,
    context: { handledCodes: 'all' },
  });
  const isForeign = isForeignLink(error) || data?.link.viewerRole === null;
  return (
    <Frame
      label={intl.formatMessage({ id: 'links.frame' })}
      groups={linkId === undefined || isForeign ? [] : projectEntries(linkId)}
      current={entry}
    >
      <Outlet />
    </Frame>
  );
}
