import type { ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { Answer } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import { buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import type { Session_ViewerFragment } from '#generated/graphql.ts';
import { ConfigCheckPage } from '../config-check-page.tsx';
import { ConfigClaLinkPage } from '../config-cla-link-page.tsx';
import { ConfigEmailPage } from '../config-email-page.tsx';
import { ConfigFieldsPage } from '../config-fields-page.tsx';
import { ConfigOrgPage } from '../config-org-page.tsx';
import { changeDraft, ownerMark } from '../draft-store.ts';
import type { Draft } from '../draft.ts';

const ORGANIZATIONS = ['example', 'example-two'].map(
  (name) => ({ __typename: 'Organization', name, platform: 'GITEE', url: `https://gitee.com/${name}` }) as const,
);

interface WizardOptions {
  readonly answers?: readonly Answer[];
  readonly manager?: Partial<Session_ViewerFragment>;
  /** What has been entered already. */
  readonly draft?: Draft;
}

function Address(): ReactElement {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Opens a step of the wizard by its address, as after a reload: with the stored draft and nothing else. */
export async function renderWizard(
  path: string,
  { answers = [], manager: facts = {}, draft }: WizardOptions = {},
): ReturnType<typeof renderPage> {
  const manager = buildViewer({ account: 'demo', platform: 'GITEE', organizations: ORGANIZATIONS, ...facts });
  if (draft !== undefined) {
    changeDraft(ownerMark(manager.platform ?? '', manager.account), () => draft);
  }
  const pages = (
    <>
      <Routes>
        <Route path="/config-org" element={<ConfigOrgPage />} />
        <Route path="/config-cla-link" element={<ConfigClaLinkPage />} />
        <Route path="/config-fields" element={<ConfigFieldsPage />} />
        <Route path="/config-email" element={<ConfigEmailPage />} />
        <Route path="/config-check/:type?" element={<ConfigCheckPage />} />
      </Routes>
      <Address />
    </>
  );
  return renderPage(pages, { answers: [viewerAnswer(manager), ...answers], path, hasToasts: true });
}
