import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { ReturnLink } from '../return-link.tsx';

interface ProvedProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly linkId: string;
  readonly projectUrl: string;
  readonly onMore: () => void;
}

/** What was proved, and where to go on. */
export function Proved({ title, text, linkId, projectUrl, onMore }: ProvedProps): ReactElement {
  const ref = useFocusOn<HTMLDivElement>(1);
  return (
    <>
      <Notice ref={ref} tone="success" title={title}>
        <Text overflowWrap="anywhere">{text}</Text>
        <Text mt="2">
          <FormattedMessage id="prove.done.recheck" />
        </Text>
      </Notice>
      <Flex mt="8" gap="4" wrap="wrap">
        <ReturnLink linkId={linkId} projectUrl={projectUrl} />
        <Button onClick={onMore}>
          <FormattedMessage id="prove.done.more" />
        </Button>
      </Flex>
    </>
  );
}
