import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, test } from 'vitest';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import type { LinkRole } from '#generated/enums.ts';
import { LinkRoleDocument } from '#generated/graphql.ts';
import { ChangersOnly } from './changers-only.tsx';
import { LinkRoleProvider } from './link-role-provider.tsx';

const roleIs = (viewerRole: LinkRole | null): Answer =>
  answer(LinkRoleDocument, { link: { __typename: 'Link', id: 'web_example-1', viewerRole } });

function open(path: string, ...answers: Answer[]) {
  const page = (
    <>
      <p>所有人可见</p>
      <ChangersOnly>
        <button>修改</button>
      </ChangersOnly>
    </>
  );
  const frame = (
    <LinkRoleProvider>
      <Outlet />
    </LinkRoleProvider>
  );
  const children = ['/pages/:linkId', '/elsewhere'].map((place) => ({ path: place, element: page }));
  return renderRoutes([{ element: frame, children }], { path, answers });
}

test.each(['OWNER', 'MANAGER'] as const)('the %s of a link sees what changes it', async (role) => {
  await open('/pages/web_example-1', roleIs(role));

  expect(await screen.findByRole('button', { name: '修改' })).toBeVisible();
});

test('a viewer of a link does not', async () => {
  await open('/pages/web_example-1', roleIs('VIEWER'));

  expect(await screen.findByText('所有人可见')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('where the role cannot be read, the service decides', async () => {
  await open('/pages/web_example-1', refusal(LinkRoleDocument, 'unavailable'));

  expect(await screen.findByRole('button', { name: '修改' })).toBeVisible();
});

test('pages of no link ask for no role', async () => {
  const { variables } = await open('/elsewhere');

  expect(await screen.findByRole('button', { name: '修改' })).toBeVisible();
  expect(variables).toEqual([]);
});
