import type { PageLanguage } from '#server/integrations/pdf/typeset.ts';
import type { Agreement, AgreementTexts } from './agreement.ts';
import { corporationAgreement } from './corporation.ts';
import { individualAgreement } from './individual.ts';
import { toSample } from './sample.ts';

/** A file of the project that an agreement is printed to. */
interface PrintedAgreement {
  readonly path: string;
  readonly agreement: Agreement;
  readonly language: PageLanguage;
}

const TEXTS: Readonly<Record<string, AgreementTexts>> = {
  individual: individualAgreement,
  corporation: corporationAgreement,
};

/** The agreements of the demo, and the samples that the wizard offers. */
export const PRINTED: readonly PrintedAgreement[] = Object.entries(TEXTS).flatMap(([kind, texts]) =>
  (['zh', 'en'] as const).flatMap((language) => [
    { path: `server/demo/cla/${kind}.${language}.pdf`, agreement: texts[language], language },
    {
      path: `client/components/cla-input/samples/${kind}.${language}.pdf`,
      agreement: toSample(texts)[language],
      language,
    },
  ]),
);
