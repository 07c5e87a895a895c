import { Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { Notice } from '#client/components/notice.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';

interface GuardNoticeProps {
  readonly title: ReactNode;
  /** Why the page is not shown. */
  readonly reason: ReactNode;
  /** What to do about it. */
  readonly text: ReactNode;
  /** Links onward. */
  readonly children: ReactNode;
}

/** Replaces a page that the current account may not see: says why and offers links onward. */
export function GuardNotice({ title, reason, text, children }: GuardNoticeProps): ReactElement {
  return (
    <Page maxWidth="measure">
      <PageTitle>{title}</PageTitle>
      <Flex mt="8" direction="column" gap="6">
        <Notice tone="info" title={reason}>
          <Text overflowWrap="anywhere">{text}</Text>
        </Notice>
        <Flex gap="2" wrap="wrap">
          {children}
        </Flex>
      </Flex>
    </Page>
  );
}
