import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import type { Messages, PageFacts, PagePlan, WebEntry, WholePage } from '@volante/contract/page'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { postRedirectGet, shownIn } from './shell/router/post-redirect-get.ts'
import { routeMatcher } from './seams/route-matcher.ts'
import { countedPage } from './shell/counted-page.ts'
import { mergeHandles } from './shell/handle.ts'
import { DrawnContext } from './shell/frame/Drawn.tsx'
import { WornContext } from './shell/frame/WornHead.tsx'
import { wornOf } from './brand/theme.ts'
import { drawnFrame } from './shell/frame/draw-frame.server.tsx'
import { AnswerContext } from './shell/LateScripts.tsx'
import { NonceContext } from './shell/nonce.ts'
import { pageBody } from './shell/page-body.ts'
import { page } from './shell/page-context.ts'
import { rootDataOf, ServerRootData } from './shell/root-data.ts'
import { createTexts, type Dictionary } from './texts/texts.tsx'

const ABORT_AFTER_MS = 10_000
const STREAM_AFTER_MS = 20
/** Addresses whose plans are known at a time. */
const PLANS = 2_000

/**
 * A page leaves whole once it is drawn, which costs half of sending it piece by piece; one with a nonce that waits for
 * something streams after a moment. Without a nonce the server keeps it whole, to hash its inline parts.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const facts = loadContext.get(page)
  const own = facts.nonce === null ? {} : { nonce: facts.nonce }
  const mayStream = facts.nonce !== null && !isbot(request.headers.get('user-agent') ?? '')
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    let answered = status
    let streaming: NodeJS.Timeout | undefined
    let streams = false
    const stream = () => {
      streams = true
      resolve(new Response(pageBody(rendered.pipe(new PassThrough())), { status: answered, headers }))
    }
    const sendWhole = async () => {
      clearTimeout(streaming)
      clearTimeout(aborting)
      if (streams) return
      resolve(wholePage(await written(rendered), { status: answered, headers }))
    }
    const rendered = renderToPipeableStream(
      <NonceContext value={facts.nonce}>
        <WornContext value={wornOf(facts.site.theme)}>
          <ServerRootData value={rootDataOf(facts)}>
            <DrawnContext value={drawnFrame(facts)}>
              <AnswerContext value={routerContext}>
                <ServerRouter context={routerContext} url={request.url} {...own} />
              </AnswerContext>
            </DrawnContext>
          </ServerRootData>
        </WornContext>
      </NonceContext>,
      {
        ...own,
        // React would send what stands in a boundary behind a long page, for a script to put in place: some have none.
        progressiveChunkSize: Infinity,
        onShellReady: () => {
          if (mayStream) streaming = setTimeout(stream, STREAM_AFTER_MS)
        },
        onAllReady: () => void sendWhole().catch(reject),
        onShellError: reject,
        onError(error) {
          answered = 500
          facts.report(error)
        },
      },
    )
    const aborting = setTimeout(() => rendered.abort(), ABORT_AFTER_MS).unref()
  })
}

const wholePage = (whole: Buffer, init: ResponseInit): WholePage => Object.assign(new Response(null, init), { whole })

/** All that was drawn, in one piece: a stream of its own would take a turn of the process for each. */
function written(rendered: { pipe(to: NodeJS.WritableStream): unknown }): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    const end = Object.assign(new EventEmitter(), {
      // Long texts come as they are, the rest as bytes.
      write: (piece: Uint8Array | string) => pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece) > 0,
      end: () => resolve(Buffer.concat(pieces)),
      destroy: reject,
    })
    rendered.pipe(end as unknown as NodeJS.WritableStream)
  })
}

function childrenOf(build: ServerBuild, parent: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parent)
    .map(({ id, path, index, module }) =>
      index
        ? { id, index: true as const, handle: module.handle, ...(path === undefined ? {} : { path }) }
        : { id, handle: module.handle, children: childrenOf(build, id), ...(path === undefined ? {} : { path }) },
    )
}

/** Client navigations ask for `/path.data`, or `/_.data` for the root; the plan is that of the page. */
const pageOfData = (path: string): string => path.replace(/(?:\/_)?\.data$/, '') || '/'

const dictionaries = new WeakMap<Messages, Dictionary>()

/** All of a site's texts as one dictionary; the server passes the same messages with each of its pages. */
function wholeDictionary(messages: Messages): Dictionary {
  const known = dictionaries.get(messages)
  if (known) return known
  const made: Dictionary = Object.assign({}, ...Object.values(messages))
  dictionaries.set(messages, made)
  return made
}

type Handler = ReturnType<typeof createRequestHandler>

/**
 * The router goes through all routes it has several times a page, so each page gets a handler that has its own alone. An
 * address of data is written in more ways than ours, and development changes routes: both keep them all.
 */
function handlersOf(build: ServerBuild, mode: 'development' | 'production') {
  const all = createRequestHandler(build, mode)
  const own = new Map<string, Handler>()
  return (path: string, routes: readonly RouteObject[]): Handler => {
    const leaf = routes.at(-1)?.id
    if (leaf === undefined || mode === 'development' || path.endsWith('.data')) return all
    const handler = own.get(leaf) ?? createRequestHandler(buildOf(build, routes), mode)
    own.set(leaf, handler)
    return handler
  }
}

function buildOf(build: ServerBuild, routes: readonly RouteObject[]): ServerBuild {
  const ids = new Set(routes.map(({ id }) => id))
  const pick = <T,>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } }
}

/** The pages as the server uses them; see `WebEntry`. */
export const open: WebEntry['open'] = (built: ServerBuild, mode) => {
  const build = postRedirectGet(built)
  const handlerOf = handlersOf(build, mode)
  const routesOf = routeMatcher(childrenOf(build, undefined))
  const known = new Map<string, { readonly routes: readonly RouteObject[]; readonly plan: PagePlan }>()
  const pageAt = (path: string) => {
    const found = known.get(path)
    if (found) return found
    const page = pageOfData(path)
    const routes = routesOf(page)
    const plan = { ...mergeHandles(routes.map(({ handle }) => handle)), counted: countedPage(page, routes.at(-1)?.id) }
    const made = { routes, plan }
    if (known.size >= PLANS) known.clear()
    known.set(path, made)
    return made
  }
  const render = (request: Request, facts: PageFacts) => {
    const context = new RouterContextProvider()
    const { pathname } = new URL(request.url)
    const { plan, routes } = pageAt(pathname)
    const isData = pathname.endsWith('.data')
    const texts = createTexts(facts.site, wholeDictionary(facts.messages))
    const shown = isData ? undefined : shownIn(request, facts)
    const runsReact = isData || plan.script === true
    context.set(page, { ...facts, namespaces: plan.texts, isData, shown, runsReact, texts })
    // The router asks an action for what it shows of a form only where something was posted.
    const asked = shown === undefined ? request : new Request(request.url, { method: 'POST', headers: request.headers })
    return handlerOf(pathname, routes)(asked, context)
  }
  return { plan: (path) => pageAt(path).plan, render }
}

/** Loaders' and actions' unexpected failures; the server logs them with the request. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) context.get(page).report(error)
}
