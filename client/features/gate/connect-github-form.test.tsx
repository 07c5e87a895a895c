import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer, late } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { BeginGithubAppDocument } from '#generated/graphql.ts';
import { ConnectGithubForm } from './connect-github-form.tsx';

test('GitHub is not opened once the manager has left the page', async () => {
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const url = 'https://github.example.org/settings/apps/new';
  const begun = late(
    answer(BeginGithubAppDocument, { beginGithubApp: { __typename: 'BeginGithubAppPayload', url, manifest: '{}' } }),
  );
  const element = <ConnectGithubForm linkId="web_example-1" hosts={['https://github.example.org']} />;
  const { goTo } = await renderRoutes([{ path: '/gate/:linkId', element }], {
    path: '/gate/web_example-1',
    answers: [begun.answer],
  });
  await userEvent.click(await screen.findByRole('button', { name: '前往GitHub创建App' }));
  await goTo('/elsewhere');

  await begun.arrive();

  expect(submitted).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('return_to')).toBeNull();
});
