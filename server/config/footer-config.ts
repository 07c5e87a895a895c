import { z } from 'zod';
import { flag } from './config-values.ts';
import { SETTING_TEXTS } from './setting-texts.ts';

/** Filing notices and copyright line in the footer; empty ones are not shown. */
export interface FooterConfig {
  readonly icp: string;
  readonly police: string;
  readonly copyright: string;
}

/** The settings of the footer and the demo. */
export const FOOTER_VARIABLES = {
  FOOTER_ICP: z.string().default('').register(SETTING_TEXTS, {
    en: 'ICP filing notice. With the demo and none of the three set, examples are shown.',
    zh: 'ICP 备案号。有演示社区且三项都未设置时显示示例。',
  }),
  FOOTER_POLICE: z.string().default('').register(SETTING_TEXTS, {
    en: 'Public security filing notice.',
    zh: '公安备案号。',
  }),
  FOOTER_COPYRIGHT: z.string().default('').register(SETTING_TEXTS, { en: 'Copyright line.', zh: '版权信息。' }),
  DEMO: flag.optional().register(SETTING_TEXTS, {
    en: 'Creates the demo community, with accounts whose passwords the first start prints.',
    zh: '创建演示社区；其中账号的密码会在首次启动时打印。',
    unset: {
      en: '`true` with the embedded database and a `PUBLIC_URL` on this machine, else `false`',
      zh: '使用内嵌数据库且 `PUBLIC_URL` 指向本机时为 `true`，否则为 `false`',
    },
  }),
};

type FooterVariables = z.output<z.ZodObject<typeof FOOTER_VARIABLES>>;

/** The settings of the footer as the service uses them; the demo community has examples unless one of them is set. */
export function toFooterConfig(variables: FooterVariables, demo: boolean): FooterConfig {
  const example = {
    icp: '示例ICP备00000000号',
    police: '示例公网安备00000000000000号',
    copyright: 'Copyright © Example Infrastructure Team',
  };
  const given = { icp: variables.FOOTER_ICP, police: variables.FOOTER_POLICE, copyright: variables.FOOTER_COPYRIGHT };
  const untouched = Object.values(given).every((text) => text === '');
  return demo && untouched ? example : given;
}
