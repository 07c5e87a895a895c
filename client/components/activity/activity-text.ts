import type { IntlShape } from 'react-intl';
import type { ActivityRowFragment } from '#generated/graphql.ts';
import { LANGUAGES } from '#rules/language.ts';
import { ACTIVITY_VALUES } from './activity-values.ts';

/** Details that a reader understands, in order; fingerprints are in the evidence. */
const TOLD = [
  'version',
  'language',
  'type',
  'changed',
  'reason',
  'number',
  'mode',
  'scopes',
  'format',
  'kind',
  'state',
  'verdict',
] as const;

/** What happened; agreeing to a newer version ends the signature of the older one, which is no loss. */
export function actionText(intl: IntlShape, { action, details }: ActivityRowFragment): string {
  const isReplaced = details.some(({ name, value }) => name === 'reason' && value === 'superseded');
  return intl.formatMessage({
    id: action === 'INDIVIDUAL_SIGNING_ENDED' && isReplaced ? 'activity.replaced' : `activity.action.${action}`,
  });
}

/** Who did it: the name if there is one, else what they are, as of signers: what they do concerns themselves. */
export function actorText(intl: IntlShape, { actor: { kind, name } }: ActivityRowFragment): string {
  const role = intl.formatMessage({ id: `activity.actor.${kind}` });
  return name === null ? role : intl.formatMessage({ id: 'activity.actor.named' }, { name, role });
}

/** The person it concerns; empty if there is none. */
export function concernedText({ personName, corporationName }: ActivityRowFragment): string {
  return [personName, corporationName].filter(Boolean).join(' · ');
}

/** The details as texts, one each. */
export function detailTexts(intl: IntlShape, { details }: ActivityRowFragment): string[] {
  return TOLD.flatMap((name) => {
    const value = details.find((detail) => detail.name === name)?.value;
    return value === undefined
      ? []
      : [`${intl.formatMessage({ id: `activity.detail.${name}` })}: ${toWords(intl, name, value)}`];
  });
}

/** A value as text; one without a text, such as a number, as it is. Some are several, separated by commas. */
function toWords(intl: IntlShape, name: (typeof TOLD)[number], value: string): string {
  if (name === 'language') {
    return LANGUAGES.find(({ code }) => code === value)?.name ?? value;
  }
  const texts = ACTIVITY_VALUES[name] ?? {};
  const words = value.split(',').map((part) => {
    const id = texts[part];
    return id === undefined ? part : intl.formatMessage({ id });
  });
  return intl.formatList(words, { type: 'unit', style: 'short' });
}
