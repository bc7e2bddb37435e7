import { expect, type Page, test } from '@playwright/test'
import { paperPhoto } from '../scripts/scenario/sample-files.ts'
import { violationsOf } from './accessibility.ts'
import { become, type Calls, enterAs, FRESH, type MadeOrder, reach } from './order-page.ts'
import { failPhotos, orderAtPhoto, paidOrder, somebodyElse } from './order-steps.ts'

test.use({ storageState: FRESH })

/** The review of this order, claimed: other journeys leave work in the same queues. */
async function claim(page: Page, queue: string, order: MadeOrder): Promise<void> {
  await page.goto('/desk/work')
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="/desk/work/${queue}"]`) })
  await card.locator('a').last().click()
  const row = page.getByRole('row').filter({ hasText: order.number })
  const next = page.getByRole('link', { name: 'Próxima página' })
  while ((await row.count()) === 0 && (await next.count()) > 0) await next.click()
  await row.getByRole('button', { name: 'Assumir' }).click()
  await expect(page.getByText('Está com você.')).toBeVisible()
}

async function sendPaper(request: Page['request'], { id }: MadeOrder, kind: string): Promise<void> {
  const answer = await request.post('/api/private-api/file/upload', {
    headers: { 'x-site': 'br-fiat', 'x-xsrf-token': 'e2e-orders' },
    multipart: {
      request: JSON.stringify({ root_path: 'orders', sub_path: `${id}/${kind}` }),
      file: { name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer: await paperPhoto() },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

const kindsOf = async (buyer: Calls, { id }: MadeOrder): Promise<string[]> => {
  const { documents } = (await buyer.get(`/reservation/v2/reservations/${id}/status`)) as {
    documents: { kind: string }[]
  }
  return documents.map(({ kind }) => kind)
}

test('who claims an order has it alone; papers are approved and refused by keys, one after the other (D6, D26)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const home = await browser.newContext({ baseURL: baseURL ?? '', storageState: FRESH })
  const buyer = await become(home.request, 'cliente@volante.example', 'br-fiat')
  const order = await paidOrder(buyer, home.request)
  const kinds = await kindsOf(buyer, order)
  for (const kind of kinds) await sendPaper(home.request, order, kind)

  await enterAs(page, 'documentos@volante.example')
  await claim(page, 'papers', order)
  // What is claimed stays so in another browser of the same person.
  const other = await browser.newContext({ baseURL: baseURL ?? '', storageState: FRESH })
  const theirs = await other.newPage()
  await enterAs(theirs, 'documentos@volante.example')
  await theirs.goto('/desk/work')
  await expect(theirs.getByRole('link', { name: `Continuar ${order.number}` })).toBeVisible()
  await other.close()

  const region = page.getByRole('region', { name: 'Documentos a conferir' })
  await expect(region.locator('img').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const wide = async () => (await region.locator('img').first().boundingBox())?.width ?? 0
  const before = await wide()
  await page.keyboard.press('+')
  await expect.poll(wide).toBeGreaterThan(before)
  await page.keyboard.press('1')
  const states = async () => {
    const { documents } = (await buyer.get(`/reservation/v2/reservations/${order.id}/status`)) as {
      documents: { state: string }[]
    }
    return documents.map(({ state }) => state)
  }
  await expect.poll(async () => (await states()).filter((state) => state === 'refused').length).toBe(1)
  const open = async () => (await states()).filter((state) => state === 'sent').length
  for (let left = kinds.length - 1; left > 0; left -= 1) {
    await expect(region.getByRole('button', { name: /^Aprovar/ })).toBeVisible()
    // While the verdict before is on its way a key does nothing.
    await expect(async () => {
      if ((await open()) === left) await page.keyboard.press('a')
      await expect.poll(open, { timeout: 2_000 }).toBe(left - 1)
    }).toPass({ timeout: 60_000 })
  }
  // The last verdict leads on: this order is nobody's work any more.
  await expect(page).not.toHaveURL(new RegExp(order.id))
  await page.goto('/desk/work')
  await expect(page.getByRole('link', { name: `Continuar ${order.number}` })).toHaveCount(0)
  await home.close()
})

test('a photo is compared beside the document, and the same person goes on by a key (D6)', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.slow()
  const home = await browser.newContext({ baseURL: baseURL ?? '', storageState: FRESH })
  const buyer = await become(home.request, 'cliente@volante.example', 'br-fiat')
  const staff = await somebodyElse(playwright, baseURL, 'documentos@volante.example')
  const order = await orderAtPhoto(buyer, staff, home.request)
  await failPhotos(buyer, order)
  await enterAs(page, 'antifraude@volante.example')
  await claim(page, 'photos', order)
  const pictures = page.getByRole('region', { name: 'Fotos a comparar' }).locator('img')
  expect(await pictures.count()).toBeGreaterThanOrEqual(2)
  for (const picture of await pictures.all())
    await expect.poll(async () => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  expect(await violationsOf(page)).toEqual([])
  await page.locator('html[data-layout]').waitFor()
  await page.keyboard.press('a')
  await reach(buyer, order, 'SIGN_CONTRACT')
  await expect(page).not.toHaveURL(new RegExp(order.id))
  await home.close()
})
