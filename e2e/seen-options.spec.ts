import { expect, type Page } from '@playwright/test'
import { open, option, test } from './configurator-page.ts'

const DRIVE = '/br/fiat/monte/pulse?version=9GD6700&year=2027&color=619'
const ROOFED = /\/pulse\/base\/front34\/619~mdk-/

/** The picture the browser chose, once it is there. */
const shown = async (page: Page, name: RegExp) => {
  const picture = page.getByRole('img', { name }).first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc)
}

test('a roof that an optional paints is seen on the stage, on the summary and beside the shared link, and goes with it', async ({
  page,
  request,
}) => {
  await open(page, `${DRIVE}&step=optionals`)
  expect(await shown(page, /Prata Bari/)).toMatch(/\/front34\/619-/)
  await option(page, /Teto bicolor/).press('Space')
  await expect(page).toHaveURL(/parts=9GD-P14/)
  await expect.poll(() => shown(page, /Teto bicolor/)).toMatch(ROOFED)
  const address = new URL(page.url())
  const told = await (await request.get(address.href)).text()
  expect(told).toMatch(/property="og:image" content="[^"]*\/619~mdk-1280x1280\.jpg/)
  await option(page, /Teto bicolor/).press('Space')
  await expect.poll(() => shown(page, /Prata Bari/)).toMatch(/\/front34\/619-/)
  await open(page, `/br/fiat/monte/pulse/resumo${address.search}`)
  expect(await shown(page, /Teto bicolor/)).toMatch(ROOFED)
})
