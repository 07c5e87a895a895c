import { Box, Button, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceCards } from '../choice-cards.tsx';
import type { FormInput } from '../form/form.ts';
import { CheckedSource } from './checked-source.tsx';
import { type ClaSource, EMPTY_SOURCE } from './cla-source.ts';
import type { Sample } from './samples.ts';
import { sourceFailureText } from './source-failure-text.ts';
import { SourceFileInput } from './source-file-input.tsx';
import { SourceUrlInput } from './source-url-input.tsx';
import { useSourceCheck } from './use-source-check.ts';

interface ClaSourceInputProps {
  readonly input: FormInput<ClaSource>;
  /** Name of the document in its preview. */
  readonly title: string;
  /** Language of the document, such as `zh`. */
  readonly lang: string;
  /** A text to begin with, where there may be none yet. */
  readonly sample?: Sample;
}

/** Takes the text of a CLA, by its address or as a file; the service checks it at once. Afterwards it can be read or replaced. */
export function ClaSourceInput({ input, title, lang, sample }: ClaSourceInputProps): ReactElement {
  const intl = useIntl();
  const { id, value: source, onChange } = input;
  const check = useSourceCheck((document, origin) =>
    onChange(
      typeof origin === 'string'
        ? { kind: 'url', url: origin.trim(), fileName: '', document }
        : { kind: 'file', url: '', fileName: origin.name, document },
    ),
  );
  const change = (changed: ClaSource) => {
    check.reset();
    onChange(changed);
  };
  const isBusy = check.part !== undefined;
  // A file on its way is no missing file.
  const missing = isBusy ? undefined : input.problem;
  const problem = check.failure === undefined ? missing : sourceFailureText(intl, check.failure);
  if (source.document !== undefined) {
    return (
      <CheckedSource
        source={source}
        document={source.document}
        title={title}
        lang={lang}
        onReplace={() => change({ ...source, document: undefined })}
      />
    );
  }
  return (
    <Stack gap="4">
      <ChoiceCards
        name={`${id}-kind`}
        legend={<FormattedMessage id="claInput.kind" />}
        value={source.kind}
        choices={(['url', 'file'] as const).map((value) => ({
          value,
          label: <FormattedMessage id={`claInput.kind.${value}`} />,
          description: <FormattedMessage id={`claInput.kind.${value}.help`} />,
        }))}
        onChange={(kind) => change({ ...EMPTY_SOURCE, ...source, kind })}
      />
      {source.kind === 'url' ? (
        <SourceUrlInput
          id={id}
          url={source.url}
          isBusy={isBusy}
          problem={problem}
          onChange={(url) => change({ ...source, url })}
          onCheck={() => void check.checkUrl(source.url)}
        />
      ) : (
        <SourceFileInput id={id} part={check.part} problem={problem} onFile={(file) => void check.checkFile(file)} />
      )}
      {sample !== undefined && <SampleOffer isBusy={isBusy} onChoose={() => void check.checkSample(sample)} />}
    </Stack>
  );
}

interface SampleOfferProps {
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

/** Offers a text to those who have none yet. */
function SampleOffer({ isBusy, onChoose }: SampleOfferProps): ReactElement {
  return (
    <Box>
      <Button variant="plain" aria-disabled={isBusy} onClick={() => !isBusy && onChoose()}>
        <FormattedMessage id="claInput.sample" />
      </Button>
      <Text fontSize="xs" color="fg.muted">
        <FormattedMessage id="claInput.sample.help" />
      </Text>
    </Box>
  );
}
