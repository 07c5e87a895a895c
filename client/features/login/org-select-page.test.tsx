import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { keepReturnPath } from '#client/session/return-path.ts';
import { answer, type Answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import { RefreshOrganizationsDocument } from '#generated/graphql.ts';
import { OrgSelectPage } from './org-select-page.tsx';

const organizations = (...names: string[]) =>
  names.map((name) => ({ __typename: 'Organization', name, platform: 'GITHUB', url: null }) as const);
const of = (...names: string[]) => buildViewer({ platform: 'GITHUB', organizations: organizations(...names) });

const renderPage = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/org-select', handle: { pageType: 'org' }, element: <OrgSelectPage /> }], {
    path: '/org-select',
    answers,
  });
const address = () => screen.findByRole('status', { name: 'address' });

describe('the choice of an organisation', () => {
  test('is passed on in the address of the linked projects', async () => {
    await renderPage([viewerAnswer(of('example-one', 'example-two'))]);

    await userEvent.click(await screen.findByRole('radio', { name: /example-two/ }));
    await userEvent.click(screen.getByRole('button', { name: '进入' }));

    expect(await address()).toHaveTextContent('/linked-repo?organization=example-two');
  });

  test.each([
    ['/bind-cla', '/bind-cla?organization=example-one'],
    ['/linked-repo?search=a', '/linked-repo?search=a&organization=example-one'],
    ['/corporation-list/github_example-1?page=2', '/corporation-list/github_example-1?page=2'],
  ])('goes to the page asked for before log-in: %s', async (asked, target) => {
    keepReturnPath(asked);
    await renderPage([viewerAnswer(of('example-one'))]);

    await userEvent.click(await screen.findByRole('button', { name: '进入' }));

    expect(await address()).toHaveTextContent(target);
    expect(sessionStorage.getItem('return_to')).toBeNull();
  });

  test('explains when there is none, and fills when the platform is queried again', async () => {
    const refreshed = answer(RefreshOrganizationsDocument, {
      refreshOrganizations: { __typename: 'RefreshOrganizationsPayload', viewer: of('example-one') },
    });
    await renderPage([viewerAnswer(of()), refreshed]);
    expect(await screen.findByText('没有找到您管理的组织')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '重新获取组织' }));

    expect(await screen.findByRole('radio', { name: /example-one/ })).toBeChecked();
  });

  test('is skipped for accounts of this service', async () => {
    await renderPage([viewerAnswer(buildViewer())]);

    await waitFor(async () => expect(await address()).toHaveTextContent('/linked-repo'));
  });
});
