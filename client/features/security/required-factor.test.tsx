import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildCorporationViewer, buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import { SecondFactorRequirementDocument, SetSecondFactorRequirementDocument } from '#generated/graphql.ts';
import { useViewerQuery } from '#generated/hooks.ts';
import { MissingFactorNotice } from './missing-factor-notice.tsx';
import { RequirementSection } from './requirement-section.tsx';

const PAGE = '/org/security?return_to=%2Flinked-repo%2Fweb_example-1';
const corporation = (requiresSecondFactor: boolean) => ({
  __typename: 'Corporation' as const,
  id: 'corporation-1',
  requiresSecondFactor,
});
const setting = (required: boolean) => answer(SecondFactorRequirementDocument, { corporation: corporation(required) });

/** The notice, and a button that fetches the viewer again. */
function Page() {
  const { refetch } = useViewerQuery();
  return (
    <>
      <MissingFactorNotice />
      <button type="button" onClick={() => void refetch()}>
        anew
      </button>
    </>
  );
}

const open = (element: React.ReactElement, answers: readonly Answer[]) =>
  renderRoutes([{ path: '/org/security', element }], { path: PAGE, answers });

test.each([
  ['community', buildViewer({ secondFactorMissing: true }), '您管理的社区要求'],
  ['corporation', buildCorporationViewer({ secondFactorMissing: true }), '您的企业要求'],
])('a manager whose %s requires a second factor reads why they are here', async (_who, viewer, text) => {
  await open(<Page />, [viewerAnswer(viewer)]);

  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});

test('once it is set up, a link leads back to the page asked for', async () => {
  await open(<Page />, [viewerAnswer(buildViewer({ secondFactorMissing: true })), viewerAnswer(buildViewer())]);
  await screen.findByText('请先启用两步验证');

  await userEvent.click(screen.getByRole('button', { name: 'anew' }));

  expect(await screen.findByRole('link', { name: '继续' })).toHaveAttribute('href', '/linked-repo/web_example-1');
});

test('an administrator requires a second factor of all managers, and no longer', async () => {
  const set = (required: boolean) =>
    answer(SetSecondFactorRequirementDocument, {
      setSecondFactorRequirement: {
        __typename: 'SetSecondFactorRequirementPayload',
        corporation: corporation(required),
      },
    });
  const { variables } = await open(<RequirementSection />, [setting(false), set(true), set(false)]);

  await userEvent.click(await screen.findByRole('button', { name: '要求所有管理员启用' }));
  await userEvent.click(await screen.findByRole('button', { name: '不再要求' }));

  expect(await screen.findByRole('button', { name: '要求所有管理员启用' })).toBeVisible();
  expect(variables.slice(-2)).toEqual([{ input: { required: true } }, { input: { required: false } }]);
});

test('an administrator without one is asked to set it up first', async () => {
  await open(<RequirementSection />, [
    setting(false),
    refusal(SetSecondFactorRequirementDocument, 'second_factor_missing'),
  ]);

  await userEvent.click(await screen.findByRole('button', { name: '要求所有管理员启用' }));

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('请先到“账号安全”添加通行密钥或启用验证器');
});
