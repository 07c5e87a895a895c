import { readFile } from 'node:fs/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { rawPdf } from '#server/integrations/pdf/testing/raw-pdf.ts';
import { CommunityApi } from './community-api.ts';
import { expect, inBothLanguages, test } from './fixtures.ts';
import { newAddress } from './mailbox.ts';

const TEXTS = {
  zh: {
    check: '检查文件',
    plan: '导入计划',
    confirm: '按此计划导入2行',
    done: '已导入',
    withScan: /有签署文件$/,
    listed: /名单$/,
    export: '导出全部数据',
  },
  en: {
    check: 'Check the file',
    plan: 'Plan of the import',
    confirm: 'Import 2 rows by this plan',
    done: 'Imported',
    withScan: 'Imported · document',
    listed: 'Imported · list',
    export: 'Export everything',
  },
} as const;

inBothLanguages((language) => {
  test('a manager imports a table with scans by its plan, and takes everything out again', async ({
    page,
    service,
    expectAccessible,
  }, info) => {
    const texts = TEXTS[language];
    const main = page.getByRole('main');
    const [paper, listed, lost] = Array.from({ length: 3 }, () => newAddress(info.parallelIndex));
    const rows = [`${paper},张三,scans/1.pdf`, `${listed},Ann,`, `${lost},Bob,scans/3.pdf`];
    const archive = zipSync({
      'people.csv': strToU8(['email,name,document', ...rows].join('\n')),
      'scans/1.pdf': new Uint8Array(rawPdf()),
      'scans/2.pdf': new Uint8Array(rawPdf()),
    });
    await new CommunityApi(page.request).logIn(service.demoLogin);
    await page.goto(`/import/${DEMO_LINK_ID}`);

    await page.locator('#import-file').setInputFiles({
      name: 'paper.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(archive),
    });
    await page.getByRole('button', { name: texts.check }).click();
    await expect(page.getByRole('heading', { name: texts.plan })).toBeFocused();
    await expect(main.getByText(/people\.csv:4/)).toBeVisible();
    await expect(main.getByText(/scans\/2\.pdf/)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: texts.confirm }).click();
    await expect(page.getByRole('heading', { name: texts.done, exact: true })).toBeFocused();
    await expectAccessible();

    for (const [email, badge] of [
      [paper, texts.withScan],
      [listed, texts.listed],
    ] as const) {
      await page.goto(`/signings/${DEMO_LINK_ID}?search=${encodeURIComponent(email ?? '')}`);
      await expect(main.getByRole('table').getByText(badge)).toBeVisible();
    }

    await page.goto(`/import/${DEMO_LINK_ID}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.export }).click(),
    ]);
    const files = unzipSync(await readFile(await download.path()));
    const individuals = Object.entries(files).find(([name]) => name.endsWith('individual.jsonl'))?.[1];
    expect(Buffer.from(individuals ?? []).toString()).toContain(paper);
  });
});
