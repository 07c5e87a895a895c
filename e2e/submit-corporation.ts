import type { APIRequestContext } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { graphql } from './graphql.ts';
import { codeIn, type Mailbox } from './mailbox.ts';

const CLAS = 'query ($id: ID!) { link(id: $id) { clas { id type language fields { id type } } } }';
const SEND_CODE = 'mutation ($input: SendVerificationCodeInput!) { sendVerificationCode(input: $input) { email } }';
const SIGN = 'mutation ($input: SignCorporationInput!) { signCorporation(input: $input) { reference } }';

interface Cla {
  readonly id: string;
  readonly type: string;
  readonly language: string;
  readonly fields: readonly { readonly id: string; readonly type: string }[];
}

/** Signs the demo's corporate CLA over the wire as a representative; the code comes by mail. */
export async function submitCorporation(
  request: APIRequestContext,
  mailbox: Mailbox,
  { email, name, lang }: { email: string; name: string; lang: 'zh' | 'en' },
): Promise<void> {
  const of = { linkId: DEMO_LINK_ID, email, language: lang.toUpperCase() };
  const { link } = await graphql<{ link: { clas: Cla[] } }>(request, {
    query: CLAS,
    variables: { id: DEMO_LINK_ID },
  });
  const cla = link.clas.find(({ type, language }) => type === 'CORPORATION' && language === of.language);
  await graphql(request, { query: SEND_CODE, variables: { input: { ...of, purpose: 'CORPORATION_SIGNING' } } });
  const input = {
    ...of,
    claId: cla?.id,
    corporationName: name,
    representativeName: 'A. Representative',
    verificationCode: codeIn(await mailbox.waitFor(email, /验证码|code/i)),
    fieldValues: cla?.fields.filter(({ type }) => type === 'TITLE').map(({ id }) => ({ id, value: 'Director' })),
    privacyConsented: true,
  };
  await graphql(request, { query: SIGN, variables: { input } });
}
