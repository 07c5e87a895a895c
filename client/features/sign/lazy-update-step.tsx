import { type ComponentProps, lazy, type ReactElement, Suspense } from 'react';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Page } from '#client/components/page.tsx';
import { addTexts } from '#client/i18n/shown-language.ts';
import type { UpdateStep } from './update-step.tsx';

const Downloaded = lazy(async () => {
  const [module] = await Promise.all([import('./update-step.tsx'), addTexts('version')]);
  return { default: module.UpdateStep };
});

/** The update step; only those who signed an older version download its code and texts. */
export function LazyUpdateStep(props: ComponentProps<typeof UpdateStep>): ReactElement {
  return (
    <Suspense
      fallback={
        <Page>
          <LoadingLines />
        </Page>
      }
    >
      <Downloaded {...props} />
    </Suspense>
  );
}
