import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage, renderRoutes } from '#client/test/render.tsx';
import { ChooserPage } from './chooser-page.tsx';
import { ClaDetails } from './cla-details.tsx';
import { LINK_ID, linkOf, linkWith } from './testing/signing.tsx';

test('the chooser names version and fingerprint of every CLA', async () => {
  await renderRoutes([{ path: '/sign/:linkId', element: <ChooserPage /> }], {
    path: `/sign/${LINK_ID}`,
    answers: [linkWith('INDIVIDUAL', 'CORPORATION')],
  });

  const fold = await screen.findByText('技术信息');
  expect(screen.getByText('个人CLA（中文），第1版')).not.toBeVisible();
  await userEvent.click(fold);

  expect(screen.getByText('个人CLA（中文），第1版')).toBeVisible();
  expect(screen.getByText('企业CLA（中文），第1版')).toBeVisible();
  expect(screen.getAllByText(/^a{8} /)).toHaveLength(2);
});

test('the signing page names project, version and fingerprint below the CLA, folded', async () => {
  const link = linkOf('INDIVIDUAL');
  const [cla] = link.clas;

  await renderPage(<>{cla && <ClaDetails link={link} cla={cla} />}</>);
  expect(screen.getByText('第1版')).not.toBeVisible();
  await userEvent.click(screen.getByText('技术信息'));

  expect(screen.getByRole('link', { name: /^https:\/\/example\.org\/project/ })).toHaveAttribute(
    'href',
    'https://example.org/project',
  );
  expect(screen.getByText('第1版')).toBeVisible();
  expect(screen.getByText(/^a{8} /)).toBeVisible();
});
