import { BULK } from '@volante/contract/bulk-targets'
import type { Language } from '@volante/domain/vocabulary'
import { expect, test } from 'vitest'
import type { Page } from '../shell/page-context.ts'
import { batchFile } from '../work/bulk/batch-file.server.ts'
import { fieldsOfRecord } from '../work/resource/shape.server.ts'
import { workPage } from '../work/work-texts.server.ts'
import { RESOURCES } from './resources.ts'

const TARGETS = Object.entries(BULK).flatMap(([path, target]) =>
  Object.entries(target.does).map(([call, { held, set, fixed = {} }]) => {
    const resource = RESOURCES.find((one) => one.path === path)
    if (!resource) throw new Error(`${path} is no list`)
    return { path, call, resource, get: target.get, names: held ?? [...set, ...Object.keys(fixed)] }
  }),
)

test.each(TARGETS)('what became of $call in $path has its words in both languages', ({ resource, get, names }) => {
  for (const language of ['pt-BR', 'es-AR'] as const) {
    const { texts } = workPage(
      pageOf(() => Promise.resolve(null)),
      asking(language),
    )
    const fields = fieldsOfRecord(resource, texts, get, names)
    const ids = fields.flatMap(({ kind, label, words, options }) => [
      label,
      ...(kind === 'choice' ? options.map((option) => words.replace('*', option)) : []),
    ])
    expect([language, ids.filter((id) => !texts.has(id))]).toEqual([language, []])
  }
})

test.each([
  [
    'pt-BR',
    '"Código";"Registro";"Resultado";"Por quê";"Situação (antes)";"Situação (depois)"',
    '"Mudou"',
    '"Confirmado"',
  ],
  [
    'es-AR',
    '"Código";"Registro";"Resultado";"Por qué";"Estado (antes)";"Estado (después)"',
    '"Cambió"',
    '"Confirmado"',
  ],
] as const)('the file of what became of each row is in %s', async (language, head, outcome, after) => {
  const resource = RESOURCES.find(({ path }) => path === '/desk/appointments')
  const row = { id: '1', name: 'Ana', why: null, before: { status: 'REQUESTED' }, after: { status: 'CONFIRMED' } }
  const rows = () => Promise.resolve({ fields: ['status'], rows: [{ ...row, outcome: 'changed' }] })
  const file = await batchFile(pageOf(rows), resource as never, asking(language), new URL('http://x/'), '1')
  const lines = (await file.text()).replace('\uFEFF', '').split('\r\n')
  expect(lines[0]).toBe(head)
  expect(lines[1]).toContain(outcome)
  expect(lines[1]).toMatch(new RegExp(`${after}$`))
})

/** Who looks at a file, over the service that knows its rows. */
function pageOf(rows: () => Promise<unknown>): Page {
  const site = { id: 'portal', brand: 'portal', currency: 'BRL', timeZone: 'UTC' }
  const visitor = { id: '1', name: 'Ana', roles: ['user_dealer'] }
  return { api: { bulk: { rows } }, site, sites: [site], visitor } as unknown as Page
}

const asking = (language: Language) =>
  new Request('http://volante.example/', { headers: { cookie: `volante-desk-language=${language}` } })
