import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { NewTabLink } from '../new-tab-link.tsx';
import type { ClaSource } from './cla-source.ts';

interface SourceNameProps {
  readonly source: ClaSource;
}

/** The source of a text: its address, or the name of its file. */
export function SourceName({ source }: SourceNameProps): ReactElement {
  return source.kind === 'url' ? (
    <NewTabLink href={source.url} fontSize="sm">
      {source.url}
    </NewTabLink>
  ) : (
    <Text fontSize="sm" fontWeight="medium" overflowWrap="anywhere">
      {source.fileName}
    </Text>
  );
}
