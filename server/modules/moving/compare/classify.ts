import type { HappenedHere, OldAnswer, OurAnswer, Question } from './claim.ts';

/** Why two answers differ. Only `unexplained` is a fault. */
export const DIFFERENCE_CLASSES = {
  letter_case: 'The old system compares letter case; here every spelling is answered.',
  deleted_link: 'The link was deleted; the old system goes on answering for it.',
  expired_signed: 'The grace period of the version is over; the old system goes on saying signed.',
  grace_clock: 'The old server counts the grace period from its last start.',
  refused: 'The row was refused by the import; its report says why.',
  erased: 'The signature was erased here.',
  signed_here: 'Somebody has signed here since the import.',
  ended_here: 'The signature was ended, or the employee deactivated, here.',
  corporation: 'A corporation has signed for the email domain; its people sign as employees.',
  unexplained: 'Nobody knows why.',
} as const;
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
  if (ours === undefined) {
    return here.isUnlinked(question.link) ? 'deleted_link' : 'unexplained';
  }
  if (ours.signed) {
    return anyCase?.counts === true ? 'letter_case' : (here.of(question) ?? 'unexplained');
  }
  if (ours.state === 'EXPIRED' && (old?.isExpired === true || generation === 'R')) {
    return 'expired_signed';
  }
  if (ours.state === 'EXPIRED' && old?.isClockUncertain === true) {
    return 'grace_clock';
  }
  const reason = (old?.locators ?? []).flatMap((locator) => refused.get(locator) ?? [])[0];
  if (reason !== undefined) {
    return reason === 'erased_here' ? 'erased' : 'refused';
  }
  return here.of(question) ?? 'unexplained';
}
