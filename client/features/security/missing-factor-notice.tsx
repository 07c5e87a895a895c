import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Notice } from '#client/components/notice.tsx';
import { homePath } from '#client/session/home-path.ts';
import { readReturnPath } from '#client/session/return-path.ts';
import { useViewer } from '#client/session/use-viewer.ts';

/** Says that a second factor has to be set up before anything else, and afterwards leads back to the page asked for. */
export function MissingFactorNotice(): ReactElement | null {
  const state = useViewer();
  const asked = readReturnPath(useSearchParams()[0]);
  const viewer = state.status === 'known' ? state.viewer : null;
  if (viewer?.secondFactorMissing === true) {
    const who = viewer.linkId === null ? 'community' : 'corporation';
    return (
      <Notice tone="warning" title={<FormattedMessage id="security.missing" />}>
        <FormattedMessage id={`security.missing.${who}`} />
      </Notice>
    );
  }
  if (viewer === null || asked === undefined) {
    return null;
  }
  return (
    <Notice tone="success" title={<FormattedMessage id="security.missing.done" />}>
      <ButtonLink to={homePath(viewer, asked)} size="sm" mt="2">
        <FormattedMessage id="security.missing.go" />
      </ButtonLink>
    </Notice>
  );
}
