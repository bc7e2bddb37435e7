import { PROVIDER_RETURN_PATH } from '@volante/contract/account-addresses'
import type { Settings } from '../../../platform/settings/settings.ts'

/** What the demo's provider and this platform know each other by; both live in one process, so the secret guards nothing outside. */
export const DEMO_CLIENT = {
  name: 'demo',
  label: 'Volante Demo',
  clientId: 'volante',
  clientSecret: 'volante-demo-client',
} as const

type Where = Pick<Settings, 'PUBLIC_URL' | 'PORT'>

/** `https://host` as browsers reach us. */
export const publicOrigin = ({ PUBLIC_URL, PORT }: Where): string =>
  PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${PORT}`

export const demoIssuer = (settings: Where): string => `${publicOrigin(settings)}/demo/idp`

export const returnUri = (settings: Where): string => publicOrigin(settings) + PROVIDER_RETURN_PATH
