import { Button, Skeleton } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TimeUnit } from '#generated/enums.ts';
import type { PlottedPeriodFragment } from '#generated/graphql.ts';
import { SigningFigures } from './signing-figures.tsx';

const Plot = lazy(async () => ({ default: (await import('./signing-plot.tsx')).SigningPlot }));

/** Names the table of figures for the button that shows it. */
const FIGURES = 'signing-figures';

interface PlotWithFiguresProps {
  /** Undefined while they are loaded. */
  readonly periods: readonly PlottedPeriodFragment[] | undefined;
  readonly unit: TimeUnit;
  /** Height of the plot in CSS pixels, also while it is downloaded. */
  readonly height: number;
  /** Id of the heading that names the plot. */
  readonly labelledBy: string;
  readonly areFiguresShown: boolean;
}

/** How many signed over time: a plot, and its figures on demand. */
export function PlotWithFigures({ areFiguresShown, height, labelledBy, ...plot }: PlotWithFiguresProps): ReactElement {
  const { periods, unit } = plot;
  if (periods === undefined) {
    return <Skeleton height={`${height}px`} />;
  }
  return (
    <>
      <Suspense fallback={<Skeleton height={`${height}px`} />}>
        <Plot periods={periods} unit={unit} height={height} />
      </Suspense>
      {areFiguresShown && <FiguresTable labelledBy={labelledBy} periods={periods} unit={unit} />}
    </>
  );
}

interface FiguresTableProps extends Pick<PlotWithFiguresProps, 'labelledBy' | 'unit'> {
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

/** Shows and hides the figures of a plot. */
export function FiguresButton({ areFiguresShown, onShow }: FiguresButtonProps): ReactElement {
  return (
    <Button size="sm" aria-expanded={areFiguresShown} aria-controls={FIGURES} onClick={() => onShow(!areFiguresShown)}>
      <FormattedMessage id={areFiguresShown ? 'signings.history.hideFigures' : 'signings.history.figures'} />
    </Button>
  );
}
