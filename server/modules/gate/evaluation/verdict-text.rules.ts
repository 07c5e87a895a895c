import { Language } from '#rules/language.ts';

/** What a one-line text says. */
export interface VerdictFacts {
  readonly verdict: 'pending' | 'covered' | 'uncovered' | 'unknown';
  /** Number of people who are not covered. */
  readonly uncovered: number;
  /** Login of the person who set the verdict. */
  readonly overriddenBy?: string | null;
  /** Whether an unknown verdict will not come by waiting, because judging keeps failing. */
  readonly parked?: boolean | undefined;
}

type Texts = Readonly<Record<VerdictFacts['verdict'], (facts: VerdictFacts) => string>> & {
  readonly parked: string;
  readonly set: Readonly<Record<'covered' | 'uncovered', (login: string) => string>>;
};

const TEXTS: Readonly<Record<Language, Texts>> = {
  [Language.ZH]: {
    pending: () => '正在检查 CLA 签署状态',
    covered: () => '所有提交者均已签署 CLA',
    uncovered: ({ uncovered }) => (uncovered === 0 ? '尚未满足 CLA 要求' : `${uncovered} 位提交者尚未签署 CLA`),
    unknown: () => '暂时无法确认 CLA 签署状态，稍后会自动重试',
    parked: '无法完成 CLA 检查，请拆分该合并请求或联系社区管理员',
    set: {
      covered: (login) => `管理员 ${login} 已放行`,
      uncovered: (login) => `${login} 已撤销 CLA 检查结果，下次推送后重新检查`,
    },
  },
  [Language.EN]: {
    pending: () => 'Checking contributor licence agreements',
    covered: () => 'Everybody is covered by a contributor licence agreement',
    uncovered: ({ uncovered }) =>
      uncovered === 0
        ? 'Contributor licence agreements are not in order'
        : `${uncovered} ${uncovered === 1 ? 'person needs' : 'people need'} to sign a contributor licence agreement`,
    unknown: () => 'This could not be established yet and is tried again',
    parked: 'This could not be checked: split it, or contact the community managers',
    set: {
      covered: (login) => `Let through by ${login}`,
      uncovered: (login) => `Cancelled by ${login} until the next push`,
    },
  },
};

/** Says a verdict in one line. */
export function verdictTitle(facts: VerdictFacts, language: Language): string {
  const { verdict, overriddenBy, parked } = facts;
  const texts = TEXTS[language];
  if (verdict === 'unknown' && parked) {
    return texts.parked;
  }
  return overriddenBy && (verdict === 'covered' || verdict === 'uncovered')
    ? texts.set[verdict](overriddenBy)
    : texts[verdict](facts);
}
