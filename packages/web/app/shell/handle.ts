import type { PagePlan, RouteHandle } from '@volante/contract/page'
import { useMatches, useRouteError } from 'react-router'

const isHandle = (value: unknown): value is RouteHandle => typeof value === 'object' && value !== null

/** What the handles of the matched routes come to: lists add up, of scripts the least is shipped. */
export function mergeHandles(handles: readonly unknown[]): Omit<PagePlan, 'counted'> {
  const given = handles.filter(isHandle)
  const caches = given.map((handle) => handle.cache)
  const scripts = given.map((handle) => handle.script)
  return {
    texts: [...new Set(['shell', ...given.flatMap((handle) => handle.texts ?? [])])],
    script: scripts.includes(false) ? false : scripts.includes('enhance') ? 'enhance' : true,
    cache: caches.includes(false) ? false : [...new Set(caches.flatMap((cache) => cache || []))],
    query: [...new Set(given.flatMap((handle) => handle.query ?? []))],
  }
}

/** Which script this page ships; an error page ships none. */
export function useScript(): PagePlan['script'] {
  const handles = useMatches().map((match) => match.handle)
  // The router answers null, not undefined, where nothing failed.
  const hasFailed = (useRouteError() ?? null) !== null
  return hasFailed ? false : mergeHandles(handles).script
}
