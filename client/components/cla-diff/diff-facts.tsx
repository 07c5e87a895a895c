import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ClaDiff_ClaFragment, ClaDiffFragment } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';
import { Day } from '../day.tsx';
import { Facts } from '../facts.tsx';
import { Fingerprint } from '../fingerprint.tsx';
import { NewTabLink } from '../new-tab-link.tsx';
import { ownPath } from '../own-path.ts';
import { TimePoint } from '../time-point.tsx';
import { useIsPast } from '../use-is-past.ts';

interface DiffFactsProps {
  readonly diff: ClaDiffFragment;
}

/** The two versions being compared, each with its document, and the end of the grace period. */
export function DiffFacts({ diff: { from, to, graceEndsAt } }: DiffFactsProps): ReactElement {
  const isOver = useIsPast(graceEndsAt);
  const date = <TimePoint value={graceEndsAt} />;
  return (
    <Facts
      facts={[
        { key: 'from', label: <FormattedMessage id="claDiff.from" />, value: <Version cla={from} /> },
        { key: 'to', label: <FormattedMessage id="claDiff.to" />, value: <Version cla={to} /> },
        {
          key: 'grace',
          label: <FormattedMessage id="claDiff.grace" />,
          value: <FormattedMessage id={`claDiff.grace.${isOver ? 'over' : 'until'}`} values={{ date }} />,
        },
      ]}
    />
  );
}

function Version({ cla }: { readonly cla: ClaDiff_ClaFragment }): ReactElement {
  const values = {
    version: cla.version,
    language: LanguageName[cla.language],
    date: <Day value={cla.createdAt} />,
  };
  return (
    <>
      <Text>
        <FormattedMessage id="claDiff.version" values={values} />
      </Text>
      <NewTabLink href={ownPath(cla.documentUrl)}>
        <FormattedMessage id="claDiff.original" values={{ version: cla.version }} />
      </NewTabLink>
      <Box mt="1" color="fg.muted">
        <Fingerprint sha256={cla.sha256} />
      </Box>
    </>
  );
}
