import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { paperPhoto } from '../scripts/scenario/sample-files.ts'
import { newCpf, newDni } from './lead-page.ts'

const CUSTOMERS = { 'br-fiat': 'cliente@volante.example', 'ar-fiat': 'clienta@volante.example' } as const
export type OrderSite = keyof typeof CUSTOMERS

export const XSRF = 'e2e-orders'
export const BASE = { 'br-fiat': '/br/fiat', 'ar-fiat': '/ar/fiat' } as const
export const ORDERS = {
  'br-fiat': '/br/fiat/minha-conta/pedidos',
  'ar-fiat': '/ar/fiat/mi-cuenta/pedidos',
} as const

export interface MadeOrder {
  readonly id: string
  readonly number: string
  readonly campaignId?: string
}

/** The calls of one signed-in person of the demo, as the site's pages make them. */
export interface Calls {
  get(path: string): Promise<unknown>
  post(path: string, data?: unknown): Promise<unknown>
  put(path: string, data?: unknown): Promise<unknown>
}

/** Opens a session of a person of the demo in this context and accepts what their agreement asks. */
export async function become(request: APIRequestContext, email: string, site: string): Promise<Calls> {
  const headers = { 'x-site': site, 'x-xsrf-token': XSRF }
  const send = async (method: 'get' | 'post' | 'put', path: string, data?: unknown): Promise<unknown> => {
    const answer = await request[method](`/api${path}`, { headers, ...(data === undefined ? {} : { data }) })
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return answer.status() === 204 ? null : answer.json()
  }
  const calls: Calls = {
    get: (path) => send('get', path),
    post: (path, data) => send('post', path, data),
    put: (path, data) => send('put', path, data),
  }
  await calls.post('/demo/session', { email })
  const self = (await calls.get('/users/v2/users/self')) as { agreement: { isOutdated: boolean; version: string } }
  const { isOutdated, version } = self.agreement
  if (isOutdated) await calls.post('/users/v2/users/self/agreement', { version })
  return calls
}

const cookie = (name: string, value: string) => ({
  name,
  value,
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
})

/** What a browser holds before it signs in: the cookie question answered, and a token against forged posts. */
export const FRESH = { cookies: [cookie('volante-consent', 'necessary'), cookie('XSRF-TOKEN', XSRF)], origins: [] }

/** Signs the page in as the site's customer. */
export const signIn = (page: Page, site: OrderSite): Promise<Calls> => become(page.request, CUSTOMERS[site], site)

/** Signs the page in as somebody of the staff. */
export async function enterAs(page: Page, email: string, language: 'pt-BR' | 'es-AR' = 'pt-BR'): Promise<Calls> {
  await page.context().addCookies([cookie('volante-desk-language', language)])
  return become(page.request, email, 'br-fiat')
}

interface Campaign {
  readonly id: string
  readonly cars: readonly {
    readonly mvsCode: string
    readonly year: number
    readonly colors: readonly { code: string }[]
  }[]
}

const ADDRESS = {
  'br-fiat': {
    postalCode: '01310-100',
    street: 'Avenida Paulista',
    number: '1000',
    neighbourhood: 'Bela Vista',
    city: 'São Paulo',
    uf: 'SP',
  },
  'ar-fiat': {
    postalCode: 'C1425DKA',
    street: 'Avenida Santa Fe',
    number: '3253',
    neighbourhood: 'Palermo',
    city: 'Buenos Aires',
    uf: 'Ciudad Autónoma de Buenos Aires',
  },
} as const

/** Reserves a car that is in stock for a buyer nobody has seen before; other tests may take the same car first. */
export async function reserve(calls: Calls, request: APIRequestContext, site: OrderSite): Promise<MadeOrder> {
  const [campaign] = (await calls.get('/reservation/v2/campaigns?active=true')) as Campaign[]
  if (!campaign) throw new Error(`No campaign of ${site}`)
  const dealers = (await calls.get(`/reservation/v2/campaigns/${campaign.id}/dealers`)) as { code: string }[]
  const person =
    site === 'br-fiat'
      ? { name: 'João Mendes', cpf: newCpf(), phone: '11987654321', birthdate: '1990-05-05' }
      : { name: 'Lucía Ferreyra', dni: newDni(), phone: '1123456789', birthdate: '1990-05-05' }
  const start = Math.floor(Math.random() * campaign.cars.length)
  for (const car of [...campaign.cars.slice(start), ...campaign.cars.slice(0, start)]) {
    for (const { code } of dealers.slice(0, 40)) {
      const color = car.colors[0]?.code
      const data = { campaignId: campaign.id, mvsCode: car.mvsCode, year: car.year, color, dealerCode: code, person }
      const headers = { 'x-site': site, 'x-xsrf-token': XSRF }
      const made = await request.post('/api/reservation/v2/reservations/pre-reserve', { headers, data })
      if (made.ok()) {
        const order = (await made.json()) as MadeOrder
        await calls.put(`/orders/${order.id}/buyer`, { ...person, ...ADDRESS[site] })
        return order
      }
      expect(made.status(), await made.text()).toBe(409)
    }
  }
  throw new Error(`No car left in ${site}`)
}

/** Pays the reservation by Pix as soon as its code is there, and waits until the car is the buyer's. */
export async function payByPix(calls: Calls, request: APIRequestContext, order: MadeOrder): Promise<void> {
  const started = await calls.post('/reservation/v2/reservations/pix/payment', { reservationId: order.id })
  const { charge } = started as { charge: { id: string } }
  const headers = { 'x-site': 'br-fiat', 'x-xsrf-token': XSRF }
  const pay = async () => (await request.post(`/api/box/charges/${charge.id}/pay`, { headers })).status()
  await expect.poll(pay, { timeout: 60_000 }).toBe(204)
  await reach(calls, order, 'RESERVE')
}

export async function reach(calls: Calls, order: MadeOrder, status: string): Promise<void> {
  await expect
    .poll(
      async () => ((await calls.get(`/reservation/v2/reservations/${order.id}/status`)) as { status: string }).status,
      {
        timeout: 60_000,
      },
    )
    .toBe(status)
}

export const orderAddress = (site: OrderSite, { id }: MadeOrder): string => `${ORDERS[site]}/${id}`

/** Sends the papers a reserved order asks for and has them approved, up to the photo. */
export async function settlePapers(
  calls: Calls,
  staff: Calls,
  request: APIRequestContext,
  order: MadeOrder,
): Promise<void> {
  const { documents } = (await calls.get(`/reservation/v2/reservations/${order.id}/status`)) as {
    documents: { kind: string }[]
  }
  for (const { kind } of documents) {
    const answer = await request.post('/api/private-api/file/upload', {
      headers: { 'x-site': 'br-fiat', 'x-xsrf-token': XSRF },
      multipart: {
        request: JSON.stringify({ root_path: 'orders', sub_path: `${order.id}/${kind}` }),
        file: { name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer: await paperPhoto() },
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    await staff.post(`/orders/desk/${order.id}/documents`, { kind, approved: true })
  }
  await reach(calls, order, 'ANTI_FRAUD')
}
