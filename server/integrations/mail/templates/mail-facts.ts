import type { Language } from '#rules/language.ts';

/** What every mail names: the community, or the service itself, and where it is on the web. */
export interface Place {
  community: string;
  projectUrl: string;
}

/** The same, and the name of the recipient. */
export interface PersonFacts extends Place {
  name: string;
}

/** The same, and the corporation concerned. */
export interface CorporationFacts extends PersonFacts {
  corporationName: string;
}

/** The place that is real in a sample, its language and the address of the service. */
export interface SamplePlace extends Place {
  readonly language: Language;
  readonly origin: string;
}

/** People and companies that are plainly nobody. */
const NAMES = {
  zh: { name: '示例签署人', corporationName: '示例企业' },
  en: { name: 'Sample Signer', corporationName: 'Sample Corporation' },
} as const satisfies Record<Language, object>;

export type SampleFacts = ReturnType<typeof sampleFacts>;

/** What samples are made of; tests replace the names. */
export function sampleFacts({ language, community, projectUrl, origin, ...names }: SamplePlace & Partial<PersonFacts>) {
  const place: Place = { community, projectUrl };
  const company: CorporationFacts = { ...place, ...NAMES[language], ...names };
  const person: PersonFacts = { ...place, name: company.name };
  const reference = 'SG-0000-0000-0000';
  const day = '2000-01-01';
  const sha256 = '0'.repeat(64);
  return {
    language,
    place,
    person,
    company,
    /** A page of the service that leads nowhere. */
    url: new URL('/sample', origin).href,
    verifyUrl: new URL(`/verify/${reference}`, origin).href,
    reference,
    day,
    sha256,
    email: 'sample@example.org',
    minutes: '5',
    code: '000000',
  };
}
