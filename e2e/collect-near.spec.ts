import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { CAR } from './checkout-page.ts'
import { FRESH } from './order-page.ts'

test.use({ storageState: FRESH })

const main = (page: Page) => page.getByRole('main')

/** As the browser remembers a place that its owner named on another page. */
async function tell(page: Page, stateCode: string, cityName: string, baseURL = ''): Promise<void> {
  const value = encodeURIComponent(new URLSearchParams({ countryCode: 'BR', stateCode, cityName }).toString())
  await page.context().addCookies([{ name: 'volante-location', value, url: baseURL }])
}

test('a car in stock is collected at the nearest dealer first where a place is known, with the distance', async ({
  page,
  baseURL,
}) => {
  await page.goto(CAR)
  await expect(page.getByRole('radio', { name: /./ }).first()).toBeVisible()
  await expect(main(page)).not.toContainText(/\d km ·|· \d[\d,.]* km/)
  await tell(page, 'SP', 'São Paulo', baseURL)
  await page.goto(CAR)
  await expect(page.getByLabel(/^CEP/)).toHaveValue(/São Paulo/)
  const words = await main(page).locator('form:has(input[name=dealer]) label').allInnerTexts()
  const distances = words.map((text) => /(\d[\d.]*(?:,\d)?) km/.exec(text)?.[1] ?? '')
  expect(distances.length).toBeGreaterThan(0)
  const metres = distances.map((text) => Number(text.replaceAll('.', '').replace(',', '.')))
  expect(metres.every((one) => one < 100)).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  // A place that the address names, or leaves blank, counts more than one that is known.
  await page.goto(`${CAR}&place=`)
  await expect(page.getByLabel(/^CEP/)).toHaveValue('')
})

test('where no dealer is near the known place all are shown as without one', async ({ page, browser, baseURL }) => {
  const without = await (await browser.newContext({ storageState: FRESH })).newPage()
  await tell(page, 'AC', 'Cruzeiro do Sul', baseURL)
  const dealersIn = async (one: Page) => {
    await one.goto(CAR)
    await expect(main(one).locator('input[name=dealer]').first()).toBeVisible()
    return main(one).locator('input[name=dealer]').count()
  }
  // Journeys beside this one buy the last car of a dealer: then both are asked again.
  await expect(async () => expect(await dealersIn(page)).toBe(await dealersIn(without))).toPass()
})
