import type { SMTPServerOptions } from 'smtp-server';
import { startGoogle } from '#server/integrations/google/testing/google.ts';
import { rawPdf, stream } from '#server/integrations/pdf/testing/raw-pdf.ts';
import { Link, LinkSigningState } from '#server/modules/community/link/link.entity.ts';
import {
  arrangeCommunity,
  newPdf,
  startClaHost,
  type Community,
} from '#server/modules/community/link/testing/community.ts';
import { SenderCredential, SenderProvider } from '#server/modules/community/sender/sender-credential.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { arrangeCorporation, newDomain } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { environmentOf, startCodePlatforms, type CodePlatforms } from '#server/test/code-platforms.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import { mailboxes, openSmtpSink } from '#server/test/smtp-sink.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { whenDone } from '#server/test/when-done.ts';

/** Everything the REST shim works with: the service over real HTTP, code platforms, Google, mail and CLA hosts. */
export interface World extends TestApp {
  /** Base address of the REST shim. */
  readonly api: string;
  /** Returns the address of a CLA to download, with a different text each time. */
  readonly claAt: (kind?: 'pdf' | 'text' | 'large') => string;
  /** Authorisation codes of the mailboxes that can be logged in to, by address. */
  readonly mailboxes: Map<string, string>;
  /** One of them that accepts no mail at the moment. */
  readonly fullMailbox: string;
  /** Returns the code in the last mail to a mailbox. */
  readonly codeIn: (address: string) => string;
  readonly platforms: CodePlatforms;
}

/** Starts it for the tests of one file. */
export async function startWorld(): Promise<World> {
  const fullMailbox = 'full@example.org';
  const secrets = new Map([[fullMailbox, 'let-me-in']]);
  const [google, smtp, claHost, platforms] = await Promise.all([
    startGoogle(),
    openSmtpSink({ ...mailboxes(secrets), onRcptTo: refuseMailTo(fullMailbox) }),
    startClaHost(),
    startCodePlatforms(),
  ]);
  whenDone(() => Promise.all([google.stop(), smtp.stop()]));
  claHost.answer = ({ url = '' }, response) => void claOf(url).then((bytes) => response.end(bytes));
  const testApp = await createTestApp({
    ...google.environment,
    ...environmentOf(platforms),
    SENDER_SMTP_URL: smtp.url,
    CLA_SOURCES: `${claHost.origin}/`,
  });
  const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  let count = 0;
  const claAt: World['claAt'] = (kind = 'pdf') => {
    count += 1;
    return `${claHost.origin}/${count}/cla.${kind}`;
  };
  const codeIn = (to: string): string => {
    const mail = smtp.mails.findLast((received) => received.to?.some((recipient) => recipient.address === to));
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  return { ...testApp, api: `${address}/api/v1`, claAt, mailboxes: secrets, fullMailbox, codeIn, platforms };
}

function refuseMailTo(full: string): NonNullable<SMTPServerOptions['onRcptTo']> {
  const refusal = Object.assign(new Error('mailbox full'), { responseCode: 452 });
  return ({ address }, _session, answer) => answer(address === full ? refusal : null);
}

async function claOf(url: string): Promise<Uint8Array> {
  if (url.endsWith('.text')) {
    return Buffer.from('no document');
  }
  return url.endsWith('.large') ? rawPdf('', { 4: stream('', 'x'.repeat(2 * 1024 * 1024)) }) : newPdf();
}

/** A link and its community manager, who is logged in and has an authorised sender. */
export interface OwnLink extends Community {
  readonly link: Link;
}

/** Stores a link with an individual CLA (number 0) and a corporate one (1), both Chinese. */
export async function arrangeLink(world: World): Promise<OwnLink> {
  const community = await arrangeCommunity(world);
  const em = world.em();
  const link = await buildLink(em, { owner: em.merge(community.account) });
  await buildCla(em, link, { type: 'individual' });
  await buildCla(em, link, { type: 'corporation' });
  return { ...community, link };
}

/** Has a link take no new signings for now. */
export async function pauseSigning(world: World, { id }: Pick<Link, 'id'>): Promise<void> {
  await world.em().nativeUpdate(Link, id, { signingState: LinkSigningState.PAUSED });
}

/** Stores a further sender of a community manager. */
export async function arrangeSender(world: World, { account }: Community, address: string): Promise<void> {
  const em = world.em();
  const credential = { account: account.id, address, addressKey: address, provider: SenderProvider.SMTP };
  em.create(SenderCredential, { ...credential, secret: Buffer.from('sealed'), authorizedAt: new Date() });
  await em.flush();
}

type CorporationOptions = NonNullable<Parameters<typeof arrangeCorporation>[2]>;

/** A corporation at its own link, with its community manager's session. */
export interface OwnCorporation extends OwnLink {
  readonly signing: CorporationSigning;
  readonly params: { readonly linkId: string; readonly signingId: string };
}

/** Stores a corporation, by default uncompleted and with its signed document; a completed one has an administrator. */
export async function arrangeOwnCorporation(world: World, options: CorporationOptions = {}): Promise<OwnCorporation> {
  const own = await arrangeLink(world);
  const signing = await arrangeCorporation(world, own, options);
  if (options.state === 'completed') {
    await buildManager(world.em(), signing, { email: signing.representativeEmail });
  }
  return { ...own, signing, params: { linkId: own.link.linkId, signingId: signing.id } };
}

/** Stores a completed corporation with a manager who is logged in. */
export async function arrangeManager(
  world: World,
  overrides: Parameters<typeof buildManager>[2] = {},
): Promise<{ link: Link; manager: Awaited<ReturnType<typeof buildManager>>; headers: SessionHeaders }> {
  const em = world.em();
  const link = await buildLink(em);
  const corporation = await buildCorporation(em, link, { domains: [newDomain()] });
  const manager = await buildManager(em, corporation, overrides);
  return { link, manager, headers: await signIn(world, manager) };
}
