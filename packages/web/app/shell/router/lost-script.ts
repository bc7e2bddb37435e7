import type { DataRouter } from 'react-router'

declare global {
  interface Window {
    /** Not there until the browser has all that the first page needs. */
    readonly __reactRouterDataRouter?: DataRouter
  }
}

/**
 * Where the script of the next page is lost, the router loads the present one anew, and what was pressed would count for nothing: the
 * browser asks for the next page whole instead. One without the Navigation API goes the router's way.
 */
export function keepWayWithoutScript(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    const next = window.__reactRouterDataRouter?.state.navigation
    if (event.navigationType !== 'reload' || next?.state !== 'loading') return
    event.preventDefault()
    location.assign(next.location.pathname + next.location.search + next.location.hash)
  })
}
