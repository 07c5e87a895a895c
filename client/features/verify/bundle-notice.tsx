import { chakra, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import type { BundleFinding } from './bundle.ts';

const TONES = { proved: 'success', unproved: 'warning', changed: 'danger' } as const;

/** Says whether an evidence bundle proves the signing, and if not, why not or which files are wrong. */
export function BundleNotice({ finding }: { readonly finding: BundleFinding }): ReactElement {
  const { outcome, gaps, wrong } = finding;
  return (
    <Notice tone={TONES[outcome]} title={<FormattedMessage id={`verify.bundle.${outcome}`} />}>
      <FormattedMessage id={`verify.bundle.${outcome}.text`} />
      {outcome === 'unproved' && (
        <chakra.ul mt="1" ps="6" listStyleType="disc">
          {gaps.map((gap) => (
            <li key={gap}>
              <FormattedMessage id={`verify.gap.${gap}`} />
            </li>
          ))}
        </chakra.ul>
      )}
      {outcome === 'changed' && (
        <Text mt="1" overflowWrap="anywhere">
          <FormattedMessage id="verify.bundle.wrong" values={{ files: wrong.join(', ') }} />
        </Text>
      )}
    </Notice>
  );
}
