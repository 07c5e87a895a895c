import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import { SignIndividualDocument, type SignedCla_ClaFragment } from '#generated/graphql.ts';
import { IndividualSignForm } from '../individual-signing-page.tsx';
import type { SignedIndividual } from '../signed-individual.ts';

type Field = SignedCla_ClaFragment['fields'][number];

export const LINK_ID = 'web_example-1';

export const EMAIL = 'signer@example.org';

function field(facts: Pick<Field, 'id' | 'type' | 'title'> & Partial<Field>): Field {
  return { __typename: 'FieldDefinition', description: '', required: false, maxLength: 50, ...facts };
}

export function cla(fields: Field[]): SignedCla_ClaFragment & { id: string } {
  const facts = { number: 1, language: 'ZH', version: 1, documentUrl: '/api/v1/cla/web_example-1/1' } as const;
  return { __typename: 'Cla', id: 'cla-1', ...facts, sha256: 'a'.repeat(64), summary: null, fields };
}

const CLA = cla([
  field({ id: '10', type: 'TELEPHONE', title: 'Personal phone' }),
  field({ id: '2', type: 'EMAIL', title: 'E-Mail', required: true }),
  field({ id: '0', type: 'NAME', title: '姓名', required: true }),
  field({ id: '3', type: 'DATE', title: '签署日期' }),
]);

export const signed = answer(SignIndividualDocument, {
  signIndividual: {
    __typename: 'SignIndividualPayload',
    documentToken: 'token',
    signing: {
      __typename: 'IndividualSigning',
      reference: 'SG-0000-0000-0000',
      signedAt: '2026-01-01T08:00:00.000Z',
      email: EMAIL,
      name: '示例签署人',
      cla: { __typename: 'Cla', id: 'cla-1', version: 1, language: 'ZH' },
    },
  },
});

export const textbox = (name: string | RegExp) => screen.getByRole('textbox', { name });

export const submitButton = () => screen.getByRole('button', { name: '同意并签署' });

export async function renderForm(answers: readonly Answer[] = [], shownCla = CLA) {
  const onSigned = vi.fn<(signed: SignedIndividual) => void>();
  const onReload = vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined);
  const form = (
    <IndividualSignForm
      linkId={LINK_ID}
      link={{ alias: '示例社区' }}
      cla={shownCla}
      onSigned={onSigned}
      onReload={onReload}
    />
  );
  const { variables } = await renderPage(form, { answers, path: `/sign-cla/${LINK_ID}/individual` });
  return { onSigned, onReload, variables };
}

export async function fillIn(): Promise<void> {
  await enterText(textbox('姓名'), ' 示例签署人 ');
  await enterText(textbox('邮箱'), EMAIL);
  await enterText(textbox('邮箱验证码'), '１２３ 456');
  await enterText(textbox('个人电话'), '010 0000');
  await userEvent.click(screen.getByRole('checkbox'));
}
