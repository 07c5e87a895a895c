import { MY_SIGNINGS_PATH, signedPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';

/** A link as the secret of a mail. */
interface MailedLink {
  readonly secret: { readonly signedUrl: string };
  readonly secretExpiresAt: Date;
}

/** Milliseconds that a mail keeps the address of the signer's page; far longer than any delivery takes. */
const ADDRESS_LIFE = 30 * 24 * 3_600_000;

/**
 * The address of a signing's page as the secret of a mail, because it holds the token of the document, of which nothing
 * else than the hash is stored.
 */
export function signedPageLink(ctx: AppContext, documentToken: string): MailedLink {
  return linkTo(ctx, signedPath(documentToken));
}

/** The page on which signers see what they have signed, in place of that of one signing whose token nobody has. */
export function mySigningsLink(ctx: AppContext): MailedLink {
  return linkTo(ctx, MY_SIGNINGS_PATH);
}

function linkTo(ctx: AppContext, path: string): MailedLink {
  return {
    secret: { signedUrl: new URL(path, ctx.deps.config.publicUrl).href },
    secretExpiresAt: new Date(ctx.now().getTime() + ADDRESS_LIFE),
  };
}
