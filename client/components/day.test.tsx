import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { Day } from './day.tsx';
import { SigningTime } from './signing-time.tsx';
import { ClockTime, TimeAgo, TimePoint } from './time-point.tsx';

/** Four in the morning of the 29th in Shanghai, where mails and documents of UTC are a day behind. */
const MOMENT = '2026-11-28T20:00:00.000Z';

function shown(locale: 'zh' | 'en', timeZone: string, element: ReactElement): string {
  const { container } = render(
    <IntlProvider locale={locale} timeZone={timeZone}>
      {element}
    </IntlProvider>,
  );
  return container.textContent.replaceAll('\u202F', ' ');
}

describe('S36: the zone stands beside', () => {
  test.each<[string, 'zh' | 'en', string, () => ReactElement, string]>([
    ['a day', 'zh', 'Asia/Shanghai', () => <Day value={MOMENT} />, '2026年11月29日（GMT+8）'],
    ['a day', 'en', 'Pacific/Kiritimati', () => <Day value={MOMENT} />, '29 Nov 2026 (GMT+14)'],
    ['a day', 'en', 'UTC', () => <Day value={MOMENT} />, '28 Nov 2026 (UTC)'],
    ['a time', 'zh', 'Asia/Shanghai', () => <TimePoint value={MOMENT} />, '2026年11月29日 04:00（GMT+8）'],
    ['a time', 'en', 'Asia/Shanghai', () => <TimePoint value={MOMENT} isShort />, '29 Nov 2026, 04:00 GMT+8'],
    ['a time of today', 'en', 'Asia/Shanghai', () => <ClockTime value={MOMENT} />, '04:00 GMT+8'],
  ])('%s in %s, %s', (_what, locale, timeZone, element, text) => {
    expect(shown(locale, timeZone, element())).toBe(text);
  });
});

test.each<[string, 'zh' | 'en', boolean, string]>([
  ['America/Los_Angeles', 'en', false, '4 May 2019'],
  ['Asia/Shanghai', 'zh', false, '2019年5月4日'],
  ['Pacific/Kiritimati', 'zh', true, '2019年5月4日'],
])('a day that was imported or recorded is the same in %s', (timeZone, locale, isDay, text) => {
  const origin = { signedAtPrecision: 'DAY' } as const;
  const element = <SigningTime value="2019-05-04T00:00:00.000Z" origin={origin} isDay={isDay} />;
  expect(shown(locale, timeZone, element)).toBe(text);
});

describe('in a list a past time', () => {
  const minutes = (count: number) => new Date(Date.now() - count * 60_000 - 1000).toISOString();
  test.each([
    [0, 'now'],
    [3, '3 minutes ago'],
    [125, '2 hours ago'],
    [26 * 60, 'yesterday'],
  ])('of %i minutes ago is shown as such, with the full time on hover', (count, text) => {
    const { container } = render(
      <IntlProvider locale="en" timeZone="UTC">
        <TimeAgo value={minutes(count)} />
      </IntlProvider>,
    );

    expect(container.textContent).toBe(text);
    expect(container.querySelector('time')?.title).toMatch(/^\d{1,2} \w+ \d{4}, \d{2}:\d{2} UTC$/);
  });

  test('of more than a week ago is shown by its day', () => {
    expect(shown('en', 'UTC', <TimeAgo value="2026-01-02T08:00:00Z" />)).toBe('2 Jan 2026, 08:00 UTC');
  });
});

/** Moments are written by the rule that mails and documents follow too. */
const FORMATTING =
  /\bFormatted(?:Date|Time)\b|\bformat(?:Date|Time)(?:Range)?\(|DateTimeFormat\b|\btoLocale(?:Date|Time)/;

test('S36: no page shows a moment in another way', async () => {
  const root = join(import.meta.dirname, '..');
  const files = await readdir(root, { recursive: true });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const read = await Promise.all(
    sources.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );

  expect(sources.length).toBeGreaterThan(200);
  expect(read.filter(({ text }) => FORMATTING.test(text)).map(({ file }) => file)).toEqual([]);
});
