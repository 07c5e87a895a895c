import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { keepsPasswordRule, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PASSWORD_RULES } from '#rules/password.ts';

interface PasswordRulesProps {
  /** The password typed so far. */
  readonly password: string;
}

/** The password rules, each ticked once it is met. */
export function PasswordRules({ password }: PasswordRulesProps): ReactElement {
  return (
    <>
      {PASSWORD_RULES.map((rule) => {
        const isKept = keepsPasswordRule(password, rule);
        return (
          <chakra.span
            key={rule}
            display="flex"
            gap="2"
            alignItems="flex-start"
            color={isKept ? 'success' : 'fg.muted'}
          >
            <Icon name={isKept ? 'check' : 'circle'} boxSize="3" mt="1" />
            <span>
              <FormattedMessage
                id={`account.rule.${rule}`}
                values={{ min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH }}
              />
              <VisuallyHidden>
                <FormattedMessage id={isKept ? 'account.rule.kept' : 'account.rule.open'} />
              </VisuallyHidden>
            </span>
          </chakra.span>
        );
      })}
    </>
  );
}
