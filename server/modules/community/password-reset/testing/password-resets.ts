import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import { PasswordReset } from '#server/modules/access/account/password-reset.entity.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import { CorporationSigningState } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { buildAccount, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';

const REQUEST = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { done } }';

const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { done } }';

const LINK = 'query ($key: String!, $linkId: ID) { passwordResetLink(key: $key, linkId: $linkId) { expiresAt } }';

export const NEW = 'New-Horse-10';

/** Asks for links to reset passwords and follows them, over GraphQL. */
export class PasswordResets {
  private readonly testApp: TestApp;

  constructor(testApp: TestApp) {
    this.testApp = testApp;
  }

  request(input: { email: string; linkId?: string; language?: string }, { app } = this.testApp) {
    return graphql(app, REQUEST, { input });
  }

  /** Asks whether a reset link works. */
  look(variables: { key: string; linkId?: string }) {
    return graphql(this.testApp.app, LINK, variables);
  }

  reset(input: { key: string; newPassword?: string; linkId?: string }) {
    return graphql(this.testApp.app, RESET, { input: { newPassword: NEW, ...input } });
  }

  /** Returns the reset link, which contains the key, from the newest mail to somebody. */
  async linkSentTo(email: string): Promise<URL> {
    const { id: row, secret } = (await this.testApp.mailsTo(email)).at(-1) ?? { id: '' };
    const sealed = secret ?? new Uint8Array();
    const { url } = JSON.parse(this.testApp.deps.secretBox.decrypt('mail', { row, sealed })) as { url: string };
    return new URL(url);
  }

  async keySentTo(email: string): Promise<string> {
    return (await this.linkSentTo(email)).searchParams.get('key') ?? '';
  }

  async arrangeAccount(): Promise<{ account: CommunityAccount; email: string }> {
    const account = await buildAccount(this.testApp.em(), { email: newEmail() });
    return { account, email: account.email ?? '' };
  }

  async arrangeManager(
    overrides: Parameters<typeof buildManager>[2] = {},
    state = CorporationSigningState.COMPLETED as CorporationSigningState,
  ) {
    const em = this.testApp.em();
    const link = await buildLink(em);
    const manager = await buildManager(em, await buildCorporation(em, link, { state }), overrides);
    return { link, manager };
  }

  /** Stores a reset link without a mail and returns its key. */
  async storeReset(manager: Manager): Promise<string> {
    const em = this.testApp.em();
    const [key, createdAt] = [newToken(), new Date()];
    const expiresAt = new Date(createdAt.getTime() + 3_600_000);
    em.create(PasswordReset, { manager: manager.id, keyHash: hashToken(key), createdAt, expiresAt });
    await em.flush();
    return key;
  }

  async targetOf(...facts: Parameters<typeof this.arrangeManager>): Promise<{ email: string; linkId: string }> {
    const { link, manager } = await this.arrangeManager(...facts);
    return { email: manager.email, linkId: link.linkId };
  }
}
