import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

const results = (page: Page) => page.getByRole('list', { name: /^Lista de conce/ }).getByRole('listitem')
const field = (page: Page) => page.locator('input[name="q"]')
const kilometres = async (page: Page) =>
  (
    await results(page)
      .locator('> p')
      .filter({ hasText: /^[\d.,]+ km$/ })
      .allTextContents()
  ).map((text) => Number(text.replace(' km', '').replace('.', '').replace(',', '.')))

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'volante-consent', value: '', url: baseURL ?? '' }]),
)

test('a dealer shows the cars that stand there, and each leads to its reservation', async ({ page }) => {
  await page.goto('/br/fiat/concessionarias/70054')
  const stock = page.getByRole('region', { name: 'Prontos nesta concessionária' })
  await expect(stock.getByText('à vista').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await stock.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/br\/fiat\/reserva\?model=/)
})

test.describe('nothing for axe to find', () => {
  for (const address of [
    '/br/fiat/concessionarias',
    '/br/fiat/concessionarias?q=Campinas',
    '/br/fiat/concessionarias?q=00000-000',
    '/br/peugeot/concessionarias?q=Tabatinga+-+AM',
    '/ar/jeep/concesionarios?q=Rafaela',
    '/ar/peugeot/concesionarios?state=Córdoba',
    '/br/dodge/concessionarias',
  ]) {
    test(address, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
  }

  test('a dealer’s own page and one that is gone', async ({ page }) => {
    await page.goto('/ar/fiat/concesionarios')
    await page.getByRole('navigation', { name: 'Por provincia' }).getByRole('link').first().click()
    await results(page).getByRole('link').first().click()
    await expect(page.getByRole('table', { name: 'Horario de atención' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.goto('/br/jeep/concessionarias/nenhuma')
    expect(await violationsOf(page)).toEqual([])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a CEP leads to the nearest dealer, its hours and the way there', async ({ page }) => {
    await page.goto('/br/fiat/concessionarias')
    await field(page).fill('13015-904')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL(/\?q=13015-904/)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/concessionárias perto de Campinas - SP$/)
    const nearest = results(page).first()
    await expect(nearest).toContainText(/(Aberta|Fechada) agora/)
    await nearest.getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('table', { name: 'Horário de funcionamento' }).getByRole('row')).toHaveCount(8)
    await expect(page.getByRole('link', { name: 'Ver rota' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-2\d\.\d+%2C-4\d\.\d+$/,
    )
  })

  test('a state, and a province with its first letter of the postal code', async ({ page }) => {
    await page.goto('/br/fiat/concessionarias')
    await page.getByLabel('Estado', { exact: true }).selectOption('Acre')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(results(page)).toHaveCount(1)
    await expect(results(page)).toContainText('(hora local)')
    await page.goto('/ar/fiat/concesionarios?q=X5000ABC')
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Córdoba')
  })

  test('the location button needs script, so it is not there', async ({ page }) => {
    await page.goto('/br/fiat/concessionarias')
    await expect(page.getByRole('button', { name: 'Usar minha localização' })).toHaveCount(0)
  })
})

test.describe('what cannot be found', () => {
  test.use({ javaScriptEnabled: false })

  test('an unknown CEP is told in the documents’ words and the states stay at hand', async ({ page }) => {
    await page.goto('/br/jeep/concessionarias?q=00000-000')
    await expect(page.getByRole('status').filter({ hasText: 'O CEP não foi encontrado' })).toBeVisible()
    await expect(page).toHaveTitle(/^Erro: /)
    await expect(page.getByRole('navigation', { name: 'Por estado' }).getByRole('link')).not.toHaveCount(0)
    await expect(field(page)).toHaveValue('00000-000')
  })

  test('a malformed CEP, a place nobody knows', async ({ page }) => {
    await page.goto('/br/jeep/concessionarias?q=123456')
    await expect(page.getByText('CEP inválido')).toBeVisible()
    await page.goto('/ar/jeep/concesionarios?q=Xyzxyz')
    await expect(page.getByText('No encontramos Xyzxyz')).toBeVisible()
  })

  test('far from everywhere the nearest three are named with their distance', async ({ page }) => {
    await page.goto('/br/peugeot/concessionarias?q=Tabatinga+-+AM')
    await expect(page.getByText('Nenhuma concessionária a menos de 100 km de Tabatinga - AM')).toBeVisible()
    await expect(results(page)).toHaveCount(3)
    const [nearest = 0] = await kilometres(page)
    expect(nearest).toBeGreaterThan(100)
  })

  test('when the maps cannot name the point, the list still answers', async ({ page }) => {
    await page.goto('/br/fiat/concessionarias?lat=-27&lon=-38')
    await expect(page.getByText('Nenhuma concessionária a menos de 100 km de você')).toBeVisible()
    await expect(results(page)).toHaveCount(3)
  })

  test('an unknown dealer, and one of another brand or country, are a 404 that leads on', async ({ page }) => {
    for (const address of ['/br/fiat/concessionarias/nenhuma', '/ar/jeep/concesionarios/70001']) {
      expect((await page.goto(address))?.status()).toBe(404)
      await expect(page.getByText(/^(Concessionária não encontrada|No encontramos el concesionario)\.$/)).toBeVisible()
      await page.getByRole('link', { name: /^Tod[ao]s [ao]s conces|^Todos los conces/ }).click()
      await expect(field(page)).toBeVisible()
    }
  })

  test('a brand that is only looked after has houses that do', async ({ page }) => {
    await page.goto('/br/dodge/concessionarias?state=SP')
    await expect(results(page).first()).toContainText('Jeep')
  })
})

test.describe('with script', () => {
  test('cities are suggested while typing, accents or not, and choosing one is searching', async ({ page }) => {
    await page.goto('/br/fiat/concessionarias')
    const combobox = page.getByRole('combobox', { name: 'CEP ou cidade' })
    await expect(page.getByRole('button', { name: /Mostrar sugestões/ })).toBeVisible()
    await combobox.pressSequentially('sao jose dos c')
    await page.getByRole('option', { name: 'São José dos Campos - SP' }).click()
    await expect(page).toHaveURL(/q=S%C3%A3o\+Jos%C3%A9\+dos\+Campos\+-\+SP/)
    await expect(results(page).first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  test('suggestions are walked by the arrow keys, taken by Enter and closed by Escape', async ({ page }) => {
    await page.goto('/br/fiat/concessionarias')
    await page.locator('html[data-layout]').waitFor()
    const combobox = page.getByRole('combobox', { name: 'CEP ou cidade' })
    await combobox.pressSequentially('campina')
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options.first()).toBeVisible()
    await expect(combobox).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('status').filter({ hasText: /^Sugestões: \d+$/ })).toHaveCount(1)
    expect(await violationsOf(page)).toEqual([])
    const active = () => combobox.evaluate((input) => input.getAttribute('aria-activedescendant'))
    await combobox.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    expect(await active()).toBe(await options.first().getAttribute('id'))
    await combobox.press('ArrowUp')
    expect(await active()).toBeNull()
    await combobox.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await combobox.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(combobox).toHaveAttribute('aria-expanded', 'false')
    await expect(combobox).toHaveValue('campina')
    await combobox.press('ArrowDown')
    await expect(options.first()).toBeVisible()
    await combobox.press('ArrowDown')
    const label = (await options.first().textContent()) ?? ''
    await combobox.press('Enter')
    await expect(combobox).toHaveValue(label)
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(label)
    await expect(options).toHaveCount(0)
    await expect(combobox).toBeFocused()
  })

  test('a state chosen is searched at once, and Back undoes it', async ({ page }) => {
    await page.goto('/br/fiat/concessionarias')
    await page.locator('html[data-layout]').waitFor()
    const state = page.getByLabel('Estado', { exact: true })
    await state.selectOption('Acre')
    await expect(page).toHaveURL(/state=AC/)
    await expect(results(page)).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: 'Acre' })).toHaveCount(1)
    await page.goBack()
    await expect(state).toHaveValue('')
    await expect(page.getByRole('navigation', { name: 'Por estado' })).toBeVisible()
  })

  test('Enter sends what is typed', async ({ page }) => {
    await page.goto('/ar/peugeot/concesionarios')
    await expect(page.getByRole('button', { name: /sugerencias/ })).toBeVisible()
    await field(page).fill('Mendoza')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/q=Mendoza/)
    await expect(results(page).first()).toBeVisible()
  })

  for (const [code, city] of [
    ['1425', 'Buenos Aires'],
    ['5000', 'Córdoba'],
    ['S2000ABC', 'Rosario'],
  ] as const) {
    test(`the Argentine code ${code} is looked for around ${city}`, async ({ page }) => {
      await page.goto(`/ar/fiat/concesionarios?q=${code}`)
      await expect(page.getByText('No encontramos')).toHaveCount(0)
      await expect(results(page).first()).toContainText(/km/)
      await expect(page.getByRole('main')).toContainText(city)
    })
  }

  test('the list runs from near to far, and the map shows the same numbers', async ({ page }) => {
    await page.goto('/br/fiat/concessionarias?q=Campinas')
    await expect(results(page)).toHaveCount(8)
    await page.getByRole('link', { name: /^Mostrar as \d+$/ }).click()
    await expect(page).toHaveURL(/q=Campinas&all=1/)
    await expect(results(page)).not.toHaveCount(8)
    const distances = await kilometres(page)
    expect(distances.length).toBe(await results(page).count())
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    const map = page.getByRole('img', { name: /^Mapa: \d+ concessionárias ao redor de Campinas - SP/ })
    await expect(map.locator('text').filter({ hasText: /^\d+$/ })).toHaveCount(Math.min(15, distances.length))
    await results(page).nth(1).hover()
    await expect(map.locator('[data-active]')).toHaveText('2')
  })

  test('a name that several cities bear offers the others', async ({ page }) => {
    await page.goto('/br/fiat/concessionarias?q=Santa+Maria')
    const others = page.getByRole('navigation', { name: 'Outros lugares com esse nome' })
    const other = others.getByRole('link').first()
    const name = (await other.textContent()) ?? ''
    expect(name).toMatch(/^Santa Maria - [A-Z]{2}$/)
    await other.click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(name)
  })

  test('the device’s place goes into the address only roughly', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -23.550_52, longitude: -46.633_309 })
    await page.goto('/br/jeep/concessionarias')
    await page.getByRole('button', { name: 'Usar minha localização' }).click()
    await expect(page).toHaveURL(/lat=-23\.55&lon=-46\.63/)
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('São Paulo - SP')
    await expect(results(page).first().getByRole('link', { name: 'Ver rota' })).toHaveAttribute(
      'href',
      /origin=-23\.55/,
    )
  })

  test('a device that will not say where it is leaves the other ways', async ({ page, context }) => {
    await context.clearPermissions()
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) => {
        failed?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
      }
    })
    await page.goto('/ar/fiat/concesionarios')
    await page.getByRole('button', { name: 'Usar mi ubicación' }).click()
    await expect(page.getByText('El navegador no compartió tu ubicación.')).toBeVisible()
  })

  test('a press made before the page’s script has arrived is not lost', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: -23.550_52, longitude: -46.633_309 })
    const pressed = Promise.withResolvers<void>()
    await page.route(/start-dealers/, async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.goto('/br/fiat/concessionarias')
    await page.getByRole('button', { name: 'Usar minha localização' }).click()
    pressed.resolve()
    await expect(page).toHaveURL(/lat=-23\.55&lon=-46\.63/)
  })
})

test('a dealer’s page tells search engines who, where and when, and ships no script', async ({ page }) => {
  await page.goto('/br/fiat/concessionarias/70001')
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const facts = JSON.parse(data ?? '')
  expect(facts).toMatchObject({ '@type': 'AutoDealer', address: { addressCountry: 'BR' }, brand: { name: 'Fiat' } })
  expect(facts.telephone).toMatch(/^\+55\d{10,11}$/)
  expect(facts.openingHoursSpecification.length).toBeGreaterThanOrEqual(5)
  expect((await page.request.get(facts.image)).headers()['content-type']).toBe('image/jpeg')
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/55\d{10,11}\?text=/,
  )
  await expect(page.getByRole('link', { name: 'Pedir proposta aqui' })).toHaveAttribute(
    'href',
    /proposta\?dealer=70001$/,
  )
})
