import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { ownPath } from '#client/components/own-path.ts';
import { PdfView } from '#client/components/pdf-view/pdf-view.tsx';
import type { ClaDocument_ClaFragment } from '#generated/graphql.ts';
import { Language, LanguageName } from '#rules/language.ts';

interface ClaDocumentProps {
  readonly linkId: string;
  readonly cla: ClaDocument_ClaFragment;
  readonly title: string;
}

/** One CLA: its version and fingerprint, and its text. */
export function ClaDocument({ linkId, cla, title }: ClaDocumentProps): ReactElement {
  const language = LanguageName[cla.language];
  return (
    <>
      <Facts
        facts={[
          {
            key: 'document',
            label: <FormattedMessage id="claPdf.document" />,
            value: <FormattedMessage id={`claPdf.${cla.type}`} values={{ version: cla.version, language }} />,
          },
          {
            key: 'fingerprint',
            label: <FormattedMessage id="claPdf.fingerprint" />,
            value: <Fingerprint sha256={cla.sha256} />,
          },
        ]}
      />
      <Box mt="6">
        <PdfView
          url={ownPath(cla.documentUrl)}
          title={title}
          fileName={`cla-${linkId}-${cla.number}.pdf`}
          lang={Language[cla.language]}
        />
      </Box>
    </>
  );
}
