import { readdir } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Table } from '../http/local.ts'
import type { Platform } from '../platform/platform.ts'
import { siteOfHost } from '../sites/sites.ts'
import { mountConsent } from './consent.ts'
import { addressesOf, answerPage, type Pages } from './page-answers.ts'
import { PageCache } from './page-cache.ts'
import { factsMaker } from './page-facts.ts'
import { splitAddress } from './page-key.ts'
import { writeStatic } from './static-files.ts'
import { builtApp, developingApp } from './web-app.ts'

export { ensureWebBuild } from './web-build.ts'

const TEXTS = join(import.meta.dirname, '../../../../texts/pt-BR')
const BODY_LIMIT = 16 * 1024 * 1024

/** Everything that is not an API call: files of the build, pages from memory, pages made now. */
export async function mountPages(
  app: FastifyInstance,
  platform: Platform,
  table: Table,
  { dev }: { dev: boolean },
): Promise<void> {
  // Outside the plugin: a build may take longer than the framework waits for one.
  const built = dev ? null : await builtApp()
  await app.register(async (scope) => {
    const pages: Pages = {
      platform,
      dev,
      web: built ?? (await developingApp(scope)),
      cache: new PageCache(),
      factsOf: factsMaker(platform, table, await namespaces()),
      addresses: addressesOf(platform.settings),
      hasHosts: platform.sites.some((site) => site.hosts.length > 0),
    }
    platform.changes.listen((noun) => pages.cache.drop(noun))
    answerBeforeFramework(app.server, (request, response) => answeredFromMemory(pages, request, response))
    scope.addHook('onRequest', ({ raw }, reply, done) => {
      if (!answeredFromMemory(pages, raw, reply.raw)) done()
      else reply.hijack()
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    mountConsent(scope, pages.addresses)
    scope.all('/*', (request, reply) => answerPage(pages, request, reply))
  })
}

async function namespaces(): Promise<string[]> {
  const names = await readdir(TEXTS)
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
}

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Files and kept pages leave before the framework routes, reads cookies, finds out who asks or writes a log line: half
 * of the work of such an answer. Injected requests do not pass the server, so the same is a hook as well.
 */
function answerBeforeFramework(server: Server, answer: Answer): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!answer(request, response)) for (const listener of listeners) listener.call(server, request, response)
  })
}

function answeredFromMemory(pages: Pages, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const { path } = splitAddress(request.url ?? '/')
  const file = pages.web.files.get(path)
  if (file) {
    writeStatic(request, response, file)
    return true
  }
  const isMapped = pages.hasHosts && siteOfHost(pages.platform.sites, request.headers.host ?? '') !== undefined
  return !isMapped && pages.cache.answer(request, response, pages.platform.clock.now().getTime())
}
