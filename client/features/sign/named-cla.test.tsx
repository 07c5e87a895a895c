import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, renderRoutes } from '#client/test/render.tsx';
import { ChooserPage } from './chooser-page.tsx';
import { ClaFacts } from './cla-facts.tsx';
import { LINK_ID, linkOf, linkWith } from './testing/signing.tsx';

test('the chooser names version and fingerprint of every CLA', async () => {
  await renderRoutes([{ path: '/sign/:linkId', element: <ChooserPage /> }], {
    path: `/sign/${LINK_ID}`,
    answers: [linkWith('INDIVIDUAL', 'CORPORATION')],
  });

  const facts = within(await screen.findByRole('region', { name: '协议版本' }));

  expect(facts.getByText('个人CLA（中文），第1版')).toBeVisible();
  expect(facts.getByText('企业CLA（中文），第1版')).toBeVisible();
  expect(facts.getAllByText(/^a{8} /)).toHaveLength(2);
});

test('the signing page names the project beside the CLA', async () => {
  const link = linkOf('INDIVIDUAL');
  const [cla] = link.clas;

  await renderPage(
    <>{cla && <ClaFacts link={link} cla={cla} languages={['ZH']} onLanguageChange={() => undefined} />}</>,
  );

  expect(screen.getByRole('link', { name: /^https:\/\/example\.org\/project/ })).toHaveAttribute(
    'href',
    'https://example.org/project',
  );
  expect(screen.getByText('第1版')).toBeVisible();
  expect(screen.getByText(/^a{8} /)).toBeVisible();
});
