import type { ReactNode } from 'react';
import type { Language } from '#rules/language.ts';
import type { Place, SampleFacts } from './mail-facts.ts';

/** What a template is filled with; `secret` is stored encrypted and erased once the mail is sent. */
export interface MailContent<Data extends Place = Place, Secret = undefined> {
  readonly language: Language;
  readonly data: Data;
  readonly secret: Secret;
}

/** A mail before it is rendered. */
export interface MailDraft {
  readonly subject: string;
  /** The line that mail clients show after the subject. */
  readonly preview: string;
  readonly heading: string;
  /** Why the recipient gets this mail. */
  readonly reason: string;
  /** Whether the service sends it on its own behalf, so that it links to the service rather than a project. */
  readonly isOfService?: boolean;
  /** What is between the heading and the reason. */
  readonly body: ReactNode;
}

/** The words around the body of a mail about a community, in one language. */
export interface CommunityTexts {
  readonly subject: (community: string) => string;
  readonly preview: string;
  readonly heading: string;
  readonly reason: (community: string) => string;
}

/** A mail about a community: its body with the words around it. */
export function communityMail(texts: CommunityTexts, community: string, body: ReactNode): MailDraft {
  const { preview, heading } = texts;
  return { subject: texts.subject(community), preview, heading, reason: texts.reason(community), body };
}

/** A mail: its template, and samples of its data, of which the first is shown to managers. */
export interface MailDefinition<Data extends Place, Secret> {
  readonly fill: (content: MailContent<Data, Secret>) => MailDraft;
  readonly samples: (facts: SampleFacts) => readonly Data[];
  readonly secret: ((facts: SampleFacts) => Secret) | undefined;
}

/** Defines a mail; the type of its data is that of its template. */
export function defineMail<Data extends Place, Secret = undefined>(
  fill: (content: MailContent<Data, Secret>) => MailDraft,
  samples: (facts: SampleFacts) => readonly NoInfer<Data>[],
  secret?: (facts: SampleFacts) => NoInfer<Secret>,
): MailDefinition<Data, Secret> {
  return { fill, samples, secret };
}
