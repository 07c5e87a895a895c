import type { APIRequestContext } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import type { Language } from './fixtures.ts';
import { graphql } from './graphql.ts';
import { codeIn, type Mailbox } from './mailbox.ts';

const CLAS = 'query ($id: ID!) { link(id: $id) { clas { id type language fields { id type } } } }';
const SEND_CODE = 'mutation ($input: SendVerificationCodeInput!) { sendVerificationCode(input: $input) { email } }';
const SIGN = {
  INDIVIDUAL: 'mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { documentSha256 } }',
  CORPORATION: 'mutation ($input: SignCorporationInput!) { signCorporation(input: $input) { reference } }',
};

interface Cla {
  readonly id: string;
  readonly type: string;
  readonly language: string;
  readonly fields: readonly { readonly id: string; readonly type: string }[];
}

interface Signer {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

/** Signs a CLA of the demo over the wire, for journeys about what comes afterwards; the code comes by mail. */
export class SigningApi {
  constructor(
    private readonly request: APIRequestContext,
    private readonly mailbox: Mailbox,
  ) {}

  async signIndividual(signer: Signer): Promise<void> {
    await this.sign('INDIVIDUAL', signer, () => ({ name: signer.name, fieldValues: [] }));
  }

  /** Signs as the representative of the corporation with the name. */
  async signCorporation(signer: Signer): Promise<void> {
    await this.sign('CORPORATION', signer, ({ fields }) => ({
      corporationName: signer.name,
      representativeName: 'A. Representative',
      fieldValues: fields.filter(({ type }) => type === 'TITLE').map(({ id }) => ({ id, value: 'Director' })),
    }));
  }

  private async sign(type: keyof typeof SIGN, { email, language }: Signer, valuesOf: (cla: Cla) => object) {
    const { request } = this;
    const of = { linkId: DEMO_LINK_ID, email, language: language.toUpperCase() };
    const { link } = await graphql<{ link: { clas: Cla[] } }>(request, { query: CLAS, variables: { id: of.linkId } });
    const cla = link.clas.find((each) => each.type === type && each.language === of.language);
    if (cla === undefined) {
      throw new Error(`no CLA: ${type} ${of.language}`);
    }
    await graphql(request, { query: SEND_CODE, variables: { input: { ...of, purpose: `${type}_SIGNING` } } });
    const verificationCode = codeIn(await this.mailbox.waitFor(email, /验证码|code/i));
    const input = { ...of, claId: cla.id, verificationCode, privacyConsented: true, ...valuesOf(cla) };
    await graphql(request, { query: SIGN[type], variables: { input } });
  }
}
