import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { Day } from './day.tsx';
import { ClockTime, TimePoint } from './time-point.tsx';

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
    ['a day', 'zh', 'Asia/Shanghai', () => <Day value={MOMENT} />, '2026年11月29日GMT+8'],
    ['a day', 'en', 'Pacific/Kiritimati', () => <Day value={MOMENT} />, 'Nov 29, 2026, GMT+14'],
    ['a day', 'en', 'UTC', () => <Day value={MOMENT} />, 'Nov 28, 2026, UTC'],
    ['a time', 'zh', 'Asia/Shanghai', () => <TimePoint value={MOMENT} />, '2026年11月29日GMT+8 04:00'],
    ['a time', 'en', 'Asia/Shanghai', () => <TimePoint value={MOMENT} isShort />, 'Nov 29, 2026, 04:00 AM GMT+8'],
    ['a time of today', 'en', 'Asia/Shanghai', () => <ClockTime value={MOMENT} />, '4:00 AM GMT+8'],
  ])('%s in %s, %s', (_what, locale, timeZone, element, text) => {
    expect(shown(locale, timeZone, element())).toBe(text);
  });
});

/** The one place for each way to show a moment: all of them name its zone, and so does the head of a chart. */
const SHOWING = new Set(['components/day.tsx', 'components/time-point.tsx', 'components/signing-plot/period-name.ts']);
const FORMATTING =
  /\bFormatted(?:Date|Time)\b|\bformat(?:Date|Time)(?:Range)?\(|DateTimeFormat\b|\btoLocale(?:Date|Time)/;

test('S36: no page shows a moment in another way', async () => {
  const root = join(import.meta.dirname, '..');
  const files = await readdir(root, { recursive: true });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !SHOWING.has(file.replaceAll('\\', '/')));
  const read = await Promise.all(
    sources.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );

  expect(sources.length).toBeGreaterThan(200);
  expect(read.filter(({ text }) => FORMATTING.test(text)).map(({ file }) => file)).toEqual([]);
});
