import { z } from 'zod';
import { SETTING_TEXTS } from './setting-texts.ts';

const wholeNumber = z.coerce.number('must be a whole number above 0').int().min(1);

/** How much is too much. */
export const LIMIT_VARIABLES = {
  RATE_LIMIT_SCALE: z.coerce.number('must be a number above 0').positive().default(1).register(SETTING_TEXTS, {
    en: 'Multiplies `LINK_MAIL_BUDGET` and the [limits](docs/operations/limits.md) per source, account, API key and pull request.',
    zh: '`LINK_MAIL_BUDGET` 和按来源、账号、API 密钥、合并请求计算的各项[限额](docs/operations/limits.md)的倍数。',
  }),
  LINK_MAIL_BUDGET: wholeNumber.default(1000).register(SETTING_TEXTS, {
    en: "Mails with codes that go out from a link's own address in a day (UTC). Above it they go out from `MAIL_FROM`, and each costs the signer's browser a moment of work; one network gets half of it without ([decision 050](docs/decisions/050-codes-belong-to-callers.md)).",
    zh: '每个链接每天（UTC）由其发件邮箱发出的验证码邮件数。超出后改由 `MAIL_FROM` 发出，且每封需签署人的浏览器先做片刻计算；同一网段不做计算最多可用一半（见[决策 050](docs/decisions/050-codes-belong-to-callers.md)）。',
  }),
  UPLOADS_PER_DAY: wholeNumber.default(300).register(SETTING_TEXTS, {
    en: 'Files that one community account may upload in a day (UTC), and that one link may receive.',
    zh: '每个社区账号每天（UTC）最多可上传的文件数；每个链接每天最多可接收的也是这么多。',
  }),
  UPLOAD_MEGABYTES_PER_DAY: wholeNumber.default(500).register(SETTING_TEXTS, {
    en: 'Megabytes of those files.',
    zh: '上述文件的总兆字节数。',
  }),
};
