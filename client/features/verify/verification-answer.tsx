import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { Fold } from '#client/components/fold.tsx';
import { Notice } from '#client/components/notice.tsx';
import { OriginText } from '#client/components/signing-origin.tsx';
import { SigningTime } from '#client/components/signing-time.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import type { VerificationFragment } from '#generated/graphql.ts';
import { answerOf, reasonOf } from './answer.ts';
import type { ReadDocument } from './read-document.ts';

interface VerificationAnswerProps {
  readonly verification: VerificationFragment;
  /** The file asked about; absent when a reference was. */
  readonly document?: ReadDocument;
  /** The reference asked about. */
  readonly asked?: string;
}

/** Says in plain words first whether a document counts, then what is known about it, then the technical details. */
export function VerificationAnswer({ verification, document, asked }: VerificationAnswerProps): ReactElement {
  const answer = answerOf(verification, document);
  const { kind, endedAt, reference } = verification;
  return (
    <>
      <Notice tone={answer.tone} title={<FormattedMessage id={`verify.answer.${answer.name}`} />}>
        <FormattedMessage id={`verify.answer.${answer.name}.text`} values={{ reference }} />
        {endedAt !== null && answer.name !== 'form' && (
          <Text mt="1">
            <FormattedMessage
              id="verify.since"
              values={{ date: <TimePoint value={endedAt} />, reason: reasonOf(verification) }}
            />
          </Text>
        )}
      </Notice>
      {asked !== undefined && verification.known && (
        <Text mt="4">
          <FormattedMessage id="verify.referenceOnly" />
        </Text>
      )}
      {kind !== null && (
        <Box mt="8">
          <Facts facts={factsOf(verification, document)} />
          <Details verification={verification} document={document} />
        </Box>
      )}
    </>
  );
}

function factsOf(verification: VerificationFragment, document: ReadDocument | undefined) {
  const { kind, community, reference, signer, signedAt, origin, claVersion, seal, sealGap, proof } = verification;
  const values = {
    kind: kind !== null && <FormattedMessage id={`verify.kind.${kind}`} />,
    community,
    reference,
    signer,
    signedAt: signedAt !== null && <SigningTime value={signedAt} origin={origin} />,
    origin: origin !== null && <OriginText origin={origin} />,
    claVersion: claVersion !== null && <FormattedMessage id="verify.version" values={{ version: claVersion }} />,
    seal:
      seal === null
        ? sealGap !== null && <FormattedMessage id={`verify.sealGap.${sealGap}`} />
        : seal.sealedAt !== '' && (
            <FormattedMessage id={`verify.seal.${seal.state}`} values={{ date: <TimePoint value={seal.sealedAt} /> }} />
          ),
    proof: proof !== null && <FormattedMessage id={`verify.proof.${proof}`} />,
    sealCheck: document !== undefined && document.seal !== 'none' && (
      <FormattedMessage id={`verify.sealCheck.${document.seal}`} />
    ),
  };
  const names = [
    'kind',
    'community',
    'reference',
    'signer',
    'signedAt',
    'origin',
    'claVersion',
    'seal',
    'sealCheck',
    'proof',
  ] as const;
  return names
    .filter((name) => values[name] !== null && values[name] !== false)
    .map((name) => ({ key: name, label: <FormattedMessage id={`verify.fact.${name}`} />, value: values[name] }));
}

interface DetailsProps {
  readonly verification: VerificationFragment;
  readonly document: ReadDocument | undefined;
}

/** Fingerprints and the place in the audit chain, for readers who compare them. */
function Details({ verification, document }: DetailsProps): ReactElement {
  const { claSha256, documentSha256, seal, chain } = verification;
  const fingerprints = [
    ['fileSha256', document?.sha256],
    ['documentSha256', documentSha256],
    ['claSha256', claSha256],
    ['certificate', seal?.certificateFingerprint],
    ['eventHash', chain?.eventHash],
  ] as const;
  const shown = fingerprints.flatMap(([name, sha256]) => (sha256 ? [{ name, sha256 }] : []));
  const anchored = chain?.checkpointAt ?? null;
  return (
    <Fold mt="6" summary={<FormattedMessage id="verify.details" />}>
      <Heading as="h2" srOnly>
        <FormattedMessage id="verify.details" />
      </Heading>
      <Facts
        facts={shown.map(({ name, sha256 }) => ({
          key: name,
          label: <FormattedMessage id={`verify.detail.${name}`} />,
          value: <Fingerprint sha256={sha256} />,
        }))}
      />
      {chain !== null && (
        <Text mt="3" fontSize="sm">
          {anchored === null ? (
            <FormattedMessage id="verify.notAnchored" values={{ sequence: chain.sequence }} />
          ) : (
            <FormattedMessage
              id="verify.anchored"
              values={{ sequence: chain.sequence, date: <TimePoint value={anchored} /> }}
            />
          )}
        </Text>
      )}
    </Fold>
  );
}
