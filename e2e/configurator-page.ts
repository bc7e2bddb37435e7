import { test as base, expect, type Page } from '@playwright/test'

/** Fails a test whose page says an error; `expected` names what the test provokes. */
export const test = base.extend<{ expected: RegExp[]; quiet: undefined }>({
  expected: [[], { option: true }],
  quiet: [
    async ({ page, expected }, use) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      await use(undefined)
      expect(errors.filter((text) => !expected.some((one) => one.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page without the cookie question and waits until its script runs. */
export async function open(page: Page, address: string): Promise<void> {
  await page.context().addCookies([{ name: 'volante-consent', value: 'analytics', domain: '127.0.0.1', path: '/' }])
  await page.goto(address)
  await page.locator('html[data-layout]').waitFor()
}

export const option = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
export const dialog = (page: Page) => page.getByRole('dialog')
export const bar = (page: Page) =>
  page.getByRole('region', { name: /^(Preço e próxima etapa|Precio y paso siguiente)$/ })
/** Cents of the total in the bar. */
export async function totalOf(page: Page): Promise<number> {
  const text = await bar(page).locator('summary').innerText()
  return Number(text.replace(/\D/g, '')) * 100
}

/** The step's link in the rail. */
export const step = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: /Etapas|Pasos/ }).getByRole('link', { name })
