import { readProtocol } from '@volante/domain/lead/protocol'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const REQUEST = {
  kind: 'REGRET',
  name: 'Silva & Filhos Ltda.',
  email: 'ana@mail.example',
  reference: 'Pedido 12345',
}

const create = async (body: Partial<Record<keyof typeof REQUEST | 'phone' | 'message', string>>, site = 'ar-fiat') =>
  (await server.as({ client: true }, site)).regret.requestCreate({ body })

const letters = (recipient: string) =>
  server.db.selectFrom('outbox').select(['subject', 'body', 'site']).where('recipient', '=', recipient).execute()

describe('a request', () => {
  test('needs no account, answers a code at once and is kept', async () => {
    const { code, createdAt } = await create({ ...REQUEST, email: 'kept@mail.example' })
    expect(readProtocol(code)).toBe(code)
    const row = await server.db
      .selectFrom('regret_requests')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ site: 'ar-fiat', kind: 'REGRET', name: REQUEST.name, phone: null, message: null })
    expect(row.created_at.toISOString()).toBe(createdAt)
  })

  test('is confirmed by mail in the language of the site, and told to the company', async () => {
    const { code } = await create({ ...REQUEST, kind: 'UNSUBSCRIBE', email: 'mail@mail.example' })
    await expect.poll(() => letters('mail@mail.example')).toHaveLength(1)
    const [letter] = await letters('mail@mail.example')
    expect(letter).toMatchObject({ site: 'ar-fiat', subject: expect.stringContaining(code) })
    expect(letter?.body).toContain(code)
    expect(letter?.body).toMatch(/baja/i)
    const company = server.platform.sites.find((site) => site.id === 'ar-fiat')?.legal.email ?? ''
    await expect
      .poll(async () => (await letters(company)).map(({ body }) => body))
      .toContainEqual(expect.stringContaining(code))
  })

  test('sent twice at once is one request with one code', async () => {
    const body = { ...REQUEST, email: 'twice@mail.example' }
    const [first, second] = await Promise.all([create(body), create({ ...body, email: ' TWICE@mail.example ' })])
    expect(second).toEqual(first)
    const other = await create({ ...body, reference: 'Pedido 99' })
    expect(other.code).not.toBe(first?.code)
  })

  test.each([
    [{ name: ' ' }, 'name', 'Campo obligatorio'],
    [{ email: 'ana' }, 'email', 'Ingresá un correo electrónico válido'],
    [{ reference: '' }, 'reference', 'Campo obligatorio'],
    [{ phone: '12' }, 'phone', 'Ingresá un teléfono válido'],
    [{ message: '<b>' }, 'message', 'Caracteres no permitidos: & $ < > %'],
    [{ kind: 'OTHER' }, 'kind', 'Los datos enviados no son válidos.'],
  ])('with %j is refused by name', async (wrong, path, message) => {
    await expect(create({ ...REQUEST, ...wrong })).rejects.toMatchObject({
      status: 422,
      fields: [{ path, message }],
    })
  })
})
