import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

async function open(name: string): Promise<HTMLElement[]> {
  const trigger = await screen.findByRole('button', { name });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem');
  await waitFor(() => expect(items[0]).toHaveAttribute('data-highlighted'));
  return items;
}

/** Opens a button's menu and returns the names of its items. */
export async function openMenu(name: string): Promise<(string | null)[]> {
  return (await open(name)).map((item) => item.textContent);
}

/** Opens a button's menu by keyboard and chooses an item; a key that comes before the last one took effect is lost. */
export async function chooseFromMenu(name: string, item: string): Promise<void> {
  const items = await open(name);
  const place = items.findIndex(({ textContent }) => textContent === item);
  for (const next of items.slice(1, place + 1)) {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(next).toHaveAttribute('data-highlighted'));
  }
  await userEvent.keyboard('{Enter}');
}
