import { Box, Link } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { ClaReader } from '#client/components/cla-text/cla-reader.tsx';
import { ClaSummary } from '#client/components/cla-text/cla-summary.tsx';
import { Facts } from '#client/components/facts.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { Notice } from '#client/components/notice.tsx';
import { ownPath } from '#client/components/own-path.ts';
import type { ClaDocument_ClaFragment } from '#generated/graphql.ts';
import { Language, LanguageName } from '#rules/language.ts';
import { signPath } from '#rules/paths.ts';

interface ClaDocumentProps {
  readonly linkId: string;
  readonly cla: ClaDocument_ClaFragment;
  readonly title: string;
}

/** One CLA: its version and fingerprint, and its text. */
export function ClaDocument({ linkId, cla, title }: ClaDocumentProps): ReactElement {
  const language = LanguageName[cla.language];
  const linkToCurrent = (text: ReactNode[]) => (
    <Link asChild>
      <RouterLink to={signPath(linkId)}>{text}</RouterLink>
    </Link>
  );
  return (
    <>
      {!cla.isCurrent && (
        <Box mb="6">
          <Notice tone="warning" title={<FormattedMessage id="claPdf.superseded" />}>
            <FormattedMessage id="claPdf.superseded.text" values={{ a: linkToCurrent }} />
          </Notice>
        </Box>
      )}
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
      <ClaSummary summary={cla.summary} lang={Language[cla.language]} />
      <Box mt="6">
        <ClaReader
          linkId={linkId}
          number={cla.number}
          url={ownPath(cla.documentUrl)}
          title={title}
          fileName={`cla-${linkId}-${cla.number}.pdf`}
          lang={Language[cla.language]}
        />
      </Box>
    </>
  );
}
