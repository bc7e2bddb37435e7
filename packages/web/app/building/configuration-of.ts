/** Takes the page a lead came from; returns the path of its configured car on our own pages, null without one. Never another host: the address was written by a browser. */
export function configurationOf(referer: string | undefined): string | null {
  const url = URL.parse(referer ?? '')
  if (!url?.searchParams.has('version') || !/^\/(br|ar)\/[a-z-]+\//.test(url.pathname)) return null
  return url.pathname + url.search
}
