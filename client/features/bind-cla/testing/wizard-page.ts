import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Session_ViewerFragment } from '#generated/graphql.ts';

export const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name });

export async function fill(input: HTMLElement, text: string): Promise<void> {
  await userEvent.click(input);
  await userEvent.paste(text);
}

export const next = () => screen.getByRole('button', { name: '下一步' });

export const address = () => screen.getByTestId('address').textContent;

export const LOCAL: Partial<Session_ViewerFragment> = { platform: 'LOCAL', organizations: [] };
