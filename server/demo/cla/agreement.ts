import type { PageLanguage } from '#server/integrations/pdf/typeset.ts';

/** A numbered section of an agreement, with numbered clauses. */
export interface Section {
  readonly heading: string;
  readonly clauses: readonly string[];
}

/** The text of a CLA in one language. */
export interface Agreement {
  readonly title: string;
  readonly edition: string;
  readonly notice: string;
  readonly introduction: string;
  readonly sections: readonly Section[];
  readonly closing: string;
  readonly foot: string;
}

/** The same agreement in every language that the demo community offers. */
export type AgreementTexts = Readonly<Record<PageLanguage, Agreement>>;
