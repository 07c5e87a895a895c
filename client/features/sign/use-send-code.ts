import { useApolloClient } from '@apollo/client/react';
import { toFailure } from '#client/apollo/failure.ts';
import type { Answer } from '#client/components/form/form.ts';
import {
  CodeTaskDocument,
  type SendVerificationCodeInput,
  type SendVerificationCodeMutation,
} from '#generated/graphql.ts';
import { useSendVerificationCodeMutation } from '#generated/hooks.ts';
import { SIGN_OPERATION } from './sign-refusals.ts';
import { solveTask } from './solve-task.ts';

type SentCode = SendVerificationCodeMutation['sendVerificationCode'];

/**
 * Has a code sent. Where the community has used up its mails of the day, the browser first works for it, a second or
 * two, while the page says that the code is being sent.
 */
export function useSendCode(): (input: SendVerificationCodeInput) => Promise<Answer<SentCode>> {
  const [sendCode] = useSendVerificationCodeMutation(SIGN_OPERATION);
  const apollo = useApolloClient();
  const send = async (input: SendVerificationCodeInput): Promise<Answer<SentCode>> => {
    const { data, error } = await sendCode({ variables: { input } });
    return { data: data?.sendVerificationCode, error };
  };
  return async (input) => {
    const answer = await send(input);
    if (!asksForWork(answer)) {
      return answer;
    }
    const { data } = await apollo.query({
      query: CodeTaskDocument,
      variables: { linkId: input.linkId ?? null },
      fetchPolicy: 'no-cache',
      ...SIGN_OPERATION,
    });
    const proofOfWork = data && (await solveTask(data.codeTask));
    return proofOfWork === undefined ? answer : send({ ...input, proofOfWork });
  };
}

function asksForWork({ data, error }: Answer<SentCode>): boolean {
  const failure = data || error === undefined ? undefined : toFailure(error);
  return failure?.kind === 'coded' && failure.details.reason === 'proof_of_work';
}
