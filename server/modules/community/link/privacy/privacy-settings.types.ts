import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { LinkPlatform } from '#rules/code-platform.ts';
import { Language } from '#rules/language.ts';
import { PolicyDocumentSet } from '#server/modules/ground/policy-document/policy-document.entity.ts';

/** Which of a community's policy texts. */
@InputType({ description: 'One of the policy texts of a community.' })
export class RemoveLinkPolicyDocumentInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => PolicyDocumentSet, { description: 'Which of the policy texts.' })
  set!: PolicyDocumentSet;

  @Field(() => Language, { description: 'Language of the text.' })
  language!: Language;
}

/** Where a policy text of a community is read from. */
@InputType({ description: 'A file on the default branch of a public repository, with a policy text in Markdown.' })
export class SetLinkPolicyDocumentInput extends RemoveLinkPolicyDocumentInput {
  @Field(() => LinkPlatform, { description: 'GITEE or GITHUB.' })
  platform!: LinkPlatform;

  @Field(() => String, { description: 'User or organisation that owns the repository.' })
  owner!: string;

  @Field(() => String, { description: 'Name of the repository.' })
  repo!: string;

  @Field(() => String, { description: 'Path of the file, at most 500 characters.' })
  path!: string;
}

/** A community's own policy text. */
@ObjectType('LinkPolicyDocument', { description: 'A policy text of a community in one language.' })
export class LinkPolicyDocumentType {
  @Field(() => PolicyDocumentSet, { description: 'Which of the policy texts.' })
  set!: PolicyDocumentSet;

  @Field(() => Language, { description: 'Language of the text.' })
  language!: Language;

  @Field(() => LinkPlatform, { description: 'Platform that it was read from.' })
  platform!: LinkPlatform;

  @Field(() => String, { description: 'Owner of the repository.' })
  owner!: string;

  @Field(() => String, { description: 'Name of the repository.' })
  repo!: string;

  @Field(() => String, { description: 'Path of the file.' })
  path!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was read; later changes of the file are not shown.' })
  readAt!: Date;
}

/** A community's own policy texts. */
@ObjectType('PrivacySettings', { description: 'The policy texts that a community has of its own.' })
export class PrivacySettingsType {
  @Field(() => ID, { description: 'Public id of the link.' })
  id!: string;

  @Field(() => String, { description: 'Name of the community.' })
  alias!: string;

  @Field(() => String, {
    nullable: true,
    description: "Version of the community's privacy policy; null: that of the service applies.",
  })
  privacyVersion!: string | null;

  @Field(() => [LinkPolicyDocumentType], {
    description: 'At most one per set and language; sets without any show the text of the service.',
  })
  documents!: LinkPolicyDocumentType[];
}

/** Answer of the mutations. */
@ObjectType({ description: 'The changed privacy settings.' })
export class PrivacySettingsPayload {
  @Field(() => PrivacySettingsType, { description: 'The settings.' })
  settings!: PrivacySettingsType;
}
