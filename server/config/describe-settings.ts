import { posix } from 'node:path';
import { z } from 'zod';
import { SETTING_GROUPS } from './config.ts';
import { type OperatorText, SETTING_TEXTS, type SettingText } from './setting-texts.ts';

type Language = keyof OperatorText;
type Settings = Readonly<Record<string, z.ZodType>>;

/** What compose.yaml reads beside the service. */
const COMPOSE_VARIABLES = {
  POSTGRES_PASSWORD: z
    .string()
    .register(SETTING_TEXTS, { en: 'Password of the owner of the tables.', zh: '表所有者的密码。' }),
  SERVICE_DATABASE_PASSWORD: z
    .string()
    .register(SETTING_TEXTS, { en: 'Password of the running service.', zh: '运行中的服务的密码。' }),
};

const TITLES: Readonly<Record<keyof typeof SETTING_GROUPS, OperatorText>> = {
  network: { en: 'Network', zh: '网络' },
  database: { en: 'Database', zh: '数据库' },
  secrets: { en: 'Secret keys', zh: '密钥' },
  mail: { en: 'Mail', zh: '邮件' },
  senders: { en: "Communities' own sender addresses", zh: '社区自有发件邮箱' },
  codePlatforms: { en: 'Code platforms', zh: '代码平台' },
  gate: { en: 'Pull requests and webhooks', zh: '合并请求和 Webhook' },
  signing: { en: 'Signing', zh: '签署' },
  evidence: { en: 'Evidence and security', zh: '证据与安全' },
  limits: { en: 'Limits', zh: '限额' },
  appearance: { en: 'Demo and footer', zh: '演示和页脚' },
};

const COMPOSE_TITLE = { en: 'compose.yaml alone', zh: '仅用于 compose.yaml' };

const PAGE = {
  en: {
    title: '# Settings',
    introduction:
      'All settings are environment variables; an empty one counts as unset. An invalid one stops the start with a message that names it. [.env.example](.env.example) lists them; `npm run env:init` makes a `.env` of it with new secrets, which `compose.yaml` reads and a shell loads with `set -a; . ./.env; set +a`.',
    head: '| Name | Default | Meaning |',
    none: 'unset',
  },
  zh: {
    title: '# 设置',
    introduction:
      '所有设置都是环境变量，空值视为未设置。设置有误时服务不会启动，并会指出是哪个变量。[.env.example](.env.example) 列出了全部变量；`npm run env:init` 据此生成 `.env` 并写入新的密钥，`compose.yaml` 会读取它，在 shell 中用 `set -a; . ./.env; set +a` 加载。',
    head: '| 名称 | 默认值 | 含义 |',
    none: '未设置',
  },
} satisfies Record<Language, object>;

const FOLDER = 'docs/operations';

const GENERATED = 'Generated from `server/config`, as CONTRIBUTING.md describes.';

/** The page of all settings in one language, in `docs/operations`. */
export function writeSettingsPage(language: Language): string {
  const page = PAGE[language];
  const sections = listGroups().map(({ title, settings }) => {
    const rows = Object.entries(settings).map(([name, schema]) => {
      const { unset, ...text } = textOf(name, schema);
      const value = unset?.[language] ?? asCode(defaultOf(schema)) ?? page.none;
      return `| \`${name}\` | ${value} | ${text[language]} |`;
    });
    return [`## ${title[language]}`, '', page.head, '| --- | --- | --- |', ...rows].join('\n');
  });
  const text = [page.title, page.introduction, ...sections].join('\n\n');
  // Linear: reads our own texts.
  const linked = text.replaceAll(/\]\(([^)]*)\)/g, (_link, path: string) => `](${posix.relative(FOLDER, path)})`);
  return `<!-- ${GENERATED} -->\n\n${linked}\n`;
}

/** `.env.example`: every setting as a comment, with its default. */
export function writeEnvExample(): string {
  const introduction = wrap(
    'Every variable that Signet reads, with its default. Signet does not read this file by itself. `npm run env:init` copies it to .env with new secrets; remove the # of what you change. compose.yaml reads it; elsewhere load it in a POSIX shell: set -a; . ./.env; set +a',
  );
  const groups = listGroups().map(({ title, settings }) => {
    const entries = Object.entries(settings).map(([name, schema]) => {
      const { en, unset, example } = textOf(name, schema);
      const meaning = wrap(unset === undefined ? en : `${en} Unset: ${unset.en}.`);
      return `${meaning}\n# ${name}=${quote(example ?? defaultOf(schema) ?? '')}`;
    });
    return [`# ${title.en}`, ...entries].join('\n');
  });
  return `${[introduction, ...groups].join('\n\n')}\n`;
}

function listGroups(): { readonly title: OperatorText; readonly settings: Settings }[] {
  const names = Object.keys(TITLES) as (keyof typeof TITLES)[];
  return [
    ...names.map((name) => ({ title: TITLES[name], settings: SETTING_GROUPS[name] })),
    { title: COMPOSE_TITLE, settings: COMPOSE_VARIABLES },
  ];
}

function textOf(name: string, schema: z.ZodType): SettingText {
  const text = SETTING_TEXTS.get(schema);
  if (text === undefined) {
    throw new Error(`${name} has no text for operators`);
  }
  return text;
}

/** The default as it would be typed; undefined if there is none, or an empty one. */
function defaultOf(schema: z.ZodType): string | undefined {
  if (!(schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)) {
    return undefined;
  }
  const value: unknown = schema.def.defaultValue;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text === '' || text === '[]' ? undefined : text;
}

function asCode(text: string | undefined): string | undefined {
  return text === undefined ? undefined : `\`${text}\``;
}

/** A value as shells and Docker Compose read it. */
function quote(value: string): string {
  return /^[\w:/.@+-]*$/.test(value) ? value : `'${value}'`;
}

/** Comment lines of at most 120 characters, with paths beside what links. */
function wrap(text: string): string {
  // Linear: reads our own texts.
  const plain = text.replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, (_link, title: string, path: string) =>
    path.endsWith(title) ? path : `${title} (${path})`,
  );
  const lines = [''];
  for (const word of plain.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    lines.splice(-1, 1, ...(longer.length < 119 ? [longer] : [lines.at(-1) ?? '', ` ${word}`]));
  }
  return lines.map((line) => `#${line}`).join('\n');
}
