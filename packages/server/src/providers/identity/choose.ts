import * as z from 'zod/mini'
import type { Db } from '../../platform/db/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { demoFetch } from './demo/endpoints.ts'
import { DEMO_CLIENT, demoIssuer } from './demo/names.ts'
import { openIdProvider } from './open-id.ts'
import type { IdentityProvider } from './provider.ts'

/** The providers people may sign in with, by name. */
export type IdentityProviders = ReadonlyMap<string, IdentityProvider>

const filled = z.string().check(z.minLength(1))
const Configured = z.array(
  z.object({
    name: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
    label: filled,
    issuer: z.string().check(z.regex(/^https?:\/\/.+/)),
    clientId: filled,
    clientSecret: filled,
  }),
)

/** Those of the settings, and in demo mode the built-in one before them. */
export function createIdentityProviders(settings: Settings, db: Db): IdentityProviders {
  const configured = Configured.parse(JSON.parse(settings.IDENTITY_PROVIDERS ?? '[]'))
  const demo = settings.VOLANTE_DEMO
    ? [openIdProvider({ ...DEMO_CLIENT, issuer: demoIssuer(settings), fetch: demoFetch(settings, db) })]
    : []
  return new Map([...demo, ...configured.map(openIdProvider)].map((one) => [one.name, one]))
}
