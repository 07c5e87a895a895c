import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '#client/test/render.tsx';
import { chooseTheme, showChosenTheme } from './chosen-theme.ts';
import { ThemeSwitch } from './theme-switch.tsx';

afterEach(() => chooseTheme(undefined));

test('pages follow the system until the reader chooses, and again when they choose that', async () => {
  await renderPage(<ThemeSwitch />);
  const select = screen.getByRole('combobox', { name: '外观' });
  const { dataset } = document.documentElement;

  expect(select).toHaveDisplayValue('跟随系统');
  await userEvent.selectOptions(select, '深色');
  expect(dataset['theme']).toBe('dark');
  await userEvent.selectOptions(select, '浅色');
  expect(dataset['theme']).toBe('light');
  await userEvent.selectOptions(select, '跟随系统');
  expect(dataset['theme']).toBeUndefined();
});

test('the choice is kept for the next page', async () => {
  chooseTheme('dark');
  delete document.documentElement.dataset['theme'];

  showChosenTheme();
  await renderPage(<ThemeSwitch />);

  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(screen.getByRole('combobox', { name: '外观' })).toHaveDisplayValue('深色');
});
