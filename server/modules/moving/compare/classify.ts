import type { HappenedHere, OldAnswer, OurAnswer, Question } from './claim.ts';

/** Why two answers differ, for the operator. Only `unexplained` is a fault. */
export const DIFFERENCE_CLASSES = {
  letter_case: {
    en: 'The old system compares letter case; here every spelling is answered.',
    zh: '旧系统区分大小写，本服务对每种写法都给出结果。',
  },
  deleted_link: {
    en: 'The link was deleted; the old system goes on answering for it.',
    zh: '绑定已删除，旧系统仍返回结果。',
  },
  expired_signed: {
    en: 'The grace period of the version is over; the old system goes on saying signed.',
    zh: '版本的宽限期已过，旧系统仍返回已签署。',
  },
  grace_clock: {
    en: 'The old server counts the grace period from its last start.',
    zh: '旧服务器从上次启动起计算宽限期。',
  },
  first_corporation: {
    en: 'Several companies list the email: the old system asks the first one, here an active signature for any is valid.',
    zh: '多家企业列出了该邮箱：旧系统只查第一家，本服务中任一家的已激活签署都有效。',
  },
  refused: {
    en: 'The row was refused by the import; its report says why.',
    zh: '该行未导入，原因见导入报告。',
  },
  erased: { en: 'The signature was erased here.', zh: '该签署已在本服务删除。' },
  signed_here: {
    en: 'Somebody has signed here since the import.',
    zh: '导入后有人在本服务签署。',
  },
  ended_here: {
    en: 'The signature was ended, or the employee deactivated, here.',
    zh: '签署已在本服务结束，或员工已停用。',
  },
  corporation: {
    en: 'A company has signed for the email domain; its people sign as employees.',
    zh: '已有企业为该邮箱域名签署，其人员以员工身份签署。',
  },
  unexplained: {
    en: 'No reason is known: this person’s answer would change. Look at the rows before you switch, and report what you find as a bug.',
    zh: '原因不明：此人的查询结果会改变。切换前请核对这些行，并将发现的问题报告为缺陷。',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'en' | 'zh', string>>>>;
export type DifferenceClass = keyof typeof DIFFERENCE_CLASSES;

/** A question with both answers. */
export interface Answered {
  readonly question: Question;
  /** Of the spelling that was asked; undefined for none. */
  readonly old: OldAnswer | undefined;
  /** Of any spelling. */
  readonly anyCase: OldAnswer | undefined;
  readonly ours: OurAnswer;
}

export interface Difference {
  readonly class: DifferenceClass;
  readonly question: Question;
  readonly old: boolean;
  readonly ours: string;
  /** Rows of the source. */
  readonly locators: readonly string[];
}

/** What is known about the source and about what happened here. */
interface Known {
  /** Reasons by the places of rows. */
  readonly refused: ReadonlyMap<string, string>;
  /** What happened here since, by links and normalised addresses. */
  readonly here: {
    readonly of: (question: Question) => HappenedHere | undefined;
    readonly isUnlinked: (link: string) => boolean;
    readonly hasIndividual: (question: Question) => boolean;
  };
  readonly generation: string | null;
}

/** Says why two answers differ. */
export function classify(answered: Answered, known: Known): Difference {
  const { question, old, anyCase, ours } = answered;
  return {
    class: classOf(answered, known),
    question,
    old: old?.counts ?? false,
    ours: ours?.state ?? 'no link',
    locators: (old ?? anyCase)?.locators ?? [],
  };
}

function classOf({ question, old, anyCase, ours }: Answered, { refused, here, generation }: Known): DifferenceClass {
  const [reason] = (old?.locators ?? []).flatMap((locator) => reasonOf(refused, locator) ?? []);
  const kept = reason === undefined ? undefined : reason === 'erased_here' ? 'erased' : 'refused';
  if (ours === undefined) {
    const isDropped = reason === 'dropped_by_decision';
    return here.isUnlinked(question.link) ? 'deleted_link' : isDropped ? 'refused' : 'unexplained';
  }
  if (ours.signed) {
    const known =
      anyCase?.counts === true ? 'letter_case' : anyCase?.isPassedOver === true ? 'first_corporation' : null;
    return known ?? here.of(question) ?? 'unexplained';
  }
  // An employee who is inactive is answered as such, although an individual signing has expired beside it.
  const hasExpired = ours.state === 'EXPIRED' || (ours.state === 'INACTIVE' && here.hasIndividual(question));
  if (hasExpired && (old?.isExpired === true || generation === 'R')) {
    return 'expired_signed';
  }
  if (hasExpired && old?.isClockUncertain === true) {
    return 'grace_clock';
  }
  return kept ?? here.of(question) ?? 'unexplained';
}

/** Parts of a row, such as employees, are named after its place, and refused with it. */
const reasonOf = (refused: Known['refused'], locator: string): string | undefined =>
  refused.get(locator) ?? refused.get(locator.split(' ')[0] ?? locator);
