import { readFile } from 'node:fs/promises';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { registry } from './metrics.ts';

const read = (file: string): Promise<string> => readFile(`${projectRoot}/docs/operations/${file}`, 'utf8');

/** The names of the series in expressions, without the suffixes that histograms add. */
const namesIn = (expressions: readonly string[]): Set<string> =>
  new Set(
    expressions
      .flatMap((text) => text.match(/\b(?:signet|nodejs|process)_\w+/g) ?? [])
      .map((name) => name.replace(/_(?:bucket|count|sum)$/, '')),
  );

function existing(): string[] {
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return Registry.merge([registry, ofProcess])
    .getMetricsAsArray()
    .map(({ name }) => name);
}

test('the documentation lists exactly the metrics that are served', async () => {
  const listed = (await read('metrics.md')).match(/(?<=^\| `)signet_\w+/gm) ?? [];

  const served = registry.getMetricsAsArray().map(({ name }) => name);
  expect(new Set(listed)).toEqual(new Set(served));
  expect(listed).toHaveLength(served.length);
});

test('every metric of the dashboard exists, and every metric of ours is on it', async () => {
  const { panels } = JSON.parse(await read('grafana-dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
  const shown = namesIn(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));

  expect(existing()).toEqual(expect.arrayContaining([...shown]));
  const ours = registry.getMetricsAsArray().map(({ name }) => name);
  expect([...shown]).toEqual(expect.arrayContaining(ours));
});

test('an alert about the growth of a counter sees the first event, before which the series may not exist', async () => {
  const text = await registry.metrics();
  const expressions = (await read('alerts.yaml')).split('- alert: ').filter((rule) => rule.includes('increase('));
  const blind = expressions.filter((rule) => {
    const [, name = '', labels = ''] = /increase\((signet_\w+?)(\{.*?\})?\[/.exec(rule) ?? [];
    const startsAtZero = text
      .split('\n')
      .some((line) => line.startsWith(`${name}{`) && line.includes(labels.slice(1, -1)));
    return !startsAtZero && !rule.includes(`unless ${name}${labels} offset`);
  });

  expect(expressions.length).toBeGreaterThan(2);
  expect(blind).toEqual([]);
});

test('every metric of an alert exists', async () => {
  const watched = namesIn([await read('alerts.yaml')]);

  expect(watched.size).toBeGreaterThan(8);
  expect(existing()).toEqual(expect.arrayContaining([...watched]));
});
