import { registerEnumType } from 'type-graphql';
import { ClaType } from '#rules/cla-type.ts';
import type { FieldType as FieldTypeValue } from '#rules/field.ts';
import { Language } from '#rules/language.ts';
import { AccountPlatform } from '#server/modules/account/community-account.entity.ts';
import { ClaState } from '#server/modules/cla/cla.entity.ts';
import { ClaDiffKind } from '#server/modules/cla/compare-texts.rules.ts';
import { EmailState } from '#server/modules/email/email.entity.ts';
import { LinkSort } from '#server/modules/link/link-sort.rules.ts';
import { LinkPlatform } from '#server/modules/link/link.entity.ts';
import { SenderProvider } from '#server/modules/sender/sender-credential.entity.ts';
import { LoginRole, ViewerRole } from '#server/modules/session/role.rules.ts';
import { CorporationSigningSort } from '#server/modules/signing/corporation/corporation-signing-sort.rules.ts';
import { CorporationSigningState } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { RepresentativeMail } from '#server/modules/signing/corporation/corporation-signing.queries.ts';
import { SignerCodePurpose } from '#server/modules/verification/verification-code.rules.ts';

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

registerEnumType(CorporationSigningState, {
  name: 'CorporationSigningState',
  description: "How far a corporation's signing is.",
  valuesConfig: {
    UNCOMPLETED: { description: 'Submitted; the signed document or the approval is missing.' },
    COMPLETED: { description: 'Approved: it has claimed its domains and has an administrator.' },
    DELETED: { description: 'Deleted: it counts for nothing and can be restored or purged.' },
  },
});

registerEnumType(CorporationSigningSort, {
  name: 'CorporationSigningSort',
  description: 'Orders of a list of corporations.',
  valuesConfig: {
    DATE_DESC: { description: 'By submission, newest first.' },
    DATE_ASC: { description: 'By submission, oldest first.' },
    NAME_ASC: { description: 'By name.' },
    NAME_DESC: { description: 'By name, the other way round.' },
  },
});

registerEnumType(EmailState, {
  name: 'EmailState',
  description: 'What became of a mail.',
  valuesConfig: {
    QUEUED: { description: 'On its way; it is tried again for some hours.' },
    SENT: { description: 'The mail server took it.' },
    FAILED: { description: 'Given up: refused for good, or tried too often.' },
  },
});

registerEnumType(RepresentativeMail, {
  name: 'MailTemplate',
  description: 'Mails whose delivery managers see.',
  valuesConfig: {
    CORPORATION_SIGNING_DOCUMENT: { description: 'The document to sign on paper.' },
    CORPORATION_APPROVED: { description: "The administrator's account." },
  },
});

registerEnumType(SignerCodePurpose, {
  name: 'VerificationPurpose',
  description: 'What a verification code proves the address for.',
  valuesConfig: {
    INDIVIDUAL_SIGNING: { description: 'Signing an individual CLA.' },
    CORPORATION_SIGNING: { description: 'Signing a corporate CLA for a corporation.' },
    EMPLOYEE_SIGNING: { description: 'Signing as an employee of one corporation.' },
  },
});

registerEnumType(SenderProvider, {
  name: 'SenderProvider',
  description: "How mails leave from a community's address.",
  valuesConfig: {
    SMTP: { description: 'Over SMTP, with an authorisation code or an app password.' },
    GMAIL: { description: 'Over Gmail, with the consent of its owner.' },
  },
});

registerEnumType(AccountPlatform, {
  name: 'AccountPlatform',
  description: 'Where the identity of a community manager comes from.',
  valuesConfig: {
    GITEE: { description: 'Gitee.' },
    GITHUB: { description: 'GitHub.' },
    LOCAL: { description: 'An account with a password here.' },
  },
});

registerEnumType(LoginRole, {
  name: 'LoginRole',
  description: 'What somebody logs in as, with a password.',
  valuesConfig: {
    COMMUNITY: { description: 'A community manager with a local account.' },
    CORPORATION: { description: 'An administrator or employee manager of a corporation.' },
  },
});

registerEnumType(ViewerRole, {
  name: 'ViewerRole',
  description: 'What somebody who is logged in may do.',
  valuesConfig: {
    COMMUNITY_MANAGER: { description: 'Manage links and the corporations that sign there.' },
    CORPORATION_ADMINISTRATOR: { description: "Manage the corporation's side, its employee managers included." },
    EMPLOYEE_MANAGER: { description: 'Activate, deactivate and remove employees of the corporation.' },
  },
});

registerEnumType(ClaState, {
  name: 'ClaState',
  description: 'Whether a version of a CLA can be signed.',
  valuesConfig: {
    CURRENT: { description: 'It can be signed now.' },
    SUPERSEDED: { description: 'A newer version has taken its place.' },
    REMOVED: { description: 'It was taken off the offer before anybody signed it.' },
  },
});

registerEnumType(LinkSort, {
  name: 'LinkSort',
  description: 'Order of a list of links.',
  valuesConfig: {
    CREATED_DESC: { description: 'The newest first.' },
    CREATED_ASC: { description: 'The oldest first.' },
    ALIAS_ASC: { description: 'By name of the community.' },
    ALIAS_DESC: { description: 'By name of the community, backwards.' },
  },
});

registerEnumType(ClaDiffKind, {
  name: 'ClaDiffKind',
  description: 'What became of a paragraph of a CLA.',
  valuesConfig: {
    UNCHANGED: { description: 'It says the same, but for blanks and line breaks.' },
    ADDED: { description: 'It is new.' },
    REMOVED: { description: 'It is gone.' },
    CHANGED: { description: 'Words of it differ.' },
  },
});

export {
  AccountPlatform,
  ClaDiffKind,
  ClaType,
  CorporationSigningSort,
  CorporationSigningState,
  EmailState,
  Language,
  LinkPlatform,
  LoginRole,
  RepresentativeMail,
  SenderProvider,
  SignerCodePurpose,
  ViewerRole,
  ClaState,
  LinkSort,
};
