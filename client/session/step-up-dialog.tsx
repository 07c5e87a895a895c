import type { ReactElement } from 'react';
import { FactorMethod } from '#generated/enums.ts';
import { FactorQuestion } from './factor-question.tsx';
import { PasswordQuestion } from './password-question.tsx';
import { PlatformQuestion } from './platform-question.tsx';
import { useStepUpQuestion } from './step-up-question.ts';

/** Asks the manager to prove themselves before what waits for it goes on; closing the dialog leaves that undone. */
export function StepUpDialog(): ReactElement | null {
  const methods = useStepUpQuestion();
  if (methods === undefined) {
    return null;
  }
  if (methods.includes('PASSWORD')) {
    return <PasswordQuestion />;
  }
  return methods.includes('CODE_PLATFORM') ? (
    <PlatformQuestion />
  ) : (
    <FactorQuestion methods={Object.values(FactorMethod).filter((method) => methods.includes(method))} />
  );
}
