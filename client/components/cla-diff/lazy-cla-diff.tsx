import { type ComponentProps, lazy, type ReactElement, Suspense } from 'react';
import { addTexts } from '#client/i18n/shown-language.ts';
import { LoadingLines } from '../loading-lines.tsx';
import type { ClaDiff } from './cla-diff.tsx';
import type { DiffText } from './diff-text.tsx';

const Downloaded = lazy(async () => {
  const [module] = await Promise.all([import('./cla-diff.tsx'), addTexts('version')]);
  return { default: module.ClaDiff };
});

/** The difference between two versions; its code and texts are downloaded on demand. */
export function LazyClaDiff(props: ComponentProps<typeof ClaDiff>): ReactElement {
  return (
    <Suspense fallback={<LoadingLines />}>
      <Downloaded {...props} />
    </Suspense>
  );
}

const DownloadedText = lazy(async () => {
  const [module] = await Promise.all([import('./diff-text.tsx'), addTexts('version')]);
  return { default: module.DiffText };
});

/** The changes between two texts alone; its code and texts are downloaded on demand. */
export function LazyDiffText(props: ComponentProps<typeof DiffText>): ReactElement {
  return (
    <Suspense fallback={<LoadingLines />}>
      <DownloadedText {...props} />
    </Suspense>
  );
}
