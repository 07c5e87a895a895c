import { Box, Button, Flex, Grid, Link, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { ClaReader } from '#client/components/cla-text/cla-reader.tsx';
import { ClaSummary } from '#client/components/cla-text/cla-summary.tsx';
import { Icon } from '#client/components/icons.tsx';
import { Notice } from '#client/components/notice.tsx';
import { ownPath } from '#client/components/own-path.ts';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { useLanguage } from '#client/i18n/provider.tsx';
import { Language, LanguageKey } from '#rules/language.ts';
import { agreementPath, signPath } from '#rules/paths.ts';
import { ClaDetails } from './cla-details.tsx';
import { ClaLanguages } from './cla-languages.tsx';
import { CLA_TYPE, claToRead, isOffered } from './signing-way.ts';
import type { SignLink } from './use-sign-link.ts';
import type { SigningOptions } from './use-signing.ts';

interface SigningDocumentProps {
  readonly linkId: string;
  readonly link: SignLink;
  readonly way: SigningWay;
  /** Renders the form that signs the CLA. */
  readonly children: (cla: SigningOptions<unknown>['cla']) => ReactNode;
}

/** The document and its signing form: side by side where there is room, else the document first. */
export function SigningDocument({ linkId, link, way, children }: SigningDocumentProps): ReactElement {
  const intl = useIntl();
  const { locale } = useLanguage();
  const [chosen, setChosen] = useState<LanguageKey>();
  const clas = link.clas.filter(({ type }) => type === CLA_TYPE[way]);
  const cla = claToRead(clas, way, chosen ?? LanguageKey[locale]);

  if (cla === undefined || !isOffered(way, link.signingTypes)) {
    return <NotOffered linkId={linkId} way={way} />;
  }
  const title = intl.formatMessage({ id: `sign.cla.title.${CLA_TYPE[way]}` }, { community: link.alias });
  return (
    <>
      <Flex mb="4" columnGap="6" rowGap="2" wrap="wrap" align="center">
        <ClaLanguages cla={cla} languages={clas.map(({ language }) => language)} onLanguageChange={setChosen} />
        {way === 'individual' && cla.version > 1 && <EarlierSigner linkId={linkId} />}
      </Flex>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.form}' }} gap="8">
        <Box>
          <ClaSummary summary={cla.summary} lang={Language[cla.language]} />
          <Box position={{ lg: 'sticky' }} top="4">
            <ClaReader
              linkId={linkId}
              number={cla.number}
              url={ownPath(cla.documentUrl)}
              title={title}
              fileName={`cla-${linkId}-${cla.number}.pdf`}
              lang={Language[cla.language]}
              height="calc(100dvh - {spacing.24})"
            />
            <GoToForm claType={CLA_TYPE[way]} />
            <ClaDetails link={link} cla={cla} />
          </Box>
        </Box>
        {children(cla)}
      </Grid>
    </>
  );
}

/** Leads those who signed an earlier version to the update, where they need not fill in everything again. */
function EarlierSigner({ linkId }: { readonly linkId: string }): ReactElement {
  const linkTo = (text: ReactNode[]) => (
    <Link asChild>
      <RouterLink to={agreementPath(linkId)}>{text}</RouterLink>
    </Link>
  );
  return (
    <Text fontSize="sm">
      <FormattedMessage id="sign.cla.newer" values={{ a: linkTo }} />
    </Text>
  );
}

/** Says that the community does not offer this way to sign. */
function NotOffered({ linkId, way }: Pick<SigningDocumentProps, 'linkId' | 'way'>): ReactElement {
  return (
    <>
      <Notice tone="warning" title={<FormattedMessage id={`sign.${way}.none`} />}>
        <Text>
          <FormattedMessage id="sign.none.text" />
        </Text>
      </Notice>
      <ButtonLink to={signPath(linkId)} variant="solid" mt="8">
        <FormattedMessage id="app.way.chooser" />
      </ButtonLink>
    </>
  );
}

interface GoToFormProps {
  readonly claType: (typeof CLA_TYPE)[SigningWay];
}

/** A button at the screen's edge that jumps to the form, which phones show below a long document. */
function GoToForm({ claType }: GoToFormProps): ReactElement {
  const handleClick = () => {
    const title = document.getElementById('sign-form-title');
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  };
  return (
    <Button
      hideFrom="lg"
      _print={{ display: 'none' }}
      variant="solid"
      position="sticky"
      bottom="4"
      mt="4"
      width="full"
      zIndex="sticky"
      onClick={handleClick}
    >
      <FormattedMessage id={`sign.goToForm.${claType}`} />
      <Icon name="down" />
    </Button>
  );
}
