import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from '@rspress/core';
import { navOf, sidebarOf } from './navigation.ts';
import { collectPages, ROOT } from './pages.ts';
import { STAGE, stagePages } from './stage.ts';

const pages = collectPages();
rmSync(STAGE, { recursive: true, force: true });
stagePages(pages);
if (process.env['NODE_ENV'] === 'development') {
  watch(join(ROOT, 'docs'), { recursive: true }, () => stagePages(collectPages()));
}

export default defineConfig({
  root: STAGE,
  outDir: join(ROOT, 'dist/docs'),
  icon: pathToFileURL(join(ROOT, 'client/app/seal.svg')),
  globalStyles: join(import.meta.dirname, 'site.css'),
  title: 'Signet',
  lang: 'en',
  locales: [
    {
      lang: 'en',
      label: 'English',
      description:
        'Signing the contributor licence agreements (CLA) of open-source communities: guides and references.',
    },
    { lang: 'zh', label: '中文', description: '签署开源社区的贡献者许可协议（CLA）：使用指南和参考。' },
  ],
  themeConfig: {
    locales: [
      { lang: 'en', label: 'English', nav: navOf('en'), sidebar: sidebarOf('en', pages) },
      { lang: 'zh', label: '中文', nav: navOf('zh'), sidebar: sidebarOf('zh', pages) },
    ],
  },
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: true },
  },
});
