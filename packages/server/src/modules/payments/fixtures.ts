import { randomUUID } from 'node:crypto'
import { TEST_CARDS } from '@volante/contract/box'
import type { Ctx } from '../../platform/http/ctx.ts'
import { contextOf } from '../../platform/http/runner.ts'
import { tokenHash } from '../../platform/http/session-token.ts'
import type { TestServer } from '../../tools/testing/test-server.ts'
import { TOKENISER_PATH } from '../../providers/tokeniser/api.ts'
import { chargeById, createCharge } from './api.ts'
import type { Charge, NewCharge } from './charge/charge.ts'

/** Tests settle at once and keep their secrets out of the data folder. */
export const TEST_SETTINGS = {
  BOX_PIX_SECONDS: '0',
  TOKENISER_KEY: 'a key of sixteen',
  PAYMENTS_WEBHOOK_KEY: 'a webhook key of sixteen',
}

export const PAYER = {
  name: 'Ana Paula Souza',
  document: '52998224725',
  email: 'ana@mail.example',
  address: {
    street: 'Rua das Acácias',
    number: '10',
    neighborhood: 'Centro',
    city: 'Betim',
    state: 'MG',
    postalCode: '32600-000',
  },
}

/** A card number that the built-in acquirer treats so. */
export const cardNumber = (reason?: string): string =>
  TEST_CARDS.find((card) => card.reason === reason)?.number ?? '4111111111111111'

/** What a job of this site would be given. */
export function jobCtx({ platform }: TestServer, siteId = 'br-fiat', now = platform.clock.now()): Ctx {
  const site = platform.sites.find(({ id }) => id === siteId)
  if (!site) throw new Error(`No site ${siteId}`)
  const origin = { ip: '127.0.0.1', userAgent: 'test' }
  const info = { requestId: randomUUID(), site, now, user: null, isClient: true, origin }
  return contextOf(platform, info, platform.db)
}

export interface Buyer {
  readonly accountId: string
  readonly headers: { readonly authorization: string }
}

export async function buyer(server: TestServer): Promise<Buyer> {
  const headers = await server.signIn(['customer'])
  const { account_id: accountId } = await server.db
    .selectFrom('sessions')
    .select('account_id')
    .where('token_hash', '=', tokenHash(headers.authorization.replace('Bearer ', '')))
    .executeTakeFirstOrThrow()
  return { accountId, headers }
}

/** Sends a card as a page does: a leave first, then the card to the tokeniser alone. */
export async function sendCard(server: TestServer, { headers }: Buyer, fields: object = {}) {
  const leave = await server.app.inject({ url: '/api/payment-instruments/v2/one-time-token', headers })
  const card = { number: cardNumber(), name: 'ANA P SOUZA', expiry: '12/30', securityCode: '123', ...fields }
  return server.app.inject({
    method: 'POST',
    url: TOKENISER_PATH,
    payload: { oneTimeToken: leave.json().token, ...card },
  })
}

export const tokenOf = async (server: TestServer, who: Buyer, fields: object = {}): Promise<string> =>
  (await sendCard(server, who, fields)).json().token

export const demandFor = ({ accountId }: Pick<Buyer, 'accountId'>, more: Partial<NewCharge> = {}): NewCharge => ({
  orderId: randomUUID(),
  accountId,
  purpose: 'deposit',
  kind: 'pix',
  amountCents: 150_000,
  currency: 'BRL',
  payer: PAYER,
  ...more,
})

export const charge = (server: TestServer, demand: NewCharge): Promise<Charge> => createCharge(jobCtx(server), demand)

export async function stateOf({ db }: TestServer, { id }: Pick<Charge, 'id'>): Promise<string | undefined> {
  return (await chargeById(db, id))?.state
}

export const tell = (server: TestServer, rule: object) =>
  server.app.inject({ method: 'POST', url: '/api/box/rules', payload: rule })
