import { Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { GatePolicyQuery } from '#generated/graphql.ts';
import { toAgentChanges, toAgentValues } from './agent-values.ts';
import { AgentsSection } from './agents-section.tsx';
import { abilitiesOf, instancesOf } from './connected-platforms.ts';
import { ExemptSection } from './exempt-section.tsx';
import { findExemptProblems, toExemptChanges, toExemptValues } from './exempt-values.ts';
import { FeedbackSection } from './feedback-section.tsx';
import { findFeedbackProblems, toFeedbackChanges, toFeedbackValues } from './feedback-values.ts';
import { OldCheckSection } from './old-check-section.tsx';
import { findOldCheckProblems, toOldCheckChanges, toOldCheckValues } from './old-check-values.ts';
import { RulesAloud } from './rules-aloud.tsx';
import { usePolicySection } from './use-policy-section.ts';
import { WhoSection } from './who-section.tsx';
import { toWhoChanges, toWhoValues } from './who-values.ts';

interface GatePolicyFormProps {
  readonly linkId: string;
  readonly stored: GatePolicyQuery;
}

/** The rules, read out above the sections that change them; says before how many pull requests are judged again. */
export function GatePolicyForm({ linkId, stored }: GatePolicyFormProps): ReactElement {
  const { policy, who, agents, exempt, feedback, oldCheck } = useSections(linkId, stored);
  const { pending, covered, uncovered, unknown } = stored.pullRequestCounts;
  const abilities = abilitiesOf(stored);
  const claimed = feedback.form.values.acceptClaimedAccounts ?? who.form.values.acceptClaimedAccounts;
  return (
    <>
      <Stack gap="2" mb="8">
        <RulesAloud
          who={{ ...who.form.values, acceptClaimedAccounts: claimed }}
          agents={agents.form.values}
          exempt={exempt.form.values}
        />
        <ChangersOnly>
          <Text fontSize="sm" color="fg.muted">
            <FormattedMessage id="gatePolicy.affected" values={{ count: pending + covered + uncovered + unknown }} />
          </Text>
        </ChangersOnly>
      </Stack>
      <WhoSection section={who} />
      <AgentsSection section={agents} />
      <ExemptSection
        section={exempt}
        instances={instancesOf(stored)}
        canBeSmall={abilities.textChanges || policy.minimumLines !== null}
      />
      <FeedbackSection
        linkId={linkId}
        section={feedback}
        templates={stored.gateTemplates}
        abilities={abilities}
        acceptsClaimed={policy.acceptClaimedAccounts}
      />
      <OldCheckSection section={oldCheck} isSet={policy.oldCheck !== null} />
    </>
  );
}

/** The sections over the rules as they were saved last. */
function useSections(linkId: string, stored: GatePolicyQuery) {
  const intl = useIntl();
  const [policy, setPolicy] = useState(stored.gatePolicy);
  const whole = { linkId, policy, onSaved: setPolicy };
  const who = usePolicySection(whole, { id: 'who', toValues: toWhoValues, toChanges: toWhoChanges, fields: {} });
  const agents = usePolicySection(whole, {
    id: 'agents',
    toValues: toAgentValues,
    toChanges: toAgentChanges,
    fields: { agents: 'agents' },
  });
  const exempt = usePolicySection(whole, {
    id: 'exempt',
    toValues: toExemptValues,
    toChanges: toExemptChanges,
    findProblems: (values) => findExemptProblems(intl, values),
    fields: {
      bots: 'bots',
      exemptOrganizations: 'exemptOrganizations',
      minimumLinesFiles: 'minimumLinesFiles',
    },
  });
  const feedback = usePolicySection(
    {
      ...whole,
      onSaved: (saved) => {
        setPolicy(saved);
        // A template may have set whether unproved accounts suffice.
        who.form.set('acceptClaimedAccounts', saved.acceptClaimedAccounts);
      },
    },
    {
      id: 'feedback',
      toValues: toFeedbackValues,
      toChanges: toFeedbackChanges,
      findProblems: (values) => findFeedbackProblems(intl, values),
      fields: { commands: 'commands', labels: 'covered' },
    },
  );
  const oldCheck = usePolicySection(whole, {
    id: 'oldCheck',
    toValues: toOldCheckValues,
    toChanges: toOldCheckChanges,
    findProblems: (values) => findOldCheckProblems(intl, values),
    fields: { oldCheck: 'name', 'oldCheck.name': 'name', 'oldCheck.labels': 'covered' },
  });
  return { policy, who, agents, exempt, feedback, oldCheck };
}
