import { createHash } from 'node:crypto'
import type { Site } from '@volante/contract/site'
import { isEmail } from '@volante/domain/person/email'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tokenHash } from '../../platform/http/session-token.ts'
import { newToken } from '../identity/api.ts'
import { isForeign } from '../../platform/pages/xsrf.ts'
import type { Platform } from '../../platform/process/platform.ts'
import type { Grant } from '../../providers/identity/demo/endpoints.ts'
import { DEMO_CLIENT, demoIssuer, publicOrigin, returnUri } from '../../providers/identity/demo/names.ts'
import { DEMO_LOGINS } from './demo.ts'
import { consentPage, PAGE_STYLE } from './identity-page.ts'

const CODE_MS = 60_000
const CONTENT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** What a browser brings from our own sign-in. */
interface Asked {
  readonly state: string
  readonly nonce: string
  readonly challenge: string
  readonly language: string
}

/** The demo's identity provider as browsers see it: one page on which a person of the demo, or somebody new, agrees. */
export function mountDemoProvider(scope: FastifyInstance, platform: Platform): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, String(body)),
  )
  scope.get('/authorize', (request, reply) => {
    const asked = askedIn(platform, new URLSearchParams(request.raw.url?.split('?')[1]))
    return asked ? showPage(platform, reply, asked) : reply.code(400).type('text/plain').send('invalid_request')
  })
  scope.post('/authorize', (request, reply) => answer(platform, request, reply))
}

/** Only our own client with its one return address is answered; nobody is sent anywhere else. */
function askedIn({ settings }: Platform, query: URLSearchParams): Asked | null {
  const isOurs =
    query.get('client_id') === DEMO_CLIENT.clientId &&
    query.get('redirect_uri') === returnUri(settings) &&
    query.get('response_type') === 'code' &&
    query.get('code_challenge_method') === 'S256'
  const [state, nonce, challenge] = ['state', 'nonce', 'code_challenge'].map((name) => query.get(name) ?? '')
  if (!isOurs || !state || !nonce || !challenge || `${state}${nonce}${challenge}`.length > 600) return null
  return { state, nonce, challenge, language: query.get('ui_locales') ?? '' }
}

function showPage(platform: Platform, reply: FastifyReply, asked: Asked, refused = false): FastifyReply {
  const site = siteOf(platform, asked.language)
  const say = (key: string) => platform.texts.say(site, `account.idp.${key}`)
  const fields = {
    client_id: DEMO_CLIENT.clientId,
    redirect_uri: returnUri(platform.settings),
    response_type: 'code',
    code_challenge_method: 'S256',
    state: asked.state,
    nonce: asked.nonce,
    code_challenge: asked.challenge,
    ui_locales: asked.language,
  }
  return reply
    .code(refused ? 422 : 200)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': CONTENT_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(consentPage({ language: site.language, say, people: DEMO_LOGINS, fields, refused }))
}

const siteOf = ({ sites }: Platform, language: string): Site => {
  const site = sites.find((one) => one.language === language) ?? sites[0]
  if (!site) throw new Error('No site is configured')
  return site
}

async function answer(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = new URLSearchParams(String(request.body ?? ''))
  const asked = askedIn(platform, form)
  if (!asked || isForeign(request.headers, publicOrigin(platform.settings))) {
    return reply.code(400).type('text/plain').send('invalid_request')
  }
  if (form.get('person') === 'none') return back(platform, reply, { error: 'access_denied', state: asked.state })
  const who = personIn(form)
  if (!who) return showPage(platform, reply, asked, true)
  const code = newToken()
  const grant: Grant = { ...who, ...asked, redirectUri: returnUri(platform.settings) }
  await platform.db
    .insertInto('demo_provider_codes')
    .values({
      code_hash: tokenHash(code),
      said: JSON.stringify(grant),
      expires_at: new Date(Date.now() + CODE_MS),
    })
    .execute()
  return back(platform, reply, { code, state: asked.state })
}

/** Somebody of the demo world, or a name and an address typed in; an address of the demo world is nobody else's. */
function personIn(form: URLSearchParams): Pick<Grant, 'subject' | 'email' | 'emailVerified' | 'name'> | null {
  const known = DEMO_LOGINS.find(({ email }) => email === form.get('person'))
  if (known) return { subject: subjectOf(known.email), email: known.email, emailVerified: 'true', name: known.name }
  const email = form.get('email')?.trim().toLowerCase() ?? ''
  const name = form.get('name')?.trim().slice(0, 100) ?? ''
  if (!isEmail(email) || name === '' || DEMO_LOGINS.some((login) => login.email === email)) return null
  return { subject: subjectOf(email), email, emailVerified: form.has('verified') ? 'true' : 'false', name }
}

const subjectOf = (email: string): string => createHash('sha256').update(`demo ${email}`).digest('hex').slice(0, 24)

function back(platform: Platform, reply: FastifyReply, values: Readonly<Record<string, string>>): FastifyReply {
  const url = new URL(returnUri(platform.settings))
  for (const [name, value] of Object.entries({ ...values, iss: demoIssuer(platform.settings) })) {
    url.searchParams.set(name, value)
  }
  return reply.redirect(url.href, 303)
}
