import { Link } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { TimePoint } from '#client/components/time-point.tsx';
import type { MessageId } from '#client/i18n/messages.ts';
import type { SigningOfDocumentQuery } from '#generated/graphql.ts';
import { agreementPath, claimedSigningPath, signPath, verifyPath } from '#rules/paths.ts';
import { SignResult } from './sign-result.tsx';

type Signed = SigningOfDocumentQuery['signedDocument'];
type State = Signed['signing']['state'];

/** What a page says about a signing. */
interface Story {
  readonly title: MessageId;
  readonly text: MessageId;
  readonly next: readonly MessageId[];
  /** Position in `next` of the pending step. */
  readonly waitsFor?: number;
  /** Where the signer goes on. */
  readonly action?: keyof typeof ACTIONS;
}

const ENDED: Story = {
  title: 'sign.signed.ended',
  text: 'sign.signed.ended.text',
  next: ['sign.success.next.keep'],
  action: 'again',
};

/** Of signings that have ended, by the reason. */
const ENDED_BY: Readonly<Record<string, Story>> = {
  superseded: {
    title: 'sign.signed.replaced',
    text: 'sign.signed.replaced.text',
    next: ['sign.signed.replaced.next', 'sign.success.next.keep'],
  },
  corporation: {
    title: 'sign.signed.corporation',
    text: 'sign.signed.corporation.text',
    next: ['sign.signed.corporation.next', 'sign.success.next.keep'],
    action: 'employee',
  },
  removed: {
    title: 'sign.signed.removed',
    text: 'sign.signed.removed.text',
    next: ['sign.signed.removed.next', 'sign.success.next.keep'],
    action: 'again',
  },
  deleted: {
    title: 'sign.signed.ended',
    text: 'sign.signed.deleted.text',
    next: ['sign.signed.deleted.next', 'sign.success.next.keep'],
    action: 'again',
  },
  withdrawn: { ...ENDED, title: 'sign.signed.withdrawn', text: 'sign.signed.withdrawn.text' },
  ended_by_community: { ...ENDED, title: 'sign.signed.endedByCommunity', text: 'sign.signed.endedByCommunity.text' },
};

const IN_GRACE: Story = {
  title: 'sign.signed.grace',
  text: 'sign.signed.grace.text',
  next: ['sign.signed.expired.done', 'sign.signed.expired.next'],
  waitsFor: 1,
  action: 'agree',
};

const DEACTIVATED: Story = {
  title: 'sign.signed.deactivated',
  text: 'sign.signed.deactivated.text',
  next: ['sign.signed.deactivated.next', 'sign.success.next.keep'],
};

const INDIVIDUAL_EXPIRED: Story = {
  title: 'sign.signed.expired',
  text: 'sign.signed.expired.text',
  next: ['sign.signed.expired.done', 'sign.signed.expired.next'],
  waitsFor: 1,
  action: 'agree',
};

const INDIVIDUAL: Readonly<Record<State, Story>> = {
  VALID: {
    title: 'sign.success.title',
    text: 'sign.success.text',
    next: ['sign.success.next.mail', 'sign.success.next.keep'],
  },
  EXPIRED: INDIVIDUAL_EXPIRED,
  INACTIVE: ENDED,
  NOT_SIGNED: ENDED,
};

const EMPLOYEE: Readonly<Record<State, Story>> = {
  VALID: {
    title: 'sign.employee.signed.active',
    text: 'sign.employee.signed.active.text',
    next: ['sign.employee.next.mail', 'sign.success.next.keep'],
  },
  INACTIVE: {
    title: 'sign.employee.signed.waiting',
    text: 'sign.employee.signed.waiting.text',
    next: ['sign.employee.next.mail', 'sign.employee.next.waiting', 'sign.employee.next.effect'],
    waitsFor: 1,
  },
  EXPIRED: {
    title: 'sign.employee.signed.expired',
    text: 'sign.employee.signed.expired.text',
    next: ['sign.employee.next.mail', 'sign.employee.next.expired'],
    waitsFor: 1,
  },
  NOT_SIGNED: ENDED,
};

function storyOf({ corporationName, state, endReason, graceEndsAt, deactivatedAt }: Signed['signing']): Story {
  if (endReason !== null) {
    return ENDED_BY[endReason] ?? ENDED;
  }
  if (deactivatedAt !== null) {
    return DEACTIVATED;
  }
  if (state === 'VALID' && graceEndsAt !== null) {
    return IN_GRACE;
  }
  return (corporationName === null ? INDIVIDUAL : EMPLOYEE)[state];
}

interface SignedStateProps {
  readonly token: string;
  readonly signed: Signed;
}

/** What was signed, whether it counts, and what is pending. */
export function SignedState({ token, signed: { reference, signing } }: SignedStateProps): ReactElement {
  const { link, community, name, email, corporationName, signedAt, cla, state, replacedBy } = signing;
  const isEmployee = corporationName !== null;
  const { title, text, next, waitsFor, action } = storyOf(signing);
  const since = signing.endedAt ?? signing.deactivatedAt ?? signing.graceEndsAt;
  const values = {
    community,
    corporation: corporationName ?? '',
    email,
    version: newestVersion(signing) ?? 'none',
    date: since && <TimePoint value={since} />,
    newer: replacedBy && (
      <Link asChild>
        <RouterLink to={verifyPath(replacedBy)}>{replacedBy}</RouterLink>
      </Link>
    ),
  };
  return (
    <SignResult
      linkId={link?.id}
      projectUrl={link?.projectUrl}
      title={<FormattedMessage id={title} />}
      text={<FormattedMessage id={text} values={values} />}
      facts={{ reference, signedAt, cla, signer: [name, email], ...(isEmployee && { corporationName }) }}
      documentToken={token}
      next={next.map((id) => (
        <FormattedMessage key={id} id={id} values={values} />
      ))}
      {...(waitsFor !== undefined && { waitsFor })}
      isFinished={state === 'VALID'}
      action={link === null || action === undefined ? undefined : actionOf(action, { linkId: link.id, email })}
    />
  );
}

/** The number of the current version of what was signed, in its language. */
function newestVersion({ link, cla }: Signed['signing']): number | undefined {
  return link?.clas.find(({ type, language }) => type === 'INDIVIDUAL' && language === cla.language)?.version;
}

interface Signer {
  readonly linkId: string;
  readonly email: string;
}

const ACTIONS = {
  agree: { pathOf: ({ linkId, email }: Signer) => agreementPath(linkId, email), label: 'sign.signed.agree' },
  employee: {
    pathOf: ({ linkId, email }: Signer) => claimedSigningPath(linkId, email),
    label: 'sign.chooser.employee',
  },
  again: { pathOf: ({ linkId }: Signer) => signPath(linkId), label: 'sign.signed.again' },
} as const satisfies Record<string, { readonly pathOf: (signer: Signer) => string; readonly label: MessageId }>;

function actionOf(action: keyof typeof ACTIONS, signer: Signer): { readonly path: string; readonly label: MessageId } {
  const { pathOf, label } = ACTIONS[action];
  return { path: pathOf(signer), label };
}
