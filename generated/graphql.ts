/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Where a linked project lives. */
export type CodePlatform =
  /** gitee.com or the configured Gitee. */
  | 'GITEE'
  /** github.com or the configured GitHub. */
  | 'GITHUB'
  /** Anywhere: the link belongs to a local account. */
  | 'WEB';

/** What a field of a signing form holds. */
export type FieldType =
  /** Postal address. */
  | 'ADDRESS'
  /** Name of the authorised representative. */
  | 'AUTHORIZED'
  /** Name of the corporation. */
  | 'CORPORATION_NAME'
  /** Date of signing; the server sets it. */
  | 'DATE'
  /** The signer's e-mail address. */
  | 'EMAIL'
  /** Fax number. */
  | 'FAX'
  /** The signer's name. */
  | 'NAME'
  /** Telephone number. */
  | 'TELEPHONE'
  /** Position of the representative. */
  | 'TITLE';

/** What the signer typed into one field. */
export type FieldValueInput = {
  /** Id of the field in the CLA. */
  id: string | number;
  /** The value, as text. */
  value: string;
};

/** A language of documents, mails and pages. */
export type Language =
  /** English. */
  | 'EN'
  /** Chinese. */
  | 'ZH';

/** The policy texts that the service publishes. */
export type PolicyDocumentSet =
  /** What the service keeps in the browser. */
  | 'COOKIES'
  /** List of the personal data that the service collects. */
  | 'INFORMATION_LIST'
  /** Privacy policy, which signers and managers consent to. */
  | 'PRIVACY';

/** Who gets a verification code, and what for. */
export type SendVerificationCodeInput = {
  /** Address that the code is sent to. */
  email: string;
  /** Language of the mail. */
  language?: Language;
  /** Public id of the link. */
  linkId: string | number;
  /** What the code is to prove the address for. */
  purpose: VerificationPurpose;
};

/** A contributor signs for themselves. */
export type SignIndividualInput = {
  /** Id of the CLA that the signer has read. */
  claId: string | number;
  /** Address of the signer, proven by the code. */
  email: string;
  /** Values of the fields of the CLA. Fields of the types NAME and EMAIL repeat the values above and may be left out. */
  fieldValues: Array<FieldValueInput>;
  /** Language of that CLA; the document and the mail follow it. */
  language: Language;
  /** Public id of the link. */
  linkId: string | number;
  /** Name of the signer, 1 to 50 characters. */
  name: string;
  /** Whether the signer consented to the privacy policy; must be true. */
  privacyConsented: boolean;
  /** The six digits from the mail. */
  verificationCode: string;
};

/** Who a CLA is for, and who signs it. */
export type SigningType =
  /** Signed by corporations. */
  | 'CORPORATION'
  /** Signed by individuals, and by employees with their commitment. */
  | 'INDIVIDUAL';

/** What a verification code proves the address for. */
export type VerificationPurpose =
  /** Signing an individual CLA. */
  | 'INDIVIDUAL_SIGNING';

export type FooterQueryVariables = Exact<{ [key: string]: never; }>;


export type FooterQuery = { footer: { __typename: 'Footer', icp: string | null, police: string | null, copyright: string | null } };

export type ClaDocumentQueryVariables = Exact<{
  linkId: string | number;
}>;


export type ClaDocumentQuery = { link: { __typename: 'Link', id: string, alias: string, clas: Array<{ __typename: 'Cla', id: string, number: number, type: SigningType, language: Language, version: number, documentUrl: string, sha256: string }> } };

export type ClaDocument_ClaFragment = { __typename: 'Cla', number: number, type: SigningType, language: Language, version: number, documentUrl: string, sha256: string };

export type PolicyDocumentQueryVariables = Exact<{
  set: PolicyDocumentSet;
  language: Language;
}>;


export type PolicyDocumentQuery = { policyDocument: { __typename: 'PolicyDocument', set: PolicyDocumentSet, language: Language, version: string, text: string } };

export type LinkQueryVariables = Exact<{
  id: string | number;
}>;


