import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'

type Results = Record<string, DataStrategyResult>

/**
 * Where the router's request for a page is lost or the server is in trouble, the browser asks for the page whole: it shows what is the
 * matter, or a worker shows what it kept of the page. What is fetched anew in place stays as it is.
 */
export const askWhole: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  const isLost = Object.values(results).some(({ type, result }) => type === 'error' && isUnreachable(result))
  if (request.method !== 'GET' || !isLost) return results
  if (request.url !== location.href) location.assign(request.url)
  // The page stays until the browser has another one to show.
  return new Promise<never>(() => {})
}

/** What the router throws for a request that may succeed later: `fetch` says a TypeError of a lost connection, a server in trouble a status. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (isRouteErrorResponse(error) && (error.status >= 500 || error.status === 429))
