import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { inDatabase } from './order-database.ts'
import { enterAs, FRESH } from './order-page.ts'

test.use({ storageState: FRESH })

const numberIn = (text: string): number => Number(text.replace(/\D/g, '') || 0)

/** What the morning page says, by the list that each figure leads to: read anew as the page that is open would be. */
async function figures(page: Page): Promise<ReadonlyMap<string, number>> {
  const links = await page.evaluate(async () => {
    const html = await (await fetch('/desk/today')).text()
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
    return [...(main?.querySelectorAll('li > a:has(strong), tr:has(th a)') ?? [])].map((place) => {
      const link = place instanceof HTMLAnchorElement ? place : place.querySelector('a')
      return [link?.getAttribute('href') ?? '', (place.querySelector('strong, td')?.textContent ?? '').trim()] as const
    })
  })
  return new Map(links.map(([to, text]) => [to, numberIn(text)]))
}

/** How many rows a list says it has, or what they come to where each is a count. */
async function countAt(page: Page, to: string): Promise<number> {
  if (to.startsWith('/desk/page-views')) {
    const { pathname, search } = new URL(to, 'https://volante.example')
    const [head = '', ...rows] = (await (await page.request.get(`${pathname}/file.csv${search}`)).text())
      .trim()
      .split('\r\n')
    const column = head.split(';').findIndex((cell) => cell.includes('Vezes aberta') || cell.includes('Veces abierta'))
    return rows.reduce((sum, row) => sum + numberIn(row.split(';')[column] ?? ''), 0)
  }
  const said = await page.evaluate(async (list) => {
    const html = await (await fetch(list)).text()
    const found = new DOMParser().parseFromString(html, 'text/html').querySelector('main h1 + p[role=status]')
    return found?.textContent
  }, to)
  expect(said, to).toBeDefined()
  return numberIn(said ?? '')
}

/** One of each thing that waits for somebody, beside what the demo has. */
test.beforeAll(() =>
  inDatabase(async (client) => {
    await client.query(
      `insert into journey_errors (id, country, type, journey_id, error, state, attempts, created_at, changed_at)
       values ($1, 'AR', 'PROPOSAL_SENT', $2, 'CRM 503', 'OPEN', 3, now(), now())`,
      [randomUUID(), `VLT-${randomUUID().slice(0, 8)}`],
    )
    await client.query(
      `insert into contact_messages (id, created_at, site, protocol, kind, name, email, reason, message, stage)
       values ($1, now(), 'br-fiat', $2, 'CONTACT', 'Ana Souza', 'ana@mail.example', 'QUESTION', 'Bom dia', 'new')`,
      [randomUUID(), `VLT-${randomUUID().slice(0, 8)}`],
    )
    await client.query(
      `insert into reports (id, created_at, site, protocol, reason, category, model, version, year, mileage, name, email, phone, message, stage)
       values ($1, now(), 'br-fiat', $2, 'DEFECT', 'ENGINE', 'Pulse', 'x', '2026', '10', 'Ana', 'ana@mail.example', '', 'Range', 'open')`,
      [randomUUID(), `VLT-${randomUUID().slice(0, 8)}`],
    )
  }),
)

/** Roles of the demo, and lists that their mornings lead to besides those of everybody. */
const MORNINGS = [
  [
    'admin@volante.example',
    ['/desk/page-views', '/desk/messages', '/desk/reports', '/admin/failed-jobs', '/admin/data/sets'],
  ],
  ['servicios@volante.example', ['/desk/integration-errors', '/admin/failed-jobs']],
  ['gerente@volante.example', ['/desk?', '/desk/appointments', '/desk/loans']],
  ['consultora@volante.example', ['/desk?']],
  ['financeiro@volante.example', ['/desk/work/']],
  ['documentos@volante.example', ['/desk/work/papers']],
  ['antifraude@volante.example', ['/desk/work/photos']],
] as const

for (const [email, lists] of MORNINGS)
  test(`the morning of ${email}: each figure leads to the list that counts to it`, async ({ page }) => {
    test.setTimeout(180_000)
    await enterAs(page, email)
    await page.goto('/desk/today')
    expect(await violationsOf(page)).toEqual([])
    const counts = await figures(page)
    for (const list of lists) expect([...counts.keys()], list).toContainEqual(expect.stringContaining(list))
    for (const to of counts.keys()) {
      // Others work beside this: what changed between two readings is read again.
      await expect(async () => {
        const count = (await figures(page)).get(to)
        expect([to, await countAt(page, to)]).toEqual([to, count])
      }).toPass({ timeout: 60_000 })
    }
  })
