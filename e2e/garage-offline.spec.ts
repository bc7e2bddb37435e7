import { expect, type Page, test } from '@playwright/test'
import { FRESH, signIn } from './order-page.ts'

test.use({ storageState: FRESH, viewport: { width: 360, height: 740 } })

/** Paths this browser has kept. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const keys = await Promise.all(caches_.map((cache) => cache.keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

const GARAGE = '/br/fiat/minha-conta/garagem'
const VISITS = '/br/fiat/minha-conta/agendamentos'

test('garage and appointments open without a line as they were last seen, with their moment; after a sign-out nothing of it is left', async ({
  page,
  context,
}) => {
  const calls = await signIn(page, 'br-fiat')
  const [version] = (await calls.get('/mvs/mvs')) as { code: string }[]
  const car = (await calls.post('/garage/v1/owned', { mvsCode: version?.code, nickname: 'Sem sinal' })) as {
    id: string
  }
  const paths = [VISITS, `${GARAGE}?list=wanted`, `${GARAGE}/${car.id}`, GARAGE]
  await page.context().addCookies([{ name: 'volante-known', value: '1', domain: '127.0.0.1', path: '/' }])
  for (const path of paths) {
    await page.goto(path)
    await expect.poll(() => keptPaths(page), { timeout: 60_000 }).toContain(path)
  }
  await context.setOffline(true)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByText(/^Sem conexão: isto é de /)).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /Sem sinal/ }).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Sem conexão: isto é de /)).toHaveCount(0)
  await page.goto('/br/fiat/sair')
  await page.locator('main').getByRole('button', { name: /Sair/ }).click()
  await page.waitForURL(/done=signedOut/)
  await expect.poll(() => keptPaths(page)).toEqual([])
})
