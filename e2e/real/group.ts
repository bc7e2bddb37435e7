import { expect, type Page } from '@playwright/test'
import type { Batch } from '@volante/contract/sheets'
import type { ProviderTry, TRY_KINDS } from '@volante/contract/setup'
import { openBrowser } from '../../scripts/scenario/browser.ts'
import type { SmallGroup } from './catalogue.ts'
import type { openMailbox } from './mailbox.ts'

export const PASSWORD = 'Comeco#2026'
const XSRF = 'real-journey'

/** Where a group builds its platform, and where its people's letters come. */
export interface Group {
  readonly base: string
  readonly site: 'br-fiat' | 'ar-peugeot'
  readonly mailbox: Awaited<ReturnType<typeof openMailbox>>
}

export const basic = (email: string) => ({
  authorization: `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}`,
})

/** What a browser of staff and buyers holds: the cookie question answered, a token against forged posts. */
export const cookies = (base: string) =>
  ['volante-consent=necessary', `XSRF-TOKEN=${XSRF}`].map((one) => {
    const [name = '', value = ''] = one.split('=')
    return { name, value, url: base }
  })

export const headersAt = ({ site }: Group) => ({ 'x-site': site, 'x-xsrf-token': XSRF })

/** The token in the link of the newest letter to somebody. */
export async function mailedToken({ mailbox }: Group, address: string): Promise<string> {
  const token = () => /token=([\w-]+)/.exec(mailbox.letterTo(address) ?? '')?.[1] ?? ''
  await expect.poll(token, { timeout: 60_000 }).not.toBe('')
  return token()
}

/** The calls of whoever is signed in on the page. */
export function callsOf(group: Group, { request }: Page) {
  const send = async <T>(method: 'get' | 'post' | 'put', path: string, data?: object): Promise<T> => {
    const answer = await request[method](`${group.base}/api${path}`, {
      headers: headersAt(group),
      ...(data ? { data } : {}),
    })
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return answer.json().catch(() => null) as Promise<T>
  }
  return {
    get: <T>(path: string) => send<T>('get', path),
    post: <T>(path: string, data: object = {}) => send<T>('post', path, data),
    put: <T>(path: string, data: object) => send<T>('put', path, data),
  }
}

interface Invited {
  readonly name: string
  readonly email: string
  readonly roles: readonly string[]
}

/** Somebody who is invited by letter, with rights everywhere; those over money wait until `agreed`. Returns their calls. */
export async function invite(
  group: Group,
  page: Page,
  { name, email, roles }: Invited,
  agreed?: (id: string, rightsVersion: number) => Promise<unknown>,
) {
  const first = callsOf(group, page)
  const country = group.site.slice(0, 2).toUpperCase()
  const { id } = await first.post<{ id: string }>('/users/v2/user', { name, email, country, roles })
  const rightsVersion = async () => (await first.get<{ rightsVersion: number }>(`/people/${id}`)).rightsVersion
  const everywhere = { markets: ['all'], brands: ['all'], regions: [], dealerGroups: [], dealerCodes: [] }
  await first.put(`/people/${id}/rights`, { roles, ...everywhere, rightsVersion: await rightsVersion() })
  await agreed?.(id, await rightsVersion())
  const { api } = openBrowser(group.base, group.site)
  const token = await mailedToken(group, email)
  await api.users.confirm({ body: { token, password: PASSWORD, passwordConfirmation: PASSWORD } })
  await api.authentication.signIn({ headers: basic(email), body: { remember: false } })
  return api
}

export type Colleague = Awaited<ReturnType<typeof invite>>

/** Says who sells in the group's country; another person approves. */
export async function sayWhoSells(
  group: Group,
  page: Page,
  second: Colleague,
  legal: Readonly<Record<string, string>>,
): Promise<void> {
  const scope = group.site.slice(0, 2).toUpperCase()
  for (const [name, value] of Object.entries(legal)) {
    const path = `/site-settings/values/legal.${name}`
    const change = await callsOf(group, page).post<{ id: string; state: string }>(path, { scope, value })
    if (change.state === 'DRAFT') await second.siteSettings.approve({ params: { id: change.id } })
  }
}

/** Brings in pictures, then the sheets that name them one after the other; another person applies them. No row may be refused. */
export async function bringCatalogue(
  group: Group,
  page: Page,
  second: Colleague,
  { files, pictures }: SmallGroup,
): Promise<void> {
  for (const picture of pictures) await callsOf(group, page).post('/pictures', picture)
  for (const { sheet, csv } of files) {
    const content = Buffer.from(csv).toString('base64')
    const path = `/sheets/${sheet}/batches`
    const batch = await callsOf(group, page).post<Batch>(path, { name: `${sheet}.csv`, content })
    const read = () => second.sheets.batch({ params: { id: batch.id } })
    await expect.poll(async () => (await read()).state, { timeout: 60_000 }).not.toBe('READING')
    const { state, counts, rows, problem } = await read()
    expect([sheet, state, problem, counts.refused, rows.filter(({ problems }) => problems.length > 0)]).toEqual([
      sheet,
      'READY',
      null,
      0,
      [],
    ])
    await second.sheets.apply({ params: { id: batch.id } })
    await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('APPLIED')
  }
}

/** Tries services one after the other; returns how each went, a failure by its reason. */
export async function triedStates(
  group: Group,
  page: Page,
  kinds: readonly (typeof TRY_KINDS)[number][],
): Promise<[string, string][]> {
  const states: [string, string][] = []
  for (const kind of kinds) {
    const { last } = await callsOf(group, page).post<ProviderTry>('/setup/tries', { kind })
    states.push([kind, last?.reason ?? last?.state ?? 'untried'])
  }
  return states
}
