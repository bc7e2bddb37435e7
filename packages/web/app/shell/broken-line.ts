import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

type Results = Record<string, DataStrategyResult>

/**
 * Where the line breaks while the router fetches a page, the browser asks for it whole: it says that there is no line, or a worker shows
 * what it kept of the page. What is fetched anew in place stays as it is.
 */
export const askWhole: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  if (request.method !== 'GET' || !Object.values(results).some(isBroken)) return results
  if (request.url !== location.href) location.assign(request.url)
  // The page stays until the browser has another one to show.
  return new Promise<never>(() => {})
}

/** `fetch` says nothing else of a broken line. */
const isBroken = ({ type, result }: DataStrategyResult): boolean => type === 'error' && result instanceof TypeError
