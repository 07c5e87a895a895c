import type { PageLanguage } from '#server/integrations/pdf/typeset.ts';
import type { Agreement, AgreementTexts } from './agreement.ts';

interface SampleFrame {
  readonly edition: string;
  readonly notice: string;
  /** Stands for the community of the demo, which has a name. */
  readonly community: readonly [named: string, unnamed: string];
}

const FRAMES: Readonly<Record<PageLanguage, SampleFrame>> = {
  en: {
    edition: 'Sample text · English',
    notice:
      'Sample text, to begin with. It was not written for any community in particular and is not legal advice. Have it reviewed by a lawyer, or replace it by your own text, before you rely on it.',
    community: ['the Example Community', 'the community that publishes it on its signing page'],
  },
  zh: {
    edition: '示例文本 · 中文',
    notice:
      '示例文本，供社区起步时使用。它不针对任何特定的社区，也不构成法律意见；正式使用前，请律师审阅，或者换成社区自己的文本。',
    community: ['示例社区', '在签署页面上发布本协议的社区'],
  },
};

/** An agreement of the demo as a sample that any community can begin with. */
export function toSample(texts: AgreementTexts): AgreementTexts {
  const inLanguage = (language: PageLanguage): Agreement => {
    const { community, edition, notice } = FRAMES[language];
    const text = texts[language];
    const introduction = text.introduction.replace(...community);
    return { ...text, edition, notice, introduction, foot: `${text.title} · ${edition}` };
  };
  return { en: inLanguage('en'), zh: inLanguage('zh') };
}
