import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { usePageName } from '#client/components/page-name.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SealMark } from '#client/components/seal-mark.tsx';
import { SignAddress } from '#client/components/sign-address.tsx';
import { useCreatedLinkQuery } from '#generated/hooks.ts';
import { dashboardPath, signPath } from '#rules/paths.ts';

const NEXT = ['bindCla.created.next.share', 'bindCla.created.next.corporations', 'bindCla.created.next.clas'] as const;

interface CreatedLinkProps {
  /** Public id of the link. */
  readonly linkId: string;
}

/** The result: the sign link, and what to do next. */
export function CreatedLink({ linkId }: CreatedLinkProps): ReactElement {
  const title = useIntl().formatMessage({ id: 'bindCla.created.title' });
  usePageName(title);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { data } = useCreatedLinkQuery({ variables: { id: linkId }, context: { handledCodes: 'all' } });
  useEffect(() => {
    window.scrollTo(0, 0);
    titleRef.current?.focus();
  }, []);
  return (
    <Page maxWidth="measure">
      <SealMark boxSize="12" mb="6" />
      <PageTitle ref={titleRef}>{title}</PageTitle>
      <Text mt="4" fontSize="lg">
        {data === undefined ? (
          <FormattedMessage id="bindCla.created.text" />
        ) : (
          <FormattedMessage id="bindCla.created.textOf" values={{ community: data.link.alias }} />
        )}
      </Text>
      <Box mt="8">
        <SignAddress label={<FormattedMessage id="bindCla.created.address" />} path={signPath(linkId)} />
      </Box>
      <Box as="section" mt="12">
        <Heading as="h2" size="xl" mb="3">
          <FormattedMessage id="bindCla.created.next" />
        </Heading>
        <Box as="ul" listStyleType="disc" ps="6" css={{ '& > li + li': { marginTop: '2' } }}>
          {NEXT.map((id) => (
            <li key={id}>
              <FormattedMessage id={id} />
            </li>
          ))}
        </Box>
      </Box>
      <Flex mt="10" gap="3" wrap="wrap">
        <ButtonLink to={dashboardPath(linkId)} variant="solid">
          <FormattedMessage id="bindCla.created.open" />
        </ButtonLink>
        <ButtonLink to="/config-org">
          <FormattedMessage id="bindCla.created.another" />
        </ButtonLink>
      </Flex>
    </Page>
  );
}
