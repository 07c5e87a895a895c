import { registerEnumType } from 'type-graphql';
import { ClaType } from '#rules/cla-type.ts';
import type { FieldType as FieldTypeValue } from '#rules/field.ts';
import { Language } from '#rules/language.ts';
import { LinkPlatform } from '#server/modules/link/link.entity.ts';
import { VerificationPurpose } from '#server/modules/verification/verification-code.rules.ts';

/** The types of a field; the keys are the names in the schema. */
export const FieldType = {
  NAME: 'name',
  EMAIL: 'email',
  AUTHORIZED: 'authorized',
  TITLE: 'title',
  CORPORATION_NAME: 'corporationName',
  DATE: 'date',
  TELEPHONE: 'telephone',
  ADDRESS: 'address',
  FAX: 'fax',
} as const satisfies Record<string, FieldTypeValue>;

/** What an address has signed as. */
export const SigningStatusType = { INDIVIDUAL: 'individual', EMPLOYEE: 'employee' } as const;

/** How an address stands at a link. */
export const SigningState = {
  VALID: 'VALID',
  NOT_SIGNED: 'NOT_SIGNED',
  INACTIVE: 'INACTIVE',
  EXPIRED: 'EXPIRED',
} as const;

registerEnumType(ClaType, {
  name: 'SigningType',
  description: 'Who a CLA is for, and who signs it.',
  valuesConfig: {
    INDIVIDUAL: { description: 'Signed by individuals, and by employees with their commitment.' },
    CORPORATION: { description: 'Signed by corporations.' },
  },
});

registerEnumType(Language, {
  name: 'Language',
  description: 'A language of documents, mails and pages.',
  valuesConfig: { ZH: { description: 'Chinese.' }, EN: { description: 'English.' } },
});

registerEnumType(LinkPlatform, {
  name: 'CodePlatform',
  description: 'Where a linked project lives.',
  valuesConfig: {
    GITEE: { description: 'gitee.com or the configured Gitee.' },
    GITHUB: { description: 'github.com or the configured GitHub.' },
    WEB: { description: 'Anywhere: the link belongs to a local account.' },
  },
});

registerEnumType(FieldType, {
  name: 'FieldType',
  description: 'What a field of a signing form holds.',
  valuesConfig: {
    NAME: { description: "The signer's name." },
    EMAIL: { description: "The signer's e-mail address." },
    AUTHORIZED: { description: 'Name of the authorised representative.' },
    TITLE: { description: 'Position of the representative.' },
    CORPORATION_NAME: { description: 'Name of the corporation.' },
    DATE: { description: 'Date of signing; the server sets it.' },
    TELEPHONE: { description: 'Telephone number.' },
    ADDRESS: { description: 'Postal address.' },
    FAX: { description: 'Fax number.' },
  },
});

registerEnumType(SigningStatusType, {
  name: 'SigningStatusType',
  description: 'What an address has signed as.',
  valuesConfig: {
    INDIVIDUAL: { description: 'For themselves.' },
    EMPLOYEE: { description: 'As an employee of a corporation that has signed.' },
  },
});

registerEnumType(SigningState, {
  name: 'SigningState',
  description: 'How an address stands at a link.',
  valuesConfig: {
    VALID: { description: 'Signed, and the signing counts (grace period included).' },
    NOT_SIGNED: { description: 'Nothing is signed that could count.' },
    INACTIVE: { description: 'Signed as an employee whom no manager of the corporation has activated.' },
    EXPIRED: { description: 'An older version is signed and its grace period is over.' },
  },
});

registerEnumType(VerificationPurpose, {
  name: 'VerificationPurpose',
  description: 'What a verification code proves the address for.',
  valuesConfig: { INDIVIDUAL_SIGNING: { description: 'Signing an individual CLA.' } },
});

export { ClaType, Language, LinkPlatform, VerificationPurpose };
