import { Field, Flex, Input } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { policyPath } from '#client/components/policy-links.ts';
import { inputId } from './input-id.ts';
import type { SignForm } from './use-sign-form.ts';

const KEY = 'privacyConsented';

interface ConsentInputProps {
  readonly linkId: string;
  readonly form: SignForm;
}

/** The consent without which nothing is signed, with what is consented to. */
export function ConsentInput({ linkId, form }: ConsentInputProps): ReactElement {
  const problem = form.shownProblems.get(KEY);
  const problemId = `${inputId(KEY)}-problem`;
  const linkTo = (page: Parameters<typeof policyPath>[0]) => (text: ReactNode[]) => (
    <NewTabLink href={policyPath(page, linkId)}>{text}</NewTabLink>
  );
  return (
    <Field.Root id={inputId(KEY)} ids={{ errorText: problemId }} required invalid={problem !== undefined}>
      <Flex gap="3" align="flex-start">
        <Input
          unstyled
          type="checkbox"
          name={KEY}
          aria-describedby={problem === undefined ? undefined : problemId}
          boxSize="6"
          flexShrink="0"
          accentColor="accent"
          checked={form.state.hasConsented}
          onChange={(event) => form.dispatch({ type: 'consented', hasConsented: event.target.checked })}
        />
        <Field.Label display="block" fontWeight="normal">
          <FormattedMessage
            id="sign.consent"
            values={{ privacy: linkTo('privacy'), cookies: linkTo('cookies'), list: linkTo('information-list') }}
          />
          <Field.RequiredIndicator />
        </Field.Label>
      </Flex>
      {problem !== undefined && <Field.ErrorText>{problem}</Field.ErrorText>}
    </Field.Root>
  );
}
