import { expect, type Page, test } from '@playwright/test'

const KB = 1024

/** What a page of this visit was sent, read to its end and before anybody reads: bytes in all and of scripts, requests, and how far anything moved. */
async function weighed(page: Page, path: string) {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.clearBrowserCache')
  const types = new Map<string, string>()
  const sent = { all: 0, scripts: 0, requests: 0 }
  line.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.requests += 1
    sent.all += encodedDataLength
    if (types.get(requestId) === 'Script') sent.scripts += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const moved = await movedOn(page)
  const first = { ...sent }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let at = 0; at < height; at += 700) {
    await page.mouse.wheel(0, 700)
    await page.waitForLoadState('networkidle')
  }
  await line.detach()
  return { ...sent, first, moved }
}

/** How far anything moved until now, as a share of the screen. */
const movedOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        new PerformanceObserver((list) => tell(shiftOf(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(tell, 500, 0)
        const shiftOf = (entries: PerformanceEntryList) =>
          entries.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
      }),
  )

const HOMES = [
  '/br',
  '/br/fiat',
  '/br/fiat-abarth',
  '/br/jeep',
  '/br/ram',
  '/br/peugeot',
  '/br/citroen',
  '/br/dodge',
  '/ar/fiat',
]
const PAGES = ['/br/fiat/modelos', '/br/fiat/modelos/fastback', '/br/fiat/comparador', '/br/fiat/concessionarias']
/** Of dozens of things that each have a picture. */
const LISTS = ['/br/fiat/acessorios', '/ar/fiat/accesorios']

for (const path of [...HOMES, ...PAGES]) {
  test(`${path} keeps its budget`, async ({ page }) => {
    const { all, scripts, requests, moved } = await weighed(page, path)
    expect(all).toBeLessThanOrEqual(500 * KB)
    expect(scripts).toBeLessThanOrEqual(10 * KB)
    expect(requests).toBeLessThanOrEqual(35)
    expect(moved).toBeLessThanOrEqual(0.001)
  })
}

for (const path of LISTS) {
  test(`${path} keeps its budget, and so does each picture that comes with reading`, async ({ page }) => {
    const { all, requests, first, scripts, moved } = await weighed(page, path)
    expect(first.all).toBeLessThanOrEqual(500 * KB)
    expect(first.requests).toBeLessThanOrEqual(35)
    expect(all - first.all).toBeLessThanOrEqual((requests - first.requests) * 16 * KB)
    expect(all).toBeLessThanOrEqual(800 * KB)
    expect(scripts).toBeLessThanOrEqual(10 * KB)
    expect(moved).toBeLessThanOrEqual(0.001)
  })
}

test('a slow phone paints a page whole: nothing moves while more of it is read', async ({ page }) => {
  const line = await page.context().newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const path of ['/br/dodge', '/br/jeep']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect([path, await movedOn(page)]).toEqual([path, 0])
    const end = await page.locator('head link[rel=expect]').getAttribute('href')
    await expect(page.locator(end ?? '')).toHaveCount(1)
  }
})
