import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { services } from '@volante/contract'
import type { FastifyInstance } from 'fastify'
import { mountDemoProvider } from '../../modules/demo/identity-provider.ts'
import { mountDemoPartners } from '../../modules/demo/partner-page.ts'
import { implementations } from '../../house.ts'
import { mountWebhooks } from '../../modules/payments/charge/webhooks.ts'
import type { Platform } from '../process/platform.ts'
import { mountLive } from '../../modules/reservations/order/live.ts'
import { tokeniserOf } from '../../providers/tokeniser/mount.ts'
import { mountFirstAnswers } from './answer-first.ts'
import { type BaseApp, createBaseApp } from './base-app.ts'
import { mountDocs } from './docs.ts'
import { mountErrors } from './errors.ts'
import { type Table, tableOf } from './local.ts'
import { mountCalls } from './mount.ts'
import { mountSecurityText } from './security-text.ts'

const UPLOAD_LIMIT = 15 * 1024 * 1024

export interface App extends BaseApp {
  readonly table: Table
}

/** The HTTP server of a process that serves the web: services below `/api`, their reference, and whatever `mountMore` adds (the pages). */
export async function createApp(
  platform: Platform,
  mountMore: (app: App) => Promise<void> = async () => {},
): Promise<App> {
  const base = createBaseApp(platform)
  const { app, tell } = base
  const table = tableOf(services, implementations)
  const made: App = { ...base, table }
  mountFirstAnswers(app, tell)
  app.answerFirst(tokeniserOf(platform))
  await app.register(cookie)
  mountSecurityText(app, platform)
  await app.register((scope) => mountApi(scope, platform, table), { prefix: '/api' })
  if (platform.settings.VOLANTE_DEMO) {
    await app.register(async (scope) => mountDemoProvider(scope, platform), { prefix: '/demo/idp' })
    await app.register(async (scope) => mountDemoPartners(scope, platform), { prefix: '/demo/partner' })
  }
  await mountMore(made)
  return made
}

async function mountApi(scope: FastifyInstance, platform: Platform, table: Table): Promise<void> {
  await scope.register(rateLimit, { global: false, timeWindow: '1 minute', max: platform.settings.WRITES_PER_MINUTE })
  await scope.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 10, fields: 50 } })
  mountErrors(scope, platform)
  mountDocs(scope, services)
  await scope.register((webhooks) => mountWebhooks(webhooks, platform))
  mountLive(scope, platform)
  mountCalls(scope, platform, table)
}
