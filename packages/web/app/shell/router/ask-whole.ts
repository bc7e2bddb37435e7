import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'

type Results = Record<string, DataStrategyResult>

/**
 * Where the router's request for a page is lost or the server is in trouble, the browser asks for the page whole: it shows what is the
 * matter, or a worker shows what it kept of the page. What is fetched anew in place stays as it is.
 */
export const askWhole: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method === 'GET' && isElsewhere(request.url, location.href)) return load(request.url)
  const results = await next()
  const isLost = Object.values(results).some(({ type, result }) => type === 'error' && isUnreachable(result))
  if (request.method !== 'GET' || !isLost) return results
  return load(request.url)
}

/** The page stays until the browser has another one to show. */
function load(url: string): Promise<never> {
  if (url !== location.href) location.assign(url)
  return new Promise<never>(() => {})
}

/** A site's pages know the routes of their own site alone (`site-manifest.ts`). */
export function isElsewhere(url: string, from: string): boolean {
  const site = siteIn(from)
  return site !== undefined && siteIn(url) !== site
}

const siteIn = (url: string): string | undefined => /^\/(?:br|ar)\/[^/]+/.exec(new URL(url).pathname)?.[0]

/** What the router throws for a request that may succeed later: `fetch` says a TypeError of a lost connection, a server in trouble a status. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (isRouteErrorResponse(error) && (error.status >= 500 || error.status === 429))
