import { List, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { type TextBlock, toTextBlocks } from '#rules/plain-text.ts';

interface PlainTextProps {
  readonly text: string;
  /** Language of the text, such as `zh`. */
  readonly lang: string;
}

/** A text that somebody wrote, with its paragraphs and simple lists; whatever looks like markup stays text. */
export function PlainText({ text, lang }: PlainTextProps): ReactElement {
  const blocks = toTextBlocks(text).map((block, position) => ({ block, position }));
  return (
    <Stack lang={lang} gap="3" maxWidth="measure">
      {blocks.map(({ block, position }) => (
        <Block key={position} block={block} />
      ))}
    </Stack>
  );
}

function Block({ block }: { readonly block: TextBlock }): ReactElement {
  if (block.kind === 'paragraph') {
    return (
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {block.text}
      </Text>
    );
  }
  const items = block.items.map((item, position) => ({ item, position }));
  return (
    <List.Root
      as={block.kind === 'numbers' ? 'ol' : 'ul'}
      listStyleType={block.kind === 'numbers' ? 'decimal' : 'disc'}
      ps="6"
      gap="1"
    >
      {items.map(({ item, position }) => (
        <List.Item key={position} overflowWrap="anywhere">
          {item}
        </List.Item>
      ))}
    </List.Root>
  );
}
