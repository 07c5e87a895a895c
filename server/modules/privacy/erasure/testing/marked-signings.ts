import { randomInt } from 'node:crypto';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity, mutate, type Community } from '#server/modules/community/link/testing/community.ts';
import { buildWebhook } from '#server/modules/outlook/webhook/testing/webhooks.ts';
import { proveAddress } from '#server/modules/privacy/my-signings/testing/signer.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeInvitation } from '#server/modules/signing/employee/employee-invitation.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { mailEmployeeNotices } from '#server/modules/signing/employee/mail-employee-notices.job.ts';
import { PreApproval } from '#server/modules/signing/employee/pre-approval.entity.ts';
import {
  arrangeWorkplace,
  inputFor,
  sign,
  withCode,
} from '#server/modules/signing/employee/testing/employee-signing.ts';
import { notifyCommunity } from '#server/modules/signing/signing/corporation/notify-community.job.ts';
import {
  CorporationSigner,
  newDomain,
} from '#server/modules/signing/signing/corporation/testing/corporation-signer.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { IndividualSigner } from '#server/modules/signing/signing/individual/testing/individual-signer.ts';
import { SigningAct } from '#server/modules/signing/signing/signing-act.entity.ts';
import { deriveDocuments } from '#server/modules/signing/signing/testing/derive-documents.ts';
import { buildLink } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { buildImportedIdentity } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { leaveTraces, openPullRequest } from './leave-traces.ts';

const REQUEST = `mutation ($input: RequestErasureInput!) { requestErasure(input: $input) { request { id state } } }`;

/** A person all of whose values hold one text that is nowhere else. */
export interface Marked {
  /** In lower case. */
  readonly mark: string;
  /** Digits that nobody else has. */
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  readonly further: string;
  readonly account: string;
}

/** A signing of such a person. */
export interface MarkedSigning extends Marked {
  readonly id: string;
  readonly reference: string;
  readonly link: Link;
  /** The number, the salt of the act, and the hash of link and address. */
  readonly secrets: readonly string[];
}

function newMarked(domain = 'marked.example.org'): Marked {
  const mark = `mark${crypto.randomUUID().replaceAll('-', '')}`;
  const name = `Somebody ${mark}`;
  const phone = randomInt(10 ** 13, 10 ** 14);
  return {
    mark,
    phone: `1${phone}`,
    name,
    email: `${mark}@${domain}`,
    further: `further-${mark}@example.org`,
    account: `login-${mark}`,
  };
}

/** Makes signings that can be found by their marks, and asks for and decides on their erasure. */
export class MarkedSignings {
  private readonly testApp: TestApp;
  readonly community: Community;

  private constructor(testApp: TestApp, community: Community) {
    this.testApp = testApp;
    this.community = community;
  }

  static async open(testApp: TestApp): Promise<MarkedSignings> {
    return new MarkedSignings(testApp, await arrangeCommunity(testApp));
  }

  /** Gives a link to the community, with a webhook that learns who signs. */
  private async adopt({ id }: Link): Promise<Link> {
    const em = this.testApp.em();
    await em.nativeUpdate(Link, { id }, { owner: this.community.account.id });
    const link = await em.findOneOrFail(Link, id);
    await buildWebhook(this.testApp, link, { personalData: true });
    return link;
  }

  /** Somebody signs for themselves. */
  async individual(): Promise<MarkedSigning> {
    const marked = newMarked();
    const signer = new IndividualSigner(this.testApp);
    const arranged = await signer.arrangeLink();
    const link = await this.adopt(arranged.link);
    const { name, email, phone } = marked;
    const fieldValues = [{ id: '2', value: phone }];
    const { data } = await signer.signWithCode(link, arranged.en, { name, email, fieldValues });
    const { reference = '' } = data?.signIndividual.signing ?? {};
    const signing = await this.testApp.em().findOneOrFail(IndividualSigning, { reference });
    return this.finish({ ...marked, id: signing.id, reference, link, secrets: [phone, signing.emailSha256 ?? ''] });
  }

