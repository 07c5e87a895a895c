import type { ReactElement } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';
import type { FormInput } from '#client/components/form/form.ts';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { parseReturnOrigin, RETURN_ORIGINS_MAX } from '#rules/return-origin.ts';

/** Takes the websites that signers may return to, one a line. */
export function ReturnOriginsInput({ input }: { readonly input: FormInput<string> }): ReactElement {
  return (
    <TextAreaField
      input={input}
      isOptional
      label={<FormattedMessage id="links.edit.returnOrigins" />}
      help={<FormattedMessage id="links.edit.returnOrigins.help" values={{ max: RETURN_ORIGINS_MAX }} />}
    />
  );
}

/** The websites as the service takes them. */
export function toOrigins(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Why the service would refuse them; undefined when it takes them. */
export function originsProblemText(intl: IntlShape, text: string): string | undefined {
  const origins = toOrigins(text);
  const isRight = origins.every((origin) => parseReturnOrigin(origin) !== undefined);
  return isRight && origins.length <= RETURN_ORIGINS_MAX
    ? undefined
    : intl.formatMessage({ id: 'links.edit.problem.returnOrigins' }, { max: RETURN_ORIGINS_MAX });
}
