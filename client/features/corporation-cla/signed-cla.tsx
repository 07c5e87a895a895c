import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, type Ref, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { Icon } from '#client/components/icons.tsx';
import { ownPath } from '#client/components/own-path.ts';
import { PdfView } from '#client/components/pdf-view/pdf-view.tsx';
import type { CorporationClaFragment } from '#generated/graphql.ts';
import { SignedPdfButton } from './signed-pdf-button.tsx';

interface SignedClaProps {
  readonly corporation: CorporationClaFragment;
  readonly isAdministrator: boolean;
  /** Takes the focus when the corporation has just agreed to the version. */
  readonly titleRef: Ref<HTMLHeadingElement>;
}

/** The version that holds for the corporation: exactly which, how it was signed, and its text. */
export function SignedCla({ corporation, isAdministrator, titleRef }: SignedClaProps): ReactElement {
  const intl = useIntl();
  const { cla, reference } = corporation;
  const language = intl.formatMessage({ id: `sign.language.${cla.language}` });
  const values = {
    cla: <FormattedMessage id="corporationCla.version" values={{ version: cla.version, language }} />,
    fingerprint: <Fingerprint sha256={cla.sha256} />,
    representative: corporation.representativeName,
    signedAt: <FormattedDate value={corporation.signedAt} dateStyle="long" timeStyle="short" />,
    reference: <Text fontFamily="mono">{reference}</Text>,
    // Only administrators may fetch it.
    signedPdf: isAdministrator ? <SignedPdfButton fileName={`${reference}-signed.pdf`} /> : undefined,
  };
  const keys = (Object.keys(values) as (keyof typeof values)[]).filter((key) => values[key] !== undefined);
  return (
    <Box as="section" aria-labelledby="signed-cla">
      <Heading as="h2" size="xl" mb="4" id="signed-cla" ref={titleRef} tabIndex={-1}>
        <FormattedMessage id="corporationCla.signed" />
      </Heading>
      <Facts
        facts={keys.map((key) => ({
          key,
          label: <FormattedMessage id={`corporationCla.fact.${key}`} />,
          value: values[key],
        }))}
      />
      <ClaText corporation={corporation} />
    </Box>
  );
}

/** The text of the agreement, downloaded when somebody wants to read it: who comes to agree to a newer one reads the difference. */
function ClaText({ corporation: { cla, link } }: { readonly corporation: CorporationClaFragment }): ReactElement {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box mt="6">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="text" />
        <FormattedMessage id={isOpen ? 'corporationCla.hide' : 'corporationCla.read'} />
      </Button>
      {isOpen && (
        <Box mt="4">
          <PdfView
            url={ownPath(cla.documentUrl)}
            title={intl.formatMessage({ id: 'corporationCla.document' }, { community: link.alias })}
            fileName={`cla-${link.id}-${cla.number}.pdf`}
            lang={cla.language.toLowerCase()}
            height="calc(100dvh - {spacing.24})"
          />
        </Box>
      )}
    </Box>
  );
}
