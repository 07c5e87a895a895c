import type { ReactElement } from 'react';
import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import type { MailContent } from './mail-draft.ts';
import type { CorporationFacts, SampleFacts } from './mail-facts.ts';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

/** The mail to a new manager of a corporation. */
export type NewAccountContent = MailContent<
  CorporationFacts & { account: string; email: string; loginUrl: string; linkId: string },
  { password: string }
>;

interface Texts {
  readonly labels: {
    readonly account: string;
    readonly email: string;
    readonly password: string;
    readonly linkId: string;
  };
  readonly login: string;
  readonly change: string;
}

const TEXTS: Record<NewAccountContent['language'], Texts> = {
  zh: {
    labels: { account: '账号', email: '邮箱', password: '一次性密码', linkId: '链接ID' },
    login: '登录企业管理页面',
    change:
      '一次性密码在72小时内有效，首次登录时必须修改。过期后，请联系为您开通账号的人重新发送。请不要将密码告诉他人。',
  },
  en: {
    labels: { account: 'Account', email: 'Email', password: 'One-time password', linkId: 'Link ID' },
    login: 'Log in to manage your company',
    change:
      'The one-time password works for 72 hours, and you have to change it when you first log in. If it has expired, ask whoever gave you the account to send a new one. Do not share it.',
  },
};

/** The account of a new manager of a corporation, and where to log in; the password is in the body only. */
export function NewAccount({ language, data, secret }: NewAccountContent): ReactElement {
  const { labels, login, change } = TEXTS[language];
  const rows = [
    { label: labels.account, value: <span style={STYLES.code}>{data.account}</span> },
    { label: labels.email, value: data.email },
    { label: labels.password, value: <span style={STYLES.code}>{secret.password}</span> },
    { label: labels.linkId, value: <span style={STYLES.code}>{data.linkId}</span> },
  ];
  return (
    <>
      <Facts rows={rows} />
      <PageLink url={data.loginUrl} label={login} />
      <Paragraph>{change}</Paragraph>
    </>
  );
}

export function newAccountSamples({ company, email, url }: SampleFacts): NewAccountContent['data'][] {
  return [{ ...company, account: 'sample_example.org', email, loginUrl: url, linkId: 'sample' }];
}

export const newAccountPassword = () => ({ password: 'Sample-0000' });
