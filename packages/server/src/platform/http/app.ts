import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { services } from '@volante/contract'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../process/platform.ts'
import { mountFirstResponses } from './first-responses.ts'
import { type BaseApp, createBaseApp } from './base/base-app.ts'
import { mountDocs } from './reference/docs.ts'
import { mountErrors } from './errors.ts'
import { type Table, tableOf } from './local.ts'
import { mountCalls } from './mount.ts'
import { mountSecurityText } from './base/security-text.ts'

const UPLOAD_LIMIT = 15 * 1024 * 1024

export interface App extends BaseApp {
  readonly table: Table
}

/** The HTTP server of a process that serves the web: services below `/api`, their reference, and whatever `mountMore` adds (the pages). */
export async function createApp(
  platform: Platform,
  mountMore: (app: App) => Promise<void> = async () => {},
): Promise<App> {
  const { house, settings } = platform
  const base = createBaseApp(platform)
  const { app, tell } = base
  const table = tableOf(services, house.implementations)
  const made: App = { ...base, table }
  mountFirstResponses(app, tell)
  for (const answer of house.firstAnswers(platform)) app.answerFirst(answer)
  await app.register(cookie)
  mountSecurityText(app, platform)
  await app.register((scope) => mountApi(scope, platform, table), { prefix: '/api' })
  for (const [prefix, mount] of Object.entries(settings.VOLANTE_DEMO ? house.demo.mounts : {}))
    await app.register(async (scope) => mount(scope, platform), { prefix })
  await mountMore(made)
  return made
}

async function mountApi(scope: FastifyInstance, platform: Platform, table: Table): Promise<void> {
  await scope.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 10, fields: 50 } })
  mountErrors(scope, platform)
  mountDocs(scope, services)
  for (const mount of platform.house.apiMounts) await scope.register(async (inner) => mount(inner, platform))
  mountCalls(scope, platform, table)
}
