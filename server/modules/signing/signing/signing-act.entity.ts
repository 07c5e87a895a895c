import { defineEntity, p } from '@mikro-orm/core';
import type { FieldType } from '#rules/field.ts';
import type { Language } from '#rules/language.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';

/** Who signs: a person for themselves, a person as an employee, or a representative for a corporation. */
export type SigningKind = 'individual' | 'employee' | 'corporation';

/** A field of the CLA and its value. */
export interface SignedField {
  readonly type: FieldType;
  /** As shown to the signer. */
  readonly title: string;
  readonly value: string;
}

/** Everything that the signature page states. */
export interface Act {
  readonly kind: SigningKind;
  readonly reference: string;
  readonly language: Language;
  /** Alias of the link at the time, and its project. */
  readonly community: string;
  readonly projectUrl: string;
  readonly claVersion: number;
  /** Fingerprint of the CLA's document. */
  readonly claSha256: string;
  /** Name of the person who signs, also when they sign for a corporation. */
  readonly name: string;
  readonly email: string;
  /** Empty for an individual. */
  readonly corporationName: string;
  /** In the order of the CLA. */
  readonly fields: readonly SignedField[];
  /** Version of the privacy policy that was consented to. */
  readonly consentVersion: string;
  /** ISO 8601, UTC. */
  readonly signedAt: string;
  /** Absent from acts of before seals. */
  readonly proof?: ActProof;
  /** 256 random bits, in hexadecimal; part of the act's fingerprint. Absent from acts of before seals. */
  readonly salt?: string;
}

/** How it is known who signed, what was declared, and where the document can be verified. Times are ISO 8601, UTC. */
export interface ActProof {
  /** When the code that proved the address was sent, and when it matched. */
  readonly codeSentAt: string;
  readonly codeMatchedAt: string;
  /** What the signer declared. */
  readonly declaration: string;
  /** The sentence of the signer's consent to the policies. */
  readonly consentText: string;
  /** Public id of the link, and the address at which the document can be verified. */
  readonly linkId: string;
  readonly verifyUrl: string;
}

const SigningActSchema = defineEntity({
  name: 'SigningAct',
  properties: {
    /** Id of the signing, of any kind. */
    signing: p.uuid().primary(),
    act: p.json<Act>(),
    /** When the job gave up deriving the document; null before that, and while it is being tried again. */
    gaveUpAt: p.datetime().nullable(),
    /** The mail that then went out without the document. */
    mail: () => p.manyToOne(Email).ref().nullable().deleteRule('set null'),
  },
  indexes: [
    {
      name: 'signing_act_gave_up_index',
      expression: 'create index signing_act_gave_up_index on signing_act (gave_up_at) where gave_up_at is not null',
    },
  ],
});

/**
 * What a signer stated by signing; never changed, except for the state of the document. The document is derived from it
 * alone, so that later changes of the link or the representative do not alter the signature page. Signings older than
 * this table have only their document.
 */
export class SigningAct extends SigningActSchema.class {}
SigningActSchema.setClass(SigningAct);
