import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { ClaSourceInput } from '#client/components/cla-input/cla-source-input.tsx';
import { EMPTY_SOURCE, sourceProblem } from '#client/components/cla-input/cla-source.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { Notice } from '#client/components/notice.tsx';
import type { ClaVersionRowFragment, LinkClasFragment, SigningType } from '#generated/graphql.ts';
import { useUpdateClaMutation } from '#generated/hooks.ts';
import { ClaRefusal } from './cla-refusal.tsx';
import { linkPaths } from './link-paths.ts';
import { useClaChange } from './use-cla-change.ts';

interface UpdateClaFormProps {
  readonly details: LinkClasFragment;
  /** The version that the new one replaces. */
  readonly current: ClaVersionRowFragment;
}

/** A new text for a CLA; its fields stay. Says what becomes of those who have signed. */
export function UpdateClaForm({ details, current: { cla, signingCount } }: UpdateClaFormProps): ReactElement {
  const intl = useIntl();
  const [source, setSource] = useState(EMPTY_SOURCE);
  const [hasTried, setTried] = useState(false);
  const { handledCodes, refusal, finish } = useClaChange(details.id);
  const [update, { loading }] = useUpdateClaMutation({ errorPolicy: 'all', context: { handledCodes } });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (loading || source.document === undefined) {
      return;
    }
    const { type, language } = cla;
    const input = { linkId: details.id, type, language, documentSha256: source.document.sha256, replacedClaId: cla.id };
    await finish(await update({ variables: { input } }), 'links.cla.update.done');
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap="8">
        {refusal !== undefined && <ClaRefusal refusal={refusal} />}
        <Text maxWidth="measure">
          <FormattedMessage
            id="links.cla.update.lead"
            values={{ language: intl.formatMessage({ id: `sign.language.${cla.language}` }), version: cla.version }}
          />
        </Text>
        {signingCount > 0 && <SignersNotice count={signingCount} days={details.gracePeriodDays} type={cla.type} />}
        <Box as="section">
          <Heading as="h2" size="lg" mb="4">
            <FormattedMessage id="links.cla.text" />
          </Heading>
          <ClaSourceInput
            id="cla-source"
            source={source}
            title={intl.formatMessage({ id: `links.clas.${cla.type}` })}
            lang={cla.language.toLowerCase()}
            problem={hasTried ? sourceProblem(source) : undefined}
            onChange={setSource}
          />
        </Box>
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <ButtonLink to={linkPaths(details.id).detail}>
            <FormattedMessage id="app.dialog.cancel" />
          </ButtonLink>
          <SubmitButton isBusy={loading}>
            <FormattedMessage id="links.cla.update.submit" />
          </SubmitButton>
        </Flex>
      </Stack>
    </form>
  );
}

interface SignersNoticeProps {
  /** Signings of the version that is replaced. */
  readonly count: number;
  /** The grace period. */
  readonly days: number;
  readonly type: SigningType;
}

/** What becomes of those who have signed, and that they are told. */
function SignersNotice({ count, days, type }: SignersNoticeProps): ReactElement {
  return (
    <Notice tone="warning" title={<FormattedMessage id="links.cla.update.signed" values={{ count }} />}>
      <Text>
        <FormattedMessage id="links.cla.update.grace" values={{ days }} />
      </Text>
      <Text mt="1">
        <FormattedMessage id={`links.cla.update.told.${type}`} />
      </Text>
    </Notice>
  );
}
