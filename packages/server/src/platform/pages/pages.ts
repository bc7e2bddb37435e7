import { readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Table } from '../http/local.ts'
import type { Platform } from '../process/platform.ts'
import { siteOfHost } from '../sites/sites.ts'
import { mountConsent } from './consent/consent.ts'
import { addressesOf, respondWithPage, type Pages, refuseUnread } from './page-responses.ts'
import { PageCache } from './page-cache.ts'
import { partnerLinkIn } from './consent/partner-link.ts'
import { mountPaperForm } from './paper-form.ts'
import { lookAhead } from './ahead/look-ahead.ts'
import { allMessages, factsMaker } from './page-facts.ts'
import { splitAddress } from './page-key.ts'
import { previewIn } from './preview.ts'
import { writeStatic } from './static-files.ts'
import { TextFiles } from './text-files.ts'
import { PageViews } from './views/page-views.ts'
import { builtApp, developingApp } from './web-app.ts'

export { ensureWebBuild } from './web-build.ts'

const TEXTS = join(import.meta.dirname, '../../../../../texts/pt-BR')
/** Forms are words; files go through calls. */
const BODY_LIMIT = 256 * 1024

/** Everything that is not an API call: files of the build, pages from memory, pages made now. */
export async function mountPages(
  app: FastifyInstance,
  platform: Platform,
  table: Table,
  { dev }: { dev: boolean },
): Promise<void> {
  // Outside the plugin: a build may take longer than the framework waits for one.
  const built = dev ? null : await builtApp()
  let endLooking = () => {}
  app.addHook('onListen', () => {
    if (!built) return
    const warn = (what: string) => (err: unknown) => platform.log.warn({ err }, what)
    built.compressBest().catch(warn('compression of the pages'))
    endLooking = lookAhead(app, platform.sites, warn('pictures ahead'))
  })
  app.addHook('onClose', async () => endLooking())
  const messages = allMessages(platform, await namespaces())
  const textFiles = new TextFiles(messages)
  const views = new PageViews(platform)
  app.addHook('onClose', views.start())
  await app.register(async (scope) => {
    const pages: Pages = {
      platform,
      dev,
      web: built ?? (await developingApp(scope)),
      cache: new PageCache(views),
      views,
      factsOf: factsMaker(platform, table, messages, textFiles),
      addresses: addressesOf(platform.settings),
      hasHosts: platform.everySite.some((site) => site.hosts.length > 0),
    }
    platform.changes.listen((noun) => pages.cache.drop(noun))
    platform.keepers.push({ kind: 'pages', each: () => pages.cache.each() })
    scope.answerFirst((request, response) => answerFromMemory(pages, textFiles, request, response))
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    mountConsent(scope, () => platform.sites, pages.addresses)
    await scope.register((forms) => mountPaperForm(forms, platform, table, pages.addresses))
    scope.all('/*', { onRequest: (request, reply) => refuseUnread(pages, request, reply) }, (request, reply) =>
      respondWithPage(pages, request, reply),
    )
  })
}

async function namespaces(): Promise<string[]> {
  const names = await readdir(TEXTS)
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
}

/** Files and kept pages. */
function answerFromMemory(
  pages: Pages,
  textFiles: TextFiles,
  request: IncomingMessage,
  response: ServerResponse,
): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const { path } = splitAddress(request.url ?? '/')
  const file = pages.web.files.get(path)
  if (file) {
    writeStatic(request, response, file)
    return '/*'
  }
  if (textFiles.answer(path, request, response)) return '/*'
  const isMapped = pages.hasHosts && siteOfHost(pages.platform.sites, request.headers.host ?? '') !== undefined
  const isKept =
    !isMapped &&
    !previewIn(pages.platform, request) &&
    !partnerLinkIn(pages.platform.sites, request) &&
    pages.cache.answer(request, response, pages.platform.clock.now().getTime())
  return isKept ? '/*' : null
}
