import type { PagePlan, RouteHandle } from '@volante/contract/page'
import { useMatches, useRouteError } from 'react-router'

const isHandle = (value: unknown): value is RouteHandle => typeof value === 'object' && value !== null

/** What the handles of the matched routes come to: lists add up, one `false` decides. */
export function mergeHandles(handles: readonly unknown[]): PagePlan {
  const given = handles.filter(isHandle)
  const caches = given.map((handle) => handle.cache)
  return {
    texts: [...new Set(['shell', ...given.flatMap((handle) => handle.texts ?? [])])],
    script: given.every((handle) => handle.script !== false),
    cache: caches.includes(false) ? false : [...new Set(caches.flatMap((cache) => cache || []))],
    query: [...new Set(given.flatMap((handle) => handle.query ?? []))],
  }
}

/** Whether this page ships script; an error page never does. */
export function useScript(): boolean {
  const handles = useMatches().map((match) => match.handle)
  // The router answers null, not undefined, where nothing failed.
  const hasFailed = (useRouteError() ?? null) !== null
  return !hasFailed && mergeHandles(handles).script
}
