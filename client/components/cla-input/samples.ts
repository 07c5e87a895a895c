import type { Language, SigningType } from '#generated/graphql.ts';
import corporationEn from './samples/corporation.en.pdf?url';
import corporationZh from './samples/corporation.zh.pdf?url';
import individualEn from './samples/individual.en.pdf?url';
import individualZh from './samples/individual.zh.pdf?url';

/** A text to begin with, as a file of the client. */
export interface Sample {
  readonly path: string;
  readonly fileName: string;
}

const PATHS: Readonly<Record<SigningType, Readonly<Record<Language, string>>>> = {
  INDIVIDUAL: { ZH: individualZh, EN: individualEn },
  CORPORATION: { ZH: corporationZh, EN: corporationEn },
};

/** The sample for a CLA, which `server/demo/cla/generate.ts` prints. */
export function sampleOf({ type, language }: { readonly type: SigningType; readonly language: Language }): Sample {
  return { path: PATHS[type][language], fileName: `sample.${type}.${language}.pdf`.toLowerCase() };
}
