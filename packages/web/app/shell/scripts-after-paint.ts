import type { Language } from '@volante/contract/site'
import type { EntryContext } from 'react-router'
import { NOTE_EARLY_PRESSES } from './early-presses.ts'
import { siteManifest } from './router/site-manifest.ts'

type Answer = Pick<EntryContext, 'manifest' | 'serverHandoffString' | 'renderMeta'> & {
  readonly staticHandlerContext: { readonly matches: readonly { readonly route: { readonly id: string } }[] }
}

interface LateSource {
  /** Opens the stream in which the loaders' data follows, and notes presses that nobody answers yet. */
  readonly handoff: string
  /** Fetches and starts the page's modules. */
  readonly begin: string
}

/** Where a browser tells of no paint: a page that is never shown, or one that hides its times. */
const LONGEST_WAIT_MS = 2000

/**
 * Takes what the router knows of an answer, the address of its texts and the site's language; returns the two scripts its own `Scripts` would write, with one difference:
 * nothing is fetched before the first paint is on the screen, so that styles, fonts and the first picture have the line for themselves.
 * A page in the background is never painted and begins at once.
 */
export function scriptsAfterPaint(router: Answer, texts: string | null, language: Language): LateSource {
  // The router writes its data only into pages where it believes its own component to stand.
  if (router.renderMeta) router.renderMeta.didRenderScripts = true
  const { manifest, serverHandoffString, staticHandlerContext } = router
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const list = routes.some(({ id }) => id === 'site') ? siteManifest(manifest.url, language) : manifest.url
  const modules = routes.map(({ module }) => module)
  const imports = [manifest.entry.module, ...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])]
  return {
    handoff: `${NOTE_EARLY_PRESSES};window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream())`,
    begin: `const begin=async()=>{
const early=(link)=>document.head.append(Object.assign(document.createElement("link"),link));
${texts === null ? '' : `early({rel:"preload",as:"fetch",crossOrigin:"anonymous",href:${json(texts)}});`}
for(const href of ${json([...new Set([...modules, ...imports])])})early({rel:"modulepreload",href});
await import(${json(list)});
const modules=await Promise.all(${json(modules)}.map((href)=>import(href)));
window.__reactRouterRouteModules=Object.fromEntries(${json(routes.map(({ id }) => id))}.map((id,at)=>[id,modules[at]]));
import(${json(manifest.entry.module)})};
let hasBegun=false;
const once=()=>{if(!hasBegun){hasBegun=true;begin()}};
if(document.hidden)once();else{new PerformanceObserver(once).observe({type:"paint",buffered:true});setTimeout(once,${LONGEST_WAIT_MS})}`,
  }
}

const json = (value: string | readonly string[]): string => JSON.stringify(value).replaceAll('<', '\\u003c')
