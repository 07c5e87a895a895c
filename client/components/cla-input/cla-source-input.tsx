import { Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { CheckedSource } from './checked-source.tsx';
import { type ClaSource, EMPTY_SOURCE, type SourceProblem } from './cla-source.ts';
import { sourceFailureText } from './source-failure-text.ts';
import { SourceFileInput } from './source-file-input.tsx';
import { SourceUrlInput } from './source-url-input.tsx';
import { useSourceCheck } from './use-source-check.ts';

interface ClaSourceInputProps {
  /** Begins the ids of the inputs; unique in the page. */
  readonly id: string;
  readonly source: ClaSource;
  /** Name of the document in its preview. */
  readonly title: string;
  /** Language of the document, such as `zh`. */
  readonly lang: string;
  /** What keeps the source from being used, once it should be shown. */
  readonly problem: SourceProblem | undefined;
  readonly onChange: (source: ClaSource) => void;
}

function problemText(intl: IntlShape, failure: Failure | undefined, problem: SourceProblem | undefined) {
  if (failure !== undefined) {
    return sourceFailureText(intl, failure);
  }
  return problem && intl.formatMessage({ id: `claInput.problem.${problem}` });
}

/** Takes the text of a CLA, by its address or as a file; the service checks it at once. Afterwards it can be read or replaced. */
export function ClaSourceInput({ id, source, title, lang, problem, onChange }: ClaSourceInputProps): ReactElement {
  const intl = useIntl();
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
          isBusy={check.part !== undefined}
          problem={problemText(intl, check.failure, problem)}
          onChange={(url) => change({ ...source, url })}
          onCheck={() => void check.checkUrl(source.url)}
        />
      ) : (
        <SourceFileInput
          id={id}
          part={check.part}
          problem={problemText(intl, check.failure, problem)}
          onFile={(file) => void check.checkFile(file)}
        />
      )}
    </Stack>
  );
}
