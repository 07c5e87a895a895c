import { Button, Flex, IconButton, Link, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '#client/i18n/messages.ts';
import { Icon } from '../icons.tsx';
import type { Zoom } from './use-zoom.ts';

interface PdfToolbarProps {
  readonly url: string;
  readonly fileName: string;
  /** Undefined if the document could not be opened. */
  readonly pages: { readonly current: number; readonly count: number } | undefined;
  readonly zoom: Zoom;
  readonly isText: boolean;
  readonly onTextChange: (isText: boolean) => void;
}

/** The toolbar of the document viewer. */
export function PdfToolbar({ url, fileName, pages, zoom, isText, onTextChange }: PdfToolbarProps): ReactElement {
  const intl = useIntl();
  const named = (id: MessageId) => {
    const text = intl.formatMessage({ id });
    return { 'aria-label': text, title: text, variant: 'ghost', size: 'sm', px: '0' } as const;
  };

  return (
    <Flex
      as="fieldset"
      aria-label={intl.formatMessage({ id: 'pdf.toolbar' })}
      align="center"
      gap="1"
      px="3"
      py="2"
      wrap="wrap"
      borderBottom="hairline"
    >
      <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" me="auto">
        {pages?.count === 0 && <FormattedMessage id="pdf.loading" />}
        {pages !== undefined && pages.count > 0 && (
          <FormattedMessage id="pdf.page" values={{ page: pages.current, pages: pages.count }} />
        )}
      </Text>
      <IconButton {...named('pdf.zoomOut')} disabled={isText || !zoom.canZoomOut} onClick={zoom.zoomOut}>
        <Icon name="minus" />
      </IconButton>
      <Text fontSize="sm" minWidth="10" textAlign="center" fontVariantNumeric="tabular-nums" hideBelow="sm">
        <FormattedMessage id="pdf.zoomLevel" values={{ percent: Math.round(zoom.level * 100) }} />
      </Text>
      <IconButton {...named('pdf.zoomIn')} disabled={isText || !zoom.canZoomIn} onClick={zoom.zoomIn}>
        <Icon name="plus" />
      </IconButton>
      <IconButton {...named('pdf.zoomFit')} disabled={isText} onClick={zoom.fit}>
        <Icon name="fit" />
      </IconButton>
      <Button
        {...named('pdf.readAsText')}
        px={{ base: '0', sm: '2' }}
        aria-pressed={isText}
        onClick={() => onTextChange(!isText)}
      >
        <Icon name="text" />
        <Text as="span" hideBelow="sm">
          <FormattedMessage id="pdf.readAsText" />
        </Text>
      </Button>
      <IconButton asChild {...named('pdf.download')}>
        <Link href={url} download={fileName} variant="plain">
          <Icon name="download" />
        </Link>
      </IconButton>
      <IconButton asChild {...named('pdf.newTab')}>
        <Link href={url} target="_blank" rel="noopener noreferrer" variant="plain">
          <Icon name="external" />
        </Link>
      </IconButton>
    </Flex>
  );
}
