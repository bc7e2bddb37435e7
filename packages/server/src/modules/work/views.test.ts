import { describe, expect, test } from 'vitest'
import type { Role } from '@volante/domain/vocabulary'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const people = '/admin/users'
const as = (role: Role) => server.as({ roles: [role] })

describe('saved views', () => {
  test('are kept by person and list, the same name once, however it is written', async () => {
    const [mine, other] = [await as('user_creator'), await as('user_creator')]
    const save = (name: string, query: Record<string, string>) =>
      mine.views.save({ body: { list: people, name, query } })
    await save('Convidados', { state: 'invited' })
    const kept = await save(' CONVIDADOS ', { state: 'invited', sort: 'name' })
    await save('Ativos', { state: 'active' })
    const listed = await mine.views.list({ query: { list: people } })
    expect(listed.map(({ name, query, isOwn }) => [name, query, isOwn])).toEqual([
      ['Ativos', { state: 'active' }, true],
      ['CONVIDADOS', { sort: 'name', state: 'invited' }, true],
    ])
    expect(await other.views.list({ query: { list: people } })).toEqual([])
    await expect(other.views.remove({ params: { id: kept.id } })).rejects.toMatchObject({ status: 404 })
    await mine.views.remove({ params: { id: kept.id } })
    expect(await mine.views.list({ query: { list: people } })).toHaveLength(1)
  })

  test('are shared with a role or with everybody who opens the list, and are only their maker’s to forget', async () => {
    const [admin, creator, service] = [await as('user_admin'), await as('user_creator'), await as('service_admin')]
    const body = { list: people, query: {} }
    const ofRole = await admin.views.save({ body: { ...body, name: 'Papel', sharedWith: 'user_creator' } })
    await admin.views.save({ body: { ...body, name: 'Todos', sharedWith: 'all' } })
    await admin.views.save({ body: { ...body, name: 'Minha' } })
    const seen = (await creator.views.list({ query: { list: people } })).filter(({ isOwn }) => !isOwn)
    expect(seen.map(({ name, sharedWith }) => [name, sharedWith])).toEqual([
      ['Papel', 'user_creator'],
      ['Todos', 'all'],
    ])
    await expect(creator.views.remove({ params: { id: ofRole.id } })).rejects.toMatchObject({ status: 404 })
    await expect(service.views.list({ query: { list: people } })).rejects.toMatchObject({ status: 403 })
    await expect(service.views.save({ body: { ...body, name: 'x' } })).rejects.toMatchObject({ status: 403 })
    await expect(admin.views.list({ query: { list: '/admin/nothing' } })).rejects.toMatchObject({ status: 403 })
  })

  test('are kept of each data sheet too, by who keeps data', async () => {
    const [keeper, other] = [await as('service_admin'), await as('user_admin')]
    const list = '/admin/data/models'
    await keeper.views.save({ body: { list, name: 'Fiat', query: { 'is.brand': 'fiat', columns: 'name.position' } } })
    expect((await keeper.views.list({ query: { list } })).map(({ name }) => name)).toEqual(['Fiat'])
    expect(await keeper.views.list({ query: { list: '/admin/data/versions' } })).toEqual([])
    await expect(other.views.list({ query: { list } })).rejects.toMatchObject({ status: 403 })
  })

  test('one of each list is what its maker’s page opens with, for nobody else', async () => {
    const [mine, other] = [await as('user_admin'), await as('user_creator')]
    const save = (name: string, isDefault: boolean) =>
      mine.views.save({
        body: { list: people, name, query: { state: 'active' }, sharedWith: 'user_creator', isDefault },
      })
    const defaults = async ({ views }: typeof mine) =>
      (await views.list({ query: { list: people } })).filter(({ isDefault }) => isDefault).map(({ name }) => name)
    expect(await save('Uma', true)).toMatchObject({ isDefault: true })
    await save('Outra', true)
    expect(await defaults(mine)).toEqual(['Outra'])
    expect(await defaults(other)).toEqual([])
    await save('Outra', false)
    expect(await defaults(mine)).toEqual([])
  })

  test('take a name, and no more than twenty of one list', async () => {
    const { views } = await as('service_admin')
    const save = (name: string, list = '/admin/audit') => views.save({ body: { list, name, query: {} } })
    await expect(save('  ')).rejects.toMatchObject({ fields: [{ path: 'name' }] })
    for (let i = 0; i < 20; i++) await save(`x${i}`)
    await expect(save('one more')).rejects.toMatchObject({ code: 'users.tooManyViews' })
    await save('x7')
    await save('one more', '/admin/upgrades')
    expect(await views.list({ query: { list: '/admin/audit' } })).toHaveLength(20)
  })
})
