import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

/** These sites are walked whole; what the other brands change is tokens and pictures, seen on three pages each. */
const WHOLE = ['br/fiat', 'br/jeep', 'ar/peugeot']
const OTHERS = ['br/fiat-abarth', 'br/ram', 'br/citroen', 'br/peugeot', 'ar/fiat', 'ar/jeep', 'ar/ram', 'ar/citroen']
const CARE = ['br/dodge', 'br/chrysler', 'ar/dodge', 'ar/chrysler']
const WIDTHS = [320, 768, 1280, 1920]

const PAGES: Readonly<Record<'br' | 'ar', readonly string[]>> = {
  br: [
    '',
    '/modelos',
    '/comparador',
    '/concessionarias',
    '/acessorios',
    '/proposta',
    '/contato',
    '/aviso-legal',
    '/privacidade',
    '/arrependimento',
    '/pos-venda',
    '/monte',
  ],
  ar: [
    '',
    '/modelos',
    '/comparador',
    '/concesionarios',
    '/accesorios',
    '/propuesta',
    '/contacto',
    '/aviso-legal',
    '/privacidad',
    '/arrepentimiento',
    '/posventa',
    '/arma',
  ],
}
const SAMPLE = { br: ['', '/monte', '/proposta'], ar: ['', '/arma', '/propuesta'] }
const CARE_PAGES = {
  br: ['', '/pos-venda'],
  ar: ['', '/concesionarios', '/contacto', '/posventa'],
}

const countryOf = (site: string) => site.slice(0, 2) as 'br' | 'ar'
const addresses = [
  '/',
  '/ar',
  ...WHOLE.flatMap((site) => PAGES[countryOf(site)].map((path) => `/${site}${path}`)),
  ...OTHERS.flatMap((site) => SAMPLE[countryOf(site)].map((path) => `/${site}${path}`)),
  ...CARE.flatMap((site) => CARE_PAGES[countryOf(site)].map((path) => `/${site}${path}`)),
]

/** Anything the console calls an error fails the page. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

for (const address of addresses) {
  test(`${address} is accessible, fits every width and speaks one language`, async ({ page }) => {
    const errors = collectErrors(page)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(200)
    expect(await page.locator('html').getAttribute('lang')).toBe(address.startsWith('/ar') ? 'es-AR' : 'pt-BR')
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await violationsOf(page)).toEqual([])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `sideways scroll at ${width}`).toBeLessThanOrEqual(0)
    }
    expect(errors).toEqual([])
  })
}

test('a page that does not exist is a designed 404 in the language of its site', async ({ page }) => {
  const answer = await page.goto('/ar/peugeot/no-existe')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the security policy allows no inline script and no eval', async ({ request }) => {
  for (const address of ['/', '/br/fiat', '/br/fiat/proposta', '/ar/peugeot/arma']) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? ''
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? policy
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(policy).toContain("frame-ancestors 'self'")
  }
})
