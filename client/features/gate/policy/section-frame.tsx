import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { useCanChangeLink } from '#client/session/link-role.ts';
import type { PolicySection } from './use-policy-section.ts';

interface SectionFrameProps<V extends FieldValues> {
  readonly section: PolicySection<V>;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A section of the rules under its heading, with a button that saves it alone. */
export function SectionFrame<V extends FieldValues>({ section, title, children }: SectionFrameProps<V>): ReactElement {
  const canChange = useCanChangeLink();
  const { id, form, isChanged } = section;
  const headingId = `${id}-title`;
  return (
    <Stack as="section" aria-labelledby={headingId} gap="4" pt="6" borderTop="hairline">
      <Heading as="h2" size="lg" id={headingId}>
        {title}
      </Heading>
      <FormFrame
        form={form}
        refused={<FormattedMessage id="gatePolicy.refused" />}
        isReadOnly={!canChange}
        maxWidth="measure"
      >
        {children}
        {canChange && (
          <Flex gap="3" align="center" wrap="wrap">
            <SubmitButton isBusy={form.isBusy} variant={isChanged ? 'solid' : 'outline'}>
              <FormattedMessage id="gatePolicy.submit" />
            </SubmitButton>
            {isChanged && (
              <Text fontSize="sm" color="fg.muted">
                <FormattedMessage id="gatePolicy.unsaved" />
              </Text>
            )}
          </Flex>
        )}
      </FormFrame>
    </Stack>
  );
}
