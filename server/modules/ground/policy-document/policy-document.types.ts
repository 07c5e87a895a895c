import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Language, type LanguageKey } from '#rules/language.ts';
import { PolicyDocumentSet } from './policy-document.entity.ts';
import type { PolicyText } from './policy-document.queries.ts';

registerEnumType(Language, {
  name: 'Language',
  description: 'A language of documents, mails and pages.',
  valuesConfig: { ZH: { description: 'Chinese.' }, EN: { description: 'English.' } } satisfies Record<
    LanguageKey,
    object
  >,
});

registerEnumType(PolicyDocumentSet, {
  name: 'PolicyDocumentSet',
  description: 'The policy texts; a community may have its own in their place.',
  valuesConfig: {
    PRIVACY: { description: 'Privacy policy, which signers and managers consent to.' },
    COOKIES: { description: 'What the service keeps in the browser.' },
    INFORMATION_LIST: { description: 'List of the personal data that the service collects.' },
  },
});

/** Arguments of `policyDocument`. */
@ArgsType()
export class PolicyDocumentArgs {
  @Field(() => PolicyDocumentSet, { description: 'Which of the policy texts.' })
  set!: PolicyDocumentSet;

  @Field(() => Language, { description: 'Language to read it in.' })
  language!: Language;

  @Field(() => ID, {
    nullable: true,
    description: 'Public id of the link whose signers or managers read it; null or unknown: the text of the service.',
  })
  linkId?: string | null;
}

/** A policy text as its page shows it. */
@ObjectType('PolicyDocument', { description: 'A policy text in one language, of the service or of a community.' })
export class PolicyDocumentType implements PolicyText {
  @Field(() => PolicyDocumentSet, { description: 'Which of the policy texts it is.' })
  set!: PolicyDocumentSet;

  @Field(() => Language, {
    description: 'Language of the text; differs from the requested one when only the other is configured.',
  })
  language!: Language;

  @Field(() => String, {
    description: 'Version of the policy, the same in both languages; of a community another one after every change.',
  })
  version!: string;

  @Field(() => String, { description: 'The text in Markdown; treat HTML in it as plain text.' })
  text!: string;
}

export { PolicyDocumentSet };
