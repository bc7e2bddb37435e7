import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestServer } from '../../tools/testing/test-server.ts'

export const PASSWORD = 'Segredo#2026'

export const basic = (email: string, password = PASSWORD): { authorization: string } => ({
  authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
})

export const newEmail = (): string => `${randomUUID().slice(0, 8)}@mail.example`

/** A browser: keeps cookies, repeats the anti-forgery token, and comes from an address of its own. */
export class Browser {
  readonly cookies = new Map<string, string>([['XSRF-TOKEN', 'x']])
  readonly #server: TestServer
  readonly #ip: string

  constructor(server: TestServer, ip = `10.0.0.${Math.ceil(Math.random() * 250)}`) {
    this.#server = server
    this.#ip = ip
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers: Readonly<Record<string, string>> = {},
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await this.#server.app.inject({
      method,
      url: `/api${url}`,
      remoteAddress: this.#ip,
      headers: { cookie, 'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '', ...headers },
      ...(payload ? { payload } : {}),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  signIn(email: string, password = PASSWORD, body: object = {}) {
    return this.send('POST', '/authentication/v3/authentication', body, basic(email, password))
  }
}

/** Letters to an address, newest first. */
export const letters = (server: TestServer, email: string) =>
  server.db
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .execute()

/** Waits for so many letters and returns the token in the newest one. */
export async function tokenFor(server: TestServer, email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await letters(server, email)).length, { timeout: 10_000 }).toBe(count)
  const [newest] = await letters(server, email)
  const token = /token=([\w-]+)/.exec(newest?.body ?? '')?.[1]
  if (!token) throw new Error('The letter has no link')
  return token
}

/** Somebody who signed up and confirmed, in their browser. */
export async function signedUp(server: TestServer, email = newEmail(), password = PASSWORD) {
  const browser = new Browser(server)
  await browser.send('POST', '/users/v3/users', { name: 'Ana Souza' }, basic(email, password))
  const token = await tokenFor(server, email)
  const confirmed = await browser.send('PUT', '/users/v2/signup/password/confirm', { token })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  return { email, browser }
}
