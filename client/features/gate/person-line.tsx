import { Flex, Link, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { CopyButton } from '#client/components/copy-button.tsx';
import { ownPath } from '#client/components/own-path.ts';
import { StateBadge } from '#client/components/state-badge.tsx';
import { withReturnPath } from '#client/session/return-path.ts';
import type { TracedPersonFragment } from '#generated/graphql.ts';
import { corporationLoginPath, provePath } from '#rules/paths.ts';
import { isMissing } from './people.ts';

interface PersonLineProps {
  readonly person: TracedPersonFragment;
  readonly linkId: string;
  /** The page to come back to after the step; undefined where none is offered. */
  readonly page: string | undefined;
}

/** Somebody named in a commit: what was found, and the one step that fixes it. */
export function PersonLine({ person, linkId, page }: PersonLineProps): ReactElement {
  const names = [person.account, person.email].filter((name) => name !== null);
  return (
    <Flex gap="3" wrap="wrap" justify="space-between" align="flex-start">
      <Flex direction="column" gap="1" minWidth="0">
        <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {names.length > 0 ? names.join(' · ') : <FormattedMessage id="gate.nobody" />}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            <FormattedMessage id={`gate.role.${person.role}`} />
          </Text>
          <PersonState person={person} />
        </Flex>
        {person.importedFrom !== null && <ImportedText source={person.importedFrom} linkId={linkId} page={page} />}
        {isMissing(person) && person.step !== null && page !== undefined && (
          <Text fontSize="sm" color="fg.muted">
            <FormattedMessage id={isUnread(person) ? 'gate.coAuthorUnread.help' : `gate.step.${person.step}.help`} />
          </Text>
        )}
      </Flex>
      {isMissing(person) && page !== undefined && <StepButton person={person} linkId={linkId} page={page} />}
    </Flex>
  );
}

interface ImportedTextProps extends Omit<PersonLineProps, 'person'> {
  readonly source: string;
}

/** Says that an account counts because it signed in another system, until its owner confirms that here. */
function ImportedText({ source, linkId, page }: ImportedTextProps): ReactElement {
  const path = provePath(linkId, { imported: 'yes' });
  const a = (text: ReactNode[]): ReactElement => (
    <Link asChild>
      <RouterLink to={page === undefined ? path : withReturnPath(path, page)}>{text}</RouterLink>
    </Link>
  );
  return (
    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      <FormattedMessage id="gate.imported" values={{ source, a }} />
    </Text>
  );
}

/** A co-author line that names nobody. */
function isUnread({ role, account, email }: TracedPersonFragment): boolean {
  return role === 'CO_AUTHOR' && account === null && email === null;
}

function PersonState({ person }: Pick<PersonLineProps, 'person'>): ReactElement {
  const { covered, required, rule, missing } = person;
  if (covered) {
    const isExempt = rule === 'bot' || rule === 'exemption';
    return (
      <StateBadge tone={isExempt ? 'muted' : 'success'}>
        <FormattedMessage id={isExempt ? 'gate.exempt' : 'gate.covered'} />
      </StateBadge>
    );
  }
  return (
    <>
      {missing !== null && (
        <StateBadge tone={required ? 'danger' : 'muted'}>
          <FormattedMessage id={isUnread(person) ? 'gate.coAuthorUnread' : `gate.missing.${missing}`} />
        </StateBadge>
      )}
      {!required && (
        <StateBadge tone="muted">
          <FormattedMessage id="gate.optional" />
        </StateBadge>
      )}
    </>
  );
}

interface StepProps extends PersonLineProps {
  readonly page: string;
}

/** The button of a step that is taken on a page of ours, or by somebody else at the contributor's request. */
function StepButton({ person: { step, stepUrl }, linkId, page }: StepProps): ReactElement | null {
  if (step === 'ASK_COMPANY') {
    return <AskCompany linkId={linkId} page={page} />;
  }
  const taken = TAKEN_HERE.find((known) => known === step);
  if (stepUrl === null || taken === undefined) {
    return null;
  }
  return (
    <ButtonLink to={withReturnPath(ownPath(stepUrl), page)} size="sm" variant="solid">
      <FormattedMessage id={`gate.step.${taken}`} />
    </ButtonLink>
  );
}

/** Steps that lead to one of our pages, besides those that have their own button. */
const TAKEN_HERE = ['SIGN', 'SIGN_AS_EMPLOYEE', 'AGREE_TO_UPDATE', 'CONFIRM_COMMITS', 'PROVE_ADDRESS'] as const;

function AskCompany({ linkId, page }: Omit<StepProps, 'person'>): ReactElement {
  const intl = useIntl();
  const { origin } = window.location;
  const values = { login: origin + corporationLoginPath(linkId), page: origin + page };
  return (
    <CopyButton
      value={intl.formatMessage({ id: 'gate.ask.message' }, values)}
      copied={intl.formatMessage({ id: 'gate.ask.copied' })}
    >
      <FormattedMessage id="gate.step.ASK_COMPANY" />
    </CopyButton>
  );
}