export type LinkQuery = { link: { __typename: 'Link', id: string, alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, signingTypes: Array<SigningType>, languages: Array<Language>, clas: Array<{ __typename: 'Cla', id: string, type: SigningType, number: number, language: Language, version: number, documentUrl: string, sha256: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean, maxLength: number }> }> } };

export type SignLinkAliasQueryVariables = Exact<{
  identifier: string;
}>;


export type SignLinkAliasQuery = { signLinkAlias: string | null };

export type Chooser_LinkFragment = { __typename: 'Link', alias: string, projectUrl: string, platform: CodePlatform, organization: string | null, repository: string | null, signingTypes: Array<SigningType>, languages: Array<Language> };

export type IndividualSigning_LinkFragment = { __typename: 'Link', alias: string, clas: Array<{ __typename: 'Cla', id: string, type: SigningType, number: number, language: Language, version: number, documentUrl: string, sha256: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean, maxLength: number }> }> };

export type SignedCla_ClaFragment = { __typename: 'Cla', number: number, language: Language, version: number, documentUrl: string, sha256: string, fields: Array<{ __typename: 'FieldDefinition', id: string, type: FieldType, title: string, description: string, required: boolean, maxLength: number }> };

export type SendVerificationCodeMutationVariables = Exact<{
  input: SendVerificationCodeInput;
}>;


export type SendVerificationCodeMutation = { sendVerificationCode: { __typename: 'SendVerificationCodePayload', email: string, resendAfterSeconds: number, expiresAt: string } };

export type SignIndividualMutationVariables = Exact<{
  input: SignIndividualInput;
}>;


export type SignIndividualMutation = { signIndividual: { __typename: 'SignIndividualPayload', documentUrl: string, documentSha256: string, signing: { __typename: 'IndividualSigning', reference: string, signedAt: string, email: string, name: string, cla: { __typename: 'Cla', id: string, version: number, language: Language } } } };

export const ClaDocument_ClaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDocument_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]} as unknown as DocumentNode<ClaDocument_ClaFragment, unknown>;
export const Chooser_LinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Chooser_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}}]}}]} as unknown as DocumentNode<Chooser_LinkFragment, unknown>;
export const SignedCla_ClaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedCla_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}}]}}]} as unknown as DocumentNode<SignedCla_ClaFragment, unknown>;
export const IndividualSigning_LinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IndividualSigning_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"clas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedCla_cla"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedCla_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}}]}}]} as unknown as DocumentNode<IndividualSigning_LinkFragment, unknown>;
export const FooterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"footer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icp"}},{"kind":"Field","name":{"kind":"Name","value":"police"}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}}]}}]}}]} as unknown as DocumentNode<FooterQuery, FooterQueryVariables>;
export const ClaDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"clas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClaDocument_cla"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClaDocument_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}}]}}]} as unknown as DocumentNode<ClaDocumentQuery, ClaDocumentQueryVariables>;
export const PolicyDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PolicyDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PolicyDocumentSet"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policyDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"set"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<PolicyDocumentQuery, PolicyDocumentQueryVariables>;
export const LinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Link"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Chooser_link"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IndividualSigning_link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedCla_cla"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cla"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"maxLength"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Chooser_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"projectUrl"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"repository"}},{"kind":"Field","name":{"kind":"Name","value":"signingTypes"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IndividualSigning_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alias"}},{"kind":"Field","name":{"kind":"Name","value":"clas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedCla_cla"}}]}}]}}]} as unknown as DocumentNode<LinkQuery, LinkQueryVariables>;
export const SignLinkAliasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignLinkAlias"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signLinkAlias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identifier"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identifier"}}}]}]}}]} as unknown as DocumentNode<SignLinkAliasQuery, SignLinkAliasQueryVariables>;
export const SendVerificationCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendVerificationCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendVerificationCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendVerificationCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"resendAfterSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<SendVerificationCodeMutation, SendVerificationCodeMutationVariables>;
export const SignIndividualDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIndividual"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignIndividualInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIndividual"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"documentSha256"}},{"kind":"Field","name":{"kind":"Name","value":"signing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cla"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignIndividualMutation, SignIndividualMutationVariables>;