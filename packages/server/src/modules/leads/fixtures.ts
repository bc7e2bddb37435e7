import type { Db } from '../../platform/db/database.ts'

/** Codes of the network and car that the tests of leads bring along. */
export const DEALER = 'TL-SP'
export const DEALER_RECIFE = 'TL-RE'
export const DEALER_JEEP = 'TL-JP'
export const DEALER_AR = 'TL-BA'
export const BLOCKED_DEALER = 'TL-XX'
export const CAR = 'TLQABC0'
export const CPF = '52998224725'
export const CNPJ = '11222333000181'

const CITIES = { SP: '3550308', PE: '2611606' } as const

/** Four open dealers, a blocked one and a Fiat sold in both countries; on top of whatever the demo world holds. */
export async function addNetwork(db: Db): Promise<void> {
  await db.insertInto('dealer_groups').values({ id: 'tl', code: 'TL', name: 'Grupo Teste', country: 'BR' }).execute()
  await addCity(db, CITIES.SP, 'BR', 'SP', 'São Paulo')
  await addCity(db, CITIES.PE, 'BR', 'PE', 'Recife')
  await addCity(db, 'tl-cordoba', 'AR', 'Provincia de Prueba', 'Ciudad de Prueba')
  await addDealer(db, { code: DEALER, brands: ['fiat'], state: 'SP', city: CITIES.SP, phone: '1133334444' })
  await addDealer(db, { code: DEALER_RECIFE, brands: ['fiat'], state: 'PE', city: CITIES.PE, phone: '8133334444' })
  await addDealer(db, { code: DEALER_JEEP, brands: ['jeep'], state: 'SP', city: CITIES.SP, phone: '1133335555' })
  await addDealer(db, {
    code: BLOCKED_DEALER,
    brands: ['fiat'],
    state: 'SP',
    city: CITIES.SP,
    phone: '1133336666',
    blocked: true,
  })
  await addDealer(db, {
    code: DEALER_AR,
    brands: ['fiat'],
    state: 'Provincia de Prueba',
    city: 'tl-cordoba',
    phone: '3514445555',
    country: 'AR',
  })
  await addCar(db)
}

async function addCity(db: Db, code: string, country: 'BR' | 'AR', state: string, name: string): Promise<void> {
  await db
    .insertInto('cities')
    .values({ code, country, state, name, lon: -46, lat: -23, area_code: null, postal_code: null, zone_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface NewDealer {
  readonly code: string
  readonly brands: string[]
  readonly state: string
  readonly city: string
  readonly phone: string
  readonly country?: 'BR' | 'AR'
  readonly blocked?: boolean
}

async function addDealer(db: Db, dealer: NewDealer): Promise<void> {
  const { code, brands, state, city, phone, country = 'BR', blocked = false } = dealer
  await db
    .insertInto('dealers')
    .values({
      id: `id-${code}`,
      code,
      name: `Dealer ${code}`,
      brands,
      country,
      state,
      city_code: city,
      phone,
      blocked,
      street: 'Rua',
      number: '1',
      neighborhood: 'Centro',
      postal_code: '01001000',
      lon: -46,
      lat: -23,
      whats_app: `55${phone}`,
      email: `${code.toLowerCase()}@dealer.example`,
      tax_id: CNPJ,
      group_id: 'tl',
      zone_id: null,
      types: [],
      services: [],
      econnect: false,
      blocked_reason: null,
      time_zone: 'America/Sao_Paulo',
      opening: '[]',
    })
    .execute()
}

async function addCar(db: Db): Promise<void> {
  const text = (value: string) => JSON.stringify({ 'pt-BR': value, 'es-AR': value })
  await db
    .insertInto('models')
    .values({
      code: 'TLQ',
      brand: 'fiat',
      slug: 'teste-tlq',
      name: 'Teste',
      short_name: 'Teste',
      body: 'hatch',
      status: 'current',
      position: 900,
      licence: 'B',
      length_mm: 4000,
      width_mm: 1700,
      height_mm: 1500,
      wheelbase_mm: 2500,
    })
    .execute()
  await db
    .insertInto('versions')
    .values({
      mvs_code: CAR,
      model_code: 'TLQ',
      version_code: 'TLQABC',
      series_code: '0',
      name: text('Like 1.0'),
      version_group: 'Like',
      engine: text('1.0'),
      gear: text('Manual'),
      gear_kind: 'MANUAL',
      fuel: 'Flex',
      doors: 5,
      position: 0,
      description: 'Teste Like 1.0',
    })
    .execute()
  for (const country of ['BR', 'AR'] as const) {
    await db
      .insertInto('model_markets')
      .values({
        country,
        brand: 'fiat',
        model_code: 'TLQ',
        years: [2027],
        fuels: ['Flex'],
        gear_kinds: ['MANUAL'],
        version_count: 1,
      })
      .execute()
    await db
      .insertInto('version_years')
      .values({ mvs_code: CAR, country, year: 2027, production_year: 2026, sold_from: '2026-01-01', sold_to: null })
      .execute()
  }
}

export const PERSON = {
  leadPersonType: 'physicalPerson',
  firstName: 'Maria Souza Lima',
  email: 'maria@mail.example',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
  dealersCode: DEALER,
  productCode: CAR,
  msc_ano_modelo: '2027',
  preferred_contact_method: 'WHATSAPP',
  allowEmail: true,
  allowWhatsApp: true,
} as const

export const COMPANY = {
  leadPersonType: 'legalPerson',
  corporateName: 'Silva & Filhos Ltda.',
  contactName: 'João Silva',
  email: 'compras@silva.example',
  cnpj: '11.222.333/0001-81',
  phone: '1133334444',
  totalVehicles: 12,
  hasTwoYearCnpj: true,
  allowPhone: true,
} as const
