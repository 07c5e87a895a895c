import { Field, ObjectType, registerEnumType } from 'type-graphql';
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
  description: 'The policy texts that the service publishes.',
  valuesConfig: {
    PRIVACY: { description: 'Privacy policy, which signers and managers consent to.' },
    COOKIES: { description: 'What the service keeps in the browser.' },
    INFORMATION_LIST: { description: 'List of the personal data that the service collects.' },
  },
});

/** A policy text as its page shows it. */
@ObjectType('PolicyDocument', { description: 'A policy text of the service in one language.' })
export class PolicyDocumentType implements PolicyText {
  @Field(() => PolicyDocumentSet, { description: 'Which of the policy texts it is.' })
  set!: PolicyDocumentSet;

  @Field(() => Language, {
    description: 'Language of the text; differs from the requested one when only the other is configured.',
  })
  language!: Language;

  @Field(() => String, { description: 'Version of the policy, the same in both languages.' })
  version!: string;

  @Field(() => String, { description: 'The text in Markdown; treat HTML in it as plain text.' })
  text!: string;
}

export { PolicyDocumentSet };
