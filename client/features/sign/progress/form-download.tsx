import { Box, Button, Link, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import type { CorporationProgressQuery } from '#generated/graphql.ts';
import { corporationFormPath } from '#rules/paths.ts';

interface FormDownloadProps {
  readonly uploadKey: string;
  readonly progress: Pick<CorporationProgressQuery['corporationProgress'], 'reference' | 'formReady'>;
  /** Whether it is what to do next. */
  readonly isNext: boolean;
  /** Whether it takes much longer than usual to prepare it. */
  readonly isLate: boolean;
}

/** Offers the document to sign; screen readers announce when it is there. */
export function FormDownload({ uploadKey, progress, isNext, isLate }: FormDownloadProps): ReactElement {
  const intl = useIntl();
  const { reference, formReady } = progress;
  return (
    <Box aria-live="polite" mt="6">
      {formReady && (
        <Button asChild variant={isNext ? 'solid' : 'outline'}>
          <Link href={corporationFormPath(uploadKey)} download={`${reference}.pdf`} variant="plain">
            <Icon name="download" />
            <FormattedMessage id="sign.progress.form" />
          </Link>
        </Button>
      )}
      {!formReady && !isLate && (
        <Button loading loadingText={intl.formatMessage({ id: 'sign.progress.form.preparing' })} />
      )}
      {!formReady && isLate && (
        <Text>
          <FormattedMessage id="sign.progress.form.late" />
        </Text>
      )}
    </Box>
  );
}
