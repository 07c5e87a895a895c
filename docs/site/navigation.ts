import type { NavItem, Sidebar } from '@rspress/core';
import type { DocsPage, Language } from './pages.ts';

/** A page in the menu beside the text. */
interface Entry {
  readonly en: string;
  readonly zh: string;
  readonly route: string;
  /** Pages below it, which the menu folds away. */
  readonly below?: (page: DocsPage) => boolean;
}

interface Section {
  readonly en: string;
  readonly zh: string;
  readonly entries: readonly Entry[];
}

/** What the site is made of, in the order of its menus. */
const SECTIONS: readonly Section[] = [
  {
    en: 'Guides',
    zh: '使用指南',
    entries: [
      { en: 'Signers', zh: '签署人', route: '/guide/signer' },
      { en: 'Companies', zh: '企业', route: '/guide/corporation' },
      { en: 'Employee managers', zh: '员工管理员', route: '/guide/employee-manager' },
      { en: 'Community managers', zh: '社区管理员', route: '/guide/community-manager' },
      { en: 'What a signature proves', zh: '签署能证明什么', route: '/evidence' },
      { en: 'Personal data', zh: '个人信息', route: '/privacy' },
    ],
  },
  {
    en: 'Pull requests',
    zh: '合并请求',
    entries: [
      { en: 'Set up the check', zh: '接入检查', route: '/gate' },
      { en: 'What each platform can do', zh: '各平台支持的能力', route: '/gate-platforms' },
      { en: "Replacing openEuler's robot", zh: '替换 openEuler 的机器人', route: '/gate-openeuler' },
      { en: 'Continuous integration and Gerrit', zh: '持续集成和 Gerrit', route: '/gate-ci' },
    ],
  },
  {
    en: 'Operation',
    zh: '部署与运维',
    entries: [
      { en: 'Run and configure', zh: '运行和配置', route: '/start' },
      { en: 'Settings', zh: '设置', route: '/operations/configuration' },
      { en: 'Limits', zh: '限额', route: '/operations/limits' },
      { en: 'PostgreSQL', zh: 'PostgreSQL', route: '/operations/postgresql' },
      { en: 'Containers', zh: '容器部署', route: '/operations/container' },
      { en: 'Two roles in PostgreSQL', zh: '两个数据库角色', route: '/operations/database-roles' },
      { en: 'Backup', zh: '备份', route: '/operations/backup' },
      { en: 'Moving in and out', zh: '迁入与迁出', route: '/moving' },
      { en: 'Doctor', zh: '诊断', route: '/operations/doctor' },
      { en: 'Metrics', zh: '监控指标', route: '/operations/metrics' },
      { en: 'Many processes', zh: '多进程部署', route: '/operations/processes' },
      { en: 'Secret keys', zh: '密钥', route: '/operations/keys' },
      { en: 'Old sign links', zh: '旧签署链接', route: '/operations/sign-links' },
      { en: 'Local accounts', zh: '本地账号', route: '/operations/accounts' },
      { en: 'A lost second factor', zh: '丢失两步验证', route: '/operations/second-factor' },
      { en: 'Threat model', zh: '威胁模型', route: '/threat-model' },
      { en: 'What was tried', zh: '实测记录', route: '/proof' },
      { en: 'Performance', zh: '性能', route: '/performance' },
    ],
  },
  {
    en: 'Integration',
    zh: '集成',
    entries: [
      { en: 'REST', zh: 'REST', route: '/rest' },
      { en: 'Webhooks', zh: 'Webhook', route: '/webhooks' },
      {
        en: 'GraphQL reference',
        zh: 'GraphQL 参考',
        route: '/reference/graphql/',
        below: ({ route }) => /^\/reference\/graphql\/(?!index)/.test(route),
      },
      {
        en: 'REST reference',
        zh: 'REST 参考',
        route: '/reference/rest/',
        below: ({ route }) => /^\/reference\/rest\/(?!index)/.test(route),
      },
      { en: 'Error codes', zh: '错误码', route: '/reference/errors' },
    ],
  },
  {
    en: 'Development',
    zh: '开发',
    entries: [
      { en: 'Architecture', zh: '架构', route: '/architecture' },
      { en: 'Contributing', zh: '参与开发', route: '/contributing' },
      { en: 'Glossary', zh: '术语表', route: '/glossary' },
      { en: 'Decisions', zh: '决策记录', route: '/decisions/' },
      { en: 'Reporting vulnerabilities', zh: '报告漏洞', route: '/security' },
    ],
  },
];

/** The routes that the menus lead to, without those folded away below them. */
export const LISTED_ROUTES: readonly string[] = SECTIONS.flatMap(({ entries }) => entries.map(({ route }) => route));

/** The menu at the top: one entry for each section. */
export function navOf(language: Language): NavItem[] {
  return SECTIONS.map((section) => ({
    text: section[language],
    link: inLanguage(section.entries[0]?.route ?? '/', language),
  }));
}

/** The menu beside the text, the same on every page. */
export function sidebarOf(language: Language, pages: readonly DocsPage[]): Sidebar {
  const groups = SECTIONS.map((section) => ({
    text: section[language],
    items: section.entries.map((entry) => toItem(entry, language, pages)),
  }));
  return { [inLanguage('/', language)]: groups };
}

function toItem(entry: Entry, language: Language, pages: readonly DocsPage[]): Sidebar[string][number] {
  const item = { text: entry[language], link: inLanguage(entry.route, language) };
  if (entry.below === undefined) {
    return item;
  }
  const items = pages
    .filter(entry.below)
    .map(({ route, en }) => ({ text: titleOf(en.text), link: inLanguage(route, language) }));
  return { ...item, items, collapsible: true, collapsed: true };
}

function titleOf(text: string): string {
  return /^# (.+)$/m.exec(text)?.[1] ?? '';
}

/** The address of a route in a language; English is at the top. */
function inLanguage(route: string, language: Language): string {
  return language === 'en' ? route : `/${language}${route}`;
}
