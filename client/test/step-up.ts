import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { StepUpDocument } from '#generated/graphql.ts';
import { enterText } from './enter-text.ts';
import { answer, type Answer, refusal } from './mock-link.ts';

/** The server takes the password. */
export const PASSWORD_TAKEN: Answer = answer(StepUpDocument, {
  stepUp: { __typename: 'StepUpPayload', until: '2026-11-21T08:05:00.000Z' },
});

/** The server asks for the password before it does something, and takes it. */
export function askedForPassword<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
): Answer[] {
  return [refusal(query, 'step_up_needed', { methods: ['PASSWORD'] }), PASSWORD_TAKEN];
}

/** Answers the question for the password, which closes. */
export async function givePassword(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: '请再次验证身份' }));
  await enterText(dialog.getByLabelText(/^密码/), 'Correct-Horse-9');
  await userEvent.click(dialog.getByRole('button', { name: '验证' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '请再次验证身份' })).not.toBeInTheDocument());
}
