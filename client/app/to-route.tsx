import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { usePageKey } from '#client/components/page-key.ts';
import { addTexts } from '#client/i18n/shown-language.ts';
import type { PageHandle, PageRoute } from './page-handle.ts';

/** Makes a route that downloads a page and its texts in parallel, and asks for its data without waiting for them. */
export function toRoute(
  { path, load, prefetch, texts, ...handle }: PageRoute,
  connect: () => ApolloClient,
): RouteObject {
  const loader: LoaderFunction = ({ params, request }) => {
    // The page asks again for what failed, and says why.
    prefetch?.(connect(), params, new URL(request.url).searchParams).catch(() => undefined);
    return null;
  };
  const set = texts ?? (handle.pageType === 'not-logged-in' ? undefined : 'manager');
  return {
    path,
    ...(prefetch !== undefined && { loader }),
    handle: handle satisfies PageHandle,
    lazy: async () => {
      const [Page] = await Promise.all([load(), set === undefined ? undefined : addTexts(set)]);
      return { Component: anewAtEachAddress(Page) };
    },
  };
}

/** A page that keeps nothing of another address of its route: what was typed, opened or shown there is not for here. */
function anewAtEachAddress(Page: ComponentType): ComponentType {
  return function AnewAtEachAddress() {
    return <Page key={usePageKey()} />;
  };
}
