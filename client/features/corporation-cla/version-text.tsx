import { Box, Button } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { ownPath } from '#client/components/own-path.ts';
import { PdfView } from '#client/components/pdf-view/pdf-view.tsx';
import type { CorporationClaFragment, CorporationClaVersionFragment } from '#generated/graphql.ts';
import { Language } from '#rules/language.ts';

interface VersionTextProps {
  readonly link: CorporationClaFragment['link'];
  readonly cla: CorporationClaVersionFragment;
}

/** The text of a version, downloaded on demand: those who come to agree to a newer one read the difference. */
export function VersionText({ link, cla }: VersionTextProps): ReactElement {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="text" />
        <FormattedMessage
          id={isOpen ? 'corporationCla.hide' : 'corporationCla.read'}
          values={{ version: cla.version }}
        />
      </Button>
      {isOpen && (
        <Box mt="4">
          <PdfView
            url={ownPath(cla.documentUrl)}
            title={intl.formatMessage(
              { id: 'corporationCla.document' },
              { community: link.alias, version: cla.version },
            )}
            fileName={`cla-${link.id}-${cla.number}.pdf`}
            lang={Language[cla.language]}
            height="calc(100dvh - {spacing.24})"
          />
        </Box>
      )}
    </>
  );
}
