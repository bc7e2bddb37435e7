import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OpenedWeb, PageFacts, PagePlan, WebEntry, WholePage } from '@volante/contract/page'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readStaticFiles, rereadCompressed, type StaticFile } from './static-files.ts'
import { compressBest, ensureWebBuild } from './web-build.ts'

/** The pages as the server sees them: built once, or remade on every change while developing. */
export interface WebApp {
  readonly files: ReadonlyMap<string, StaticFile>
  plan(path: string): Promise<PagePlan>
  render(request: Request, facts: PageFacts): Promise<Response | WholePage>
}

/** Of a build, which has compressed copies. */
export interface BuiltApp extends WebApp {
  /** Makes them as small as they get: work for a server that answers already. */
  compressBest(): Promise<void>
}

interface Built {
  readonly entry: { readonly module: WebEntry<Built> }
}

export async function builtApp(): Promise<BuiltApp> {
  const folder = await ensureWebBuild()
  const build: Built = await import(pathToFileURL(join(folder, 'server/index.js')).href)
  const { plan, render } = build.entry.module.open(build, 'production')
  const client = join(folder, 'client')
  const files = await readStaticFiles(client)
  return {
    files,
    plan: async (path) => plan(path),
    render,
    async compressBest() {
      if (await compressBest(folder)) await rereadCompressed(files, client)
    },
  }
}

const WEB = join(import.meta.dirname, '../../../../web')

/** Vite in this process: modules are remade on change and the browser takes them over without a reload. */
export async function developingApp(scope: FastifyInstance): Promise<WebApp> {
  const { createServer } = await import('vite')
  const onEnd = process.listeners('SIGTERM')
  const vite = await createServer({
    root: WEB,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: scope.server } },
  })
  // A second server within it would end this process at the signal, before answers are finished and the database is closed.
  for (const listener of process.listeners('SIGTERM')) if (!onEnd.includes(listener)) process.off('SIGTERM', listener)
  scope.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    vite.middlewares(request.raw, reply.raw, done)
  })
  // Before the server waits for its connections: the browser's stays open for as long as there is somebody to talk to.
  scope.addHook('preClose', () => vite.close())
  const current = async (): Promise<OpenedWeb> => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as Built
    return build.entry.module.open(build, 'development')
  }
  return {
    files: new Map(),
    plan: async (path) => (await current()).plan(path),
    render: async (request, facts) => (await current()).render(request, facts),
  }
}
