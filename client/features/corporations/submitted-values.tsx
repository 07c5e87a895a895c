import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import { FieldValueText } from '#client/components/field-value-text.tsx';
import type { CorporationRowFragment } from '#generated/graphql.ts';

interface SubmittedValuesProps {
  readonly signing: CorporationRowFragment;
}

/** What was submitted, to be compared with the signed document. */
export function SubmittedValues({ signing }: SubmittedValuesProps): ReactElement {
  const { corporationName, representativeName, representativeEmail, reference, fieldValues } = signing;
  const submitted = {
    name: corporationName,
    representative: representativeName,
    email: representativeEmail,
    reference,
  };
  const keys = Object.keys(submitted) as (keyof typeof submitted)[];
  const known = Object.values(submitted);
  return (
    <Box mb="6">
      <Facts
        facts={[
          ...keys.map((key) => ({
            key,
            label: <FormattedMessage id={`corporations.review.${key}`} />,
            value: submitted[key],
          })),
          ...fieldValues
            .filter(({ value }) => value !== '' && !known.includes(value))
            .map((field) => ({
              key: `field-${field.id}`,
              label: field.title,
              value: <FieldValueText field={field} />,
            })),
        ]}
      />
    </Box>
  );
}
