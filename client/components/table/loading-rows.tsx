import { Box, chakra, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePendingPart } from '../pending-page.ts';
import type { TableSpec } from './column.ts';
import { columnCount } from './table-shape.ts';

const ROWS = ['60%', '45%', '70%', '50%', '65%', '40%', '55%', '35%'];

/** Grey rows in place of those that are loading, as high as they will be. */
export function LoadingRows<Node extends { readonly id: string }>({
  spec,
}: {
  readonly spec: TableSpec<Node>;
}): ReactElement {
  usePendingPart();
  return (
    <>
      {ROWS.map((width, index) => (
        <chakra.tr key={width} display={{ base: 'block', md: 'table-row' }}>
          <chakra.td
            display={{ base: 'block', md: 'table-cell' }}
            colSpan={columnCount(spec)}
            height={{ base: '16', md: '12' }}
            px={{ base: '4', md: '3' }}
            borderBottom={index === ROWS.length - 1 ? undefined : 'hairline'}
          >
            {index === 0 && (
              <VisuallyHidden>
                <FormattedMessage id="app.loading" />
              </VisuallyHidden>
            )}
            <Box pt={{ base: '6', md: '0' }}>
              <Skeleton height="4" width={width} />
            </Box>
          </chakra.td>
        </chakra.tr>
      ))}
    </>
  );
}
