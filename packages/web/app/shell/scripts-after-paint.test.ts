import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const route = (id: string, imports: string[]) => ({
  id,
  path: '',
  module: `/assets/${id}.js`,
  imports,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})
const answer = () => ({
  manifest: {
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: {
      root: route('root', ['/assets/framework.js']),
      car: route('car', ['/assets/<pieces>.js']),
      desk: route('desk', []),
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  serverHandoffString: '{"ssr":true}',
  renderMeta: { didRenderScripts: false },
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'car' } }] },
})

/** Runs the script with a browser of ours; returns what it asked for by link before the paint, and after what ended its wait. */
function run(source: string, { hidden = false, ends = ['paint', 'timer'] }: { hidden?: boolean; ends?: string[] }) {
  const links: string[] = []
  const waiting = new Map<string, () => void>()
  const document = {
    hidden,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => links.push(href) },
  }
  class PerformanceObserver {
    readonly #painted: () => void
    constructor(painted: () => void) {
      this.#painted = painted
    }
    observe({ type }: { type: string }) {
      waiting.set(type, this.#painted)
    }
  }
  runInNewContext(source.replaceAll('import(', 'load('), {
    document,
    PerformanceObserver,
    setTimeout: (then: () => void) => waiting.set('timer', then),
    load: () => new Promise(() => {}),
  })
  const before = [...links]
  for (const end of ends) waiting.get(end)?.()
  return { before, after: links }
}

const TEXTS = '/assets/texts/br-fiat.shell.json'
const SCRIPTS = ['/assets/root.js', '/assets/car.js', '/assets/entry.js', '/assets/framework.js', '/assets/<pieces>.js']
const wanted = [TEXTS, ...SCRIPTS]

test('nothing is asked for before the paint, then each file of the page once', () => {
  expect(run(scriptsAfterPaint(answer(), TEXTS, 'pt-BR').begin, {})).toEqual({ before: [], after: wanted })
})

test('a browser that tells of no paint starts after a while', () => {
  expect(run(scriptsAfterPaint(answer(), TEXTS, 'pt-BR').begin, { ends: ['timer'] }).after).toEqual(wanted)
})

test('a page in the background does not wait for a paint', () => {
  expect(run(scriptsAfterPaint(answer(), TEXTS, 'pt-BR').begin, { hidden: true }).before).toEqual(wanted)
})

test('nothing in it ends the script element, and the router is told that its data is wanted', () => {
  const given = answer()
  const { handoff, begin } = scriptsAfterPaint(given, TEXTS, 'pt-BR')
  expect(begin).not.toContain('<')
  expect(handoff).toContain('window.__reactRouterContext={"ssr":true}')
  expect(given.renderMeta.didRenderScripts).toBe(true)
})

test('a page of a site has the routes of its language alone, any other those of the house', () => {
  const given = answer()
  const listOf = (matches: string[]) =>
    /await import\("([^"]+)"\)/.exec(
      scriptsAfterPaint(
        { ...given, staticHandlerContext: { matches: matches.map((id) => ({ route: { id } })) } },
        TEXTS,
        'es-AR',
      ).begin,
    )?.[1]
  given.manifest.routes = Object.assign(given.manifest.routes, { site: route('site', []) })
  expect(listOf(['root', 'site', 'car'])).toBe('/assets/manifest-es-AR.js')
  expect(listOf(['root', 'desk'])).toBe('/assets/manifest.js')
})