  /** An account is imported for which nobody proves an address; its commits name two. */
  async imported(): Promise<Marked & { readonly link: Link; readonly id: string; readonly key: string }> {
    const marked = newMarked();
    const { mark, name, account } = marked;
    const em = this.testApp.em();
    const link = await this.adopt(await buildLink(em));
    const key = `example:${mark}`;
    const { id } = await buildImportedIdentity(em, em.merge(link), {
      key,
      name,
      host: 'github.example.org',
      accountId: account,
      login: account,
      statedEmail: `Stated-${mark}@example.org`,
      record: JSON.stringify({ account, name }),
    });
    await openPullRequest(this.testApp, { ...marked, link });
    return { ...marked, link, id, key };
  }

  /** Erases an imported account as a manager. */
  eraseImported(linkId: string, account: string): Promise<GraphqlAnswer<Record<string, { erased: number }>>> {
    const input = { linkId, platform: 'GITHUB', host: 'https://github.example.org/', account };
    return mutate(this.testApp, 'eraseImportedAccount', {
      input,
      selection: 'erased',
      headers: this.community.headers,
    });
  }

  /** Somebody signs as an employee, after being invited and approved in advance; the manager is mailed. */
  async employee(): Promise<MarkedSigning> {
    const workplace = await arrangeWorkplace(this.testApp);
    const marked = newMarked(workplace.domain);
    const link = await this.adopt(workplace.link);
    const { name, email, phone } = marked;
    const em = this.testApp.em();
    const at = { corporationSigning: workplace.corporation.id, emailKey: email };
    em.create(EmployeeInvitation, { ...at, invitedAt: new Date() });
    const fieldValues = [{ id: '2', value: phone }];
    const input = await withCode(this.testApp, inputFor(workplace, { name, email, fieldValues }));
    const { data } = await sign(this.testApp, input);
    const { reference = '' } = data?.signEmployee ?? {};
    em.create(PreApproval, { ...at, email, manager: workplace.manager.id, createdAt: new Date() });
    await em.flush();
    await mailEmployeeNotices.run(this.testApp.deps, { managerId: workplace.manager.id, choice: 'quarter_hourly' });
    const signing = await this.testApp.em().findOneOrFail(EmployeeSigning, { reference });
    return this.finish({ ...marked, id: signing.id, reference, link, secrets: [phone, signing.emailSha256 ?? ''] });
  }

  /** A representative signs for a corporation, whose name is marked as well. */
  async corporation(): Promise<MarkedSigning> {
    const marked = newMarked(newDomain());
    const signer = new CorporationSigner(this.testApp);
    const arranged = await signer.arrangeLink();
    const link = await this.adopt(arranged.link);
    const { name, email, mark } = marked;
    const input = { email, representativeName: name, corporationName: `Corporation ${mark}` };
    const { data } = await signer.signWithCode(link, arranged.en, input);
    const { reference = '' } = data?.signCorporation ?? {};
    const signing = await this.testApp.em().findOneOrFail(CorporationSigning, { reference });
    await notifyCommunity.run(this.testApp.deps, {
      action: 'CORPORATION_SIGNED',
      subject: signing.id,
      details: { reference },
    });
    return this.finish({ ...marked, id: signing.id, reference, link, secrets: [] });
  }

  private async finish(signing: MarkedSigning): Promise<MarkedSigning> {
    await deriveDocuments(this.testApp);
    await leaveTraces(this.testApp, signing);
    const { act } = await this.testApp.em().findOneOrFail(SigningAct, signing.id);
    return { ...signing, secrets: [...signing.secrets, act.salt ?? ''] };
  }

  /** Asks for erasure as the signer, with a reason that names them; returns the id of the request. */
  async request({ email, reference, name }: Pick<MarkedSigning, 'email' | 'reference' | 'name'>): Promise<string> {
    const { headers } = await proveAddress(this.testApp, email);
    const input = { reference, reason: `I am ${name}` };
    const { data, codes } = await graphql<{ requestErasure: { request: { id: string } } }>(
      this.testApp.app,
      REQUEST,
      { input },
      headers,
    );
    if (!data) {
      throw new Error(`refused: ${codes.join()}`);
    }
    return data.requestErasure.request.id;
  }

  decide(
    id: string,
    granted: boolean,
    reason: string | null = null,
  ): Promise<GraphqlAnswer<Record<string, { request: Record<string, unknown> }>>> {
    return mutate(this.testApp, 'decideErasure', {
      input: { id, granted, reason },
      selection: 'request { id reference kind state requestedAt reason decidedAt decidedBy decisionReason }',
      headers: this.community.headers,
    });
  }
}
