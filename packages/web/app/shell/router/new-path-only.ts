import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For what the frame of a page shows: another query changes nothing of it, so that choices kept in the address need no server. A form
 * that was sent and a renewal that was asked for load it anew.
 */
export function newPathOnly(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const isQueryAlone = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isQueryAlone && formMethod === undefined ? false : defaultShouldRevalidate
}
