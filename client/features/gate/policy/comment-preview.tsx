import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Loaded } from '#client/components/loaded.tsx';
import { MarkdownText } from '#client/components/markdown/markdown-text.tsx';
import { SealMark } from '#client/components/seal-mark.tsx';
import { useGateCommentPreviewQuery } from '#generated/hooks.ts';
import { LANGUAGE_KEYS, type LanguageKey } from '#rules/language.ts';
import { CUSTOM } from './feedback-values.ts';

interface CommentPreviewProps {
  readonly linkId: string;
  readonly template: string;
  /** The text of one's own template. */
  readonly text: string;
}

/** Shows on demand how the comment looks: a built-in one in each language. */
export function CommentPreview({ linkId, template, text }: CommentPreviewProps): ReactElement {
  const [asked, setAsked] = useState<CommentPreviewProps>();
  const isCurrent = asked?.template === template && (template !== CUSTOM || asked.text === text);
  return (
    <Stack gap="4" align="flex-start">
      <Button size="sm" onClick={() => setAsked({ linkId, template, text })}>
        <FormattedMessage id="gatePolicy.preview" />
      </Button>
      {asked !== undefined &&
        isCurrent &&
        (template === CUSTOM ? LANGUAGE_KEYS.slice(0, 1) : LANGUAGE_KEYS).map((language) => (
          <Preview key={language} {...asked} language={language} />
        ))}
    </Stack>
  );
}

interface PreviewProps extends CommentPreviewProps {
  readonly language: LanguageKey;
}

function Preview({ linkId, template, text, language }: PreviewProps): ReactElement {
  const { data, error, refetch } = useGateCommentPreviewQuery({
    variables: { linkId, template, language, ...(template === CUSTOM && { text }) },
    fetchPolicy: 'network-only',
    context: { handledCodes: 'all' },
  });
  return (
    <Box width="full" bg="bg.sheet" border="hairline" borderRadius="md" overflow="hidden">
      <Flex gap="2" align="center" px="4" py="2" bg="bg.subtle" borderBottom="hairline" color="fg.muted">
        <SealMark boxSize="5" />
        <Text fontSize="sm">
          <FormattedMessage id={template === CUSTOM ? 'gatePolicy.preview.custom' : `gatePolicy.preview.${language}`} />
        </Text>
      </Flex>
      <Box p="4">
        <Loaded data={data} error={error} onRetry={() => void refetch()}>
          {({ gateCommentPreview }) => <MarkdownText text={gateCommentPreview} />}
        </Loaded>
      </Box>
    </Box>
  );
}
