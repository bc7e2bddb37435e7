import { describe, expect, test } from 'vitest'
import { broken, hang, json, type Reply, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import { builtInPostalCodes } from './built-in.ts'
import { createPostalCodes, type PostalCodeSettings, type PostalTables } from './choose.ts'
import { correios } from './correios.ts'
import { viaCep } from './viacep.ts'

const stub = stubService()
const tables: PostalTables = {
  cityOf: async (cep) => (cep.startsWith('13') ? { code: '3509502', name: 'Campinas', state: 'SP' } : undefined),
  ibgeOf: async (uf, city) => (uf === 'SP' && city === 'São Paulo' ? '3550308' : null),
}
const via = () => viaCep({ base: `${stub.base}/ws/`, timeoutMs: 1500 })
const post = () => correios({ base: `${stub.base}/cep/v2`, token: 't-1', timeoutMs: 1500 })(tables.ibgeOf)

const entry = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  complemento: '',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
}
const answer = {
  postalCode: '01310100',
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
  precision: 'street',
}

describe('built in', () => {
  const source = builtInPostalCodes(tables)
  test.each([
    ['13010000', { city: 'Campinas', uf: 'SP', ibge: '3509502', precision: 'city' }],
    ['97500000', { city: '', uf: 'RS', ibge: null, precision: 'state' }],
  ])('%s', async (cep, known) =>
    expect(await source.byCode(cep)).toMatchObject({ postalCode: cep, street: '', ...known }),
  )

  test('knows no prefix below 01000 and no street', async () => {
    expect(await source.byCode('00500000')).toBeNull()
    expect(await source.byAddress('SP', 'São Paulo', 'Avenida Paulista')).toBeNull()
  })
})

describe('ViaCEP', () => {
  test('by code', async () => {
    stub.answer = json(entry)
    expect(await via().byCode('01310100')).toEqual(answer)
    expect(stub.seen[0]?.path).toBe('/ws/01310100/json/')
  })

  test('a code for a whole town has no street', async () => {
    stub.answer = json({ ...entry, logradouro: '', bairro: '' })
    expect(await via().byCode('18150000')).toMatchObject({ street: '', precision: 'city' })
  })

  test.each([true, 'true'])('unknown is 200 with erro %j', async (erro) => {
    stub.answer = json({ erro })
    expect(await via().byCode('99999999')).toBeNull()
  })

  test('by address, every part escaped', async () => {
    stub.answer = json([entry])
    expect(await via().byAddress('SP', 'São Paulo', 'Av. 9/10')).toBe('01310100')
    expect(stub.seen[0]?.path).toBe('/ws/SP/São Paulo/Av. 9/10/json/')
    stub.answer = json([])
    expect(await via().byAddress('SP', 'São Paulo', 'Nenhuma')).toBeNull()
  })
})

describe('Correios', () => {
  test('by code, with the token; the IBGE code comes from our own tables', async () => {
    stub.answer = json({
      cep: '01310100',
      uf: 'SP',
      localidade: 'São Paulo',
      logradouro: 'Avenida Paulista',
      bairro: 'Bela Vista',
    })
    expect(await post().byCode('01310100')).toEqual(answer)
    expect(stub.seen[0]).toMatchObject({ path: '/cep/v2/enderecos/01310100', headers: { authorization: 'Bearer t-1' } })
  })

  test('unknown is 404', async () => {
    stub.answer = json({ msgs: ['não encontrado'] }, 404)
    expect(await post().byCode('99999999')).toBeNull()
    expect(await post().byAddress('SP', 'São Paulo', 'x')).toBeNull()
  })

  test('by address', async () => {
    stub.answer = json({ itens: [{ cep: '01310100', uf: 'SP', localidade: 'São Paulo' }] })
    expect(await post().byAddress('SP', 'São Paulo', 'Avenida Paulista')).toBe('01310100')
    expect(stub.seen[0]?.query.get('logradouro')).toBe('Avenida Paulista')
  })
})

test.each<[string, Reply]>([
  ['hanging', hang],
  ['broken', broken],
  ['rubbish', rubbish],
  ['failing', json({}, 500)],
  ['of another shape', json({ cep: 1 })],
  ['a wrong token', json({}, 401)],
])('%s answers are failures of both', async (_, reply) => {
  stub.answer = reply
  await expect(via().byCode('01310100')).rejects.toThrow()
  await expect(post().byCode('01310100')).rejects.toThrow()
})

describe('choosing', () => {
  const settings = (standard: PostalCodeSettings['standard'], contract = false): PostalCodeSettings => ({
    standard,
    viaCep: { base: `${stub.base}/ws`, timeoutMs: 1500 },
    ...(contract ? { correios: { base: stub.base, token: 't', timeoutMs: 1500 } } : {}),
  })

  test('offline nothing is asked outside', async () => {
    const codes = createPostalCodes(settings('built-in'))
    expect(codes.inTurn(tables)).toHaveLength(1)
    for (const name of ['viacep', 'correios'] as const) {
      expect(await codes.source(name, tables).byCode('13010000')).toMatchObject({ city: 'Campinas' })
    }
    expect(stub.seen).toHaveLength(0)
  })

  test('the standard source is asked first, the built-in one last', async () => {
    stub.answer = json({}, 404)
    const [first] = createPostalCodes(settings('correios', true)).inTurn(tables)
    await first?.byCode('01310100')
    expect(stub.seen[0]?.path).toBe('/enderecos/01310100')
    expect(createPostalCodes(settings('correios', true)).inTurn(tables)).toHaveLength(3)
    expect(createPostalCodes(settings('viacep')).inTurn(tables)).toHaveLength(2)
  })
})
