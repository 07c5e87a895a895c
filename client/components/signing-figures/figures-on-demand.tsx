import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TimeUnit } from '#generated/enums.ts';
import type { PlottedPeriodFragment } from '#generated/graphql.ts';
import { SigningFigures } from './signing-figures.tsx';

/** Names the table of figures for the button that shows it. */
const FIGURES = 'signing-figures';

interface FiguresTableProps {
  readonly unit: TimeUnit;
  /** Id of the heading that names the figures. */
  readonly labelledBy: string;
  readonly periods: readonly PlottedPeriodFragment[];
}

/** The figures that `FiguresButton` shows. */
export function FiguresTable(props: FiguresTableProps): ReactElement {
  return <SigningFigures id={FIGURES} {...props} />;
}

interface FiguresButtonProps {
  readonly areFiguresShown: boolean;
  readonly onShow: (areShown: boolean) => void;
}

/** Shows and hides the figures of a curve. */
export function FiguresButton({ areFiguresShown, onShow }: FiguresButtonProps): ReactElement {
  return (
    <Button size="sm" aria-expanded={areFiguresShown} aria-controls={FIGURES} onClick={() => onShow(!areFiguresShown)}>
      <FormattedMessage id={areFiguresShown ? 'signings.history.hideFigures' : 'signings.history.figures'} />
    </Button>
  );
}
