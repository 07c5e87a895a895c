import type { Language } from '#rules/language.ts';
import type { AppContext } from '#server/context.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { policyVersion } from '#server/modules/policy-document/policy-document.queries.ts';
import { newReference } from './reference.ts';

/** What somebody submits to sign a CLA, checked and completed. */
export interface Submission {
  readonly link: Link;
  readonly cla: Cla;
  readonly language: Language;
  readonly email: string;
  readonly fieldValues: Record<string, string>;
}

/** What makes a submission a signing. */
interface SigningAct {
  readonly reference: string;
  /** Version of the privacy policy that was consented to. */
  readonly consentVersion: string;
  readonly signedAt: Date;
}

/** A submission and what makes it a signing. */
export type FactsOf<S extends Submission> = S & SigningAct;

/** Signs a submission now, under a new reference and with consent to the current privacy policy. */
export async function factsOf<S extends Submission>(ctx: AppContext, submission: S): Promise<FactsOf<S>> {
  const consentVersion = await policyVersion(ctx.deps, 'privacy');
  return { ...submission, reference: newReference(), consentVersion, signedAt: ctx.now() };
}

/** The columns that signings of a CLA have in common: what was agreed to, when, and where the request came from. */
export function signingColumns({ source }: AppContext, facts: FactsOf<Submission>) {
  const { reference, link, cla, language, fieldValues, consentVersion, signedAt } = facts;
  return {
    reference,
    link,
    cla,
    language,
    fieldValues,
    consentVersion,
    consentLanguage: language,
    signedAt,
    ip: source.ip,
    userAgent: source.userAgent ?? null,
  };
}

/** What the audit event of a signing says. */
export function signedDetails({ reference, link, cla }: FactsOf<Submission>, documentSha256: string) {
  return { reference, linkId: link.linkId, claSha256: cla.document.sha256, documentSha256 };
}
