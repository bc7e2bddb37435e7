import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

for (const address of ['/br/fiat/modelos/pulse', '/ar/peugeot/modelos/208', '/br/jeep/modelos/wrangler']) {
  test(`${address} has no accessibility fault`, async ({ page }) => {
    await page.goto(address)
    expect(await violationsOf(page)).toEqual([])
  })
}

test('a colour repaints the car and is in the address and in what is built', async ({ page }) => {
  await page.goto('/br/fiat/modelos/pulse')
  const picture = page.getByRole('img', { name: /^Fiat Pulse na cor/ })
  await expect(picture).toBeVisible()
  await page.locator('html[data-layout]').waitFor()
  const answer = page.waitForResponse(/\?color=/)
  await page.locator('label', { hasText: 'Azul Amalfi' }).hover()
  await (await answer).finished()
  const took = await page.getByRole('radio', { name: /^Azul Amalfi/ }).evaluate(async (radio: HTMLInputElement) => {
    const started = performance.now()
    radio.click()
    while (!document.querySelector('[alt*="Azul Amalfi"], [aria-label*="Azul Amalfi"]'))
      await new Promise(requestAnimationFrame)
    return performance.now() - started
  })
  test.info().annotations.push({ type: 'ms to repaint', description: took.toFixed() })
  const code = await page.getByRole('radio', { name: /^Azul Amalfi/ }).inputValue()
  await expect(page).toHaveURL(new RegExp(`\\?color=${code}$`))
  await expect(page.getByRole('main').getByRole('link', { name: 'Monte o seu' }).first()).toHaveAttribute(
    'href',
    new RegExp(`^/br/fiat/monte/pulse\\?version=\\w+&color=${code}&year=\\d{4}$`),
  )
  await page.reload()
  await expect(page.getByRole('img', { name: /^Fiat Pulse na cor Azul Amalfi, visto de/ })).toBeVisible()
})

for (const site of ['/br/fiat', '/br/jeep']) {
  test(`every colour of ${site} costs in the configurator what the model page says, on a version that has it`, async ({
    page,
  }) => {
    await page.goto(`${site}/modelos`)
    const cars = await page.evaluate(async (base) => {
      const at = async (address: string) =>
        new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
      const amount = (text: string | null | undefined) =>
        Number(/R\$\s*([\d.]+)/.exec(text ?? '')?.[1]?.replaceAll('.', '') ?? 0)
      const links = [...document.querySelectorAll<HTMLAnchorElement>(`main a[href^="${base}/modelos/"]`)]
      const compared = [...new Set(links.map(({ pathname }) => pathname))].map(async (model) => {
        const codes = [...(await at(model)).querySelectorAll<HTMLInputElement>('input[name=color]')]
        return Promise.all(
          codes.map(async ({ value }) => {
            const stage = (await at(`${model}?color=${value}`)).getElementById('color-stage')
            const surcharge = amount(stage?.querySelector('input[name=color]:checked')?.closest('label')?.textContent)
            const link = stage?.querySelector(`a[href^="${base}/monte/"]`)?.getAttribute('href') ?? ''
            const built = await at(`${link}&step=color`)
            return {
              car: `${model} ${value}`,
              total: amount(stage?.textContent) + surcharge,
              costs: amount(built.querySelector('details > summary')?.textContent),
              isGone: /não existe|não está mais/.test(built.querySelector('main')?.textContent ?? ''),
            }
          }),
        )
      })
      return (await Promise.all(compared)).flat()
    }, site)
    expect(cars.length).toBeGreaterThan(20)
    for (const { car, total, costs, isGone } of cars) {
      expect(isGone, car).toBe(false)
      expect(costs, car).toBe(total)
    }
  })
}

test('the car is seen from each side in the colour chosen, which the address keeps', async ({ page }) => {
  await page.goto('/br/fiat/modelos/pulse')
  await page.locator('html[data-layout]').waitFor()
  await page.locator('label', { hasText: 'Azul Amalfi' }).click()
  const shown = (side: string) => page.getByRole('img', { name: `Fiat Pulse na cor Azul Amalfi, visto de ${side}` })
  await expect(shown('três quartos de frente')).toBeVisible()
  await page.getByRole('radio', { name: 'Traseira' }).check()
  await expect(shown('três quartos de trás')).toBeVisible()
  await expect
    .poll(() => shown('três quartos de trás').evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/rear34/')
  // By the keys of the radios on to the next.
  await page.getByRole('radio', { name: 'Traseira' }).press('ArrowLeft')
  await expect(shown('lado')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Lateral' })).toBeFocused()
  await expect(page).toHaveURL(/\?(.*&)?color=\w+(&|$)/)
  await expect(page).toHaveURL(/\?(.*&)?view=side(&|$)/)
  await page.reload()
  await expect(shown('lado')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('radio', { name: 'Frente' }).check()
  await expect(shown('três quartos de frente')).toBeVisible()
  await expect(page).not.toHaveURL(/view=/)
})

test('versions stand by price, and each step says what it adds and costs', async ({ page }) => {
  await page.goto('/br/fiat/modelos/pulse')
  const versions = page.getByRole('region', { name: /versões do Pulse$/ }).getByRole('listitem')
  const texts = await versions.getByText(/^R\$\s[\d.]+\sà vista$/).allInnerTexts()
  const prices = texts.map((text) => Number(text.replace(/\D/g, '')))
  expect(prices.length).toBeGreaterThan(1)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  const steps = page.getByRole('region', { name: 'O que muda entre as versões' }).locator('ol > li')
  await expect(steps).toHaveCount(prices.length - 1)
  const first = await steps
    .first()
    .getByText(/^\+\s*R\$/)
    .innerText()
  expect(Number(first.replace(/\D/g, ''))).toBe((prices[1] ?? 0) - (prices[0] ?? 0))
})

test('search engines read the car, its offers and its equal in the other country', async ({ page }) => {
  await page.goto('/br/peugeot/modelos/208')
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(facts).toMatchObject({
    '@type': ['Product', 'Car'],
    name: 'Peugeot 208',
    brand: { name: 'Peugeot' },
    offers: { '@type': 'AggregateOffer', priceCurrency: 'BRL', offerCount: 4 },
  })
  expect(Number(facts.offers.lowPrice)).toBeLessThan(Number(facts.offers.highPrice))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/br\/peugeot\/modelos\/208$/)
  await expect(page.locator('link[hreflang="es-AR"]')).toHaveAttribute('href', /\/ar\/peugeot\/modelos\/208$/)
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /à vista/)
})

test('a model that is sold in one country only has no equal', async ({ page }) => {
  await page.goto('/br/fiat/modelos/mobi')
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(0)
})

test('an unknown model is missing and the nearest ones are offered', async ({ page }) => {
  const answer = await page.goto('/br/fiat/modelos/fast-bak')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este modelo não está à venda aqui')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/br\/fiat\/modelos\/fastback(\?utm_source=direct&utm_medium=none)?$/)
})

test('a model of the other country is missing, and those most like it are offered', async ({ page }) => {
  const answer = await page.goto('/ar/fiat/modelos/mobi')
  expect(answer?.status()).toBe(404)
  const offered = page.getByRole('main').getByRole('listitem').getByRole('link')
  // A small hatchback as it is, neither a pickup nor a van.
  await expect(offered.first()).toHaveText(/^(Argo|500e)$/)
  await offered.first().click()
  await expect(page).toHaveURL(/\/ar\/fiat\/modelos\/(argo|500e)/)
})

test('a model of another brand is missing here', async ({ page }) => {
  const answer = await page.goto('/br/jeep/modelos/pulse')
  expect(answer?.status()).toBe(404)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a colour is chosen by a form and versions are compared by another', async ({ page }) => {
    await page.goto('/ar/peugeot/modelos/208')
    // The drawn chip lies over the native radio.
    await page.locator('label', { hasText: 'Azul Quasar' }).click()
    await page.getByRole('button', { name: 'Ver en este color' }).click()
    await expect(page.getByRole('img', { name: /^Peugeot 208 en color Azul Quasar, visto de/ })).toBeVisible()
    await page.getByRole('radio', { name: 'Trasera' }).check()
    await page.getByRole('button', { name: 'Ver en este color' }).click()
    await expect(page.getByRole('img', { name: /Azul Quasar, visto de tres cuartos de atrás$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Comparar las marcadas' }).click()
    await expect(page).toHaveURL(/\/ar\/peugeot\/comparador\?v=[A-Z0-9]+&v=/)
    await expect(page.getByRole('table')).toBeVisible()
  })
})

test('models are found by words of a version, beside the other choices', async ({ page }) => {
  await page.goto('/br/fiat/modelos')
  const models = page.getByRole('main').getByRole('heading', { level: 2 })
  const all = await models.count()
  await page.getByLabel('Buscar na descrição').fill('diesel automatico')
  await expect(page).toHaveURL(/q=diesel/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Toro', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Mobi', exact: true })).toHaveCount(0)
  expect(await models.count()).toBeLessThan(all)
  await page.getByRole('link', { name: 'Limpar filtros' }).click()
  await expect(models).toHaveCount(all)
})

test('the gallery opens as large as the screen at the picture pressed, moves by keys and gives the focus back', async ({
  page,
}) => {
  await page.goto('/br/fiat/modelos/fastback')
  await page.locator('html[data-layout]').waitFor()
  const third = page.getByRole('region', { name: 'Fiat Fastback de perto' }).getByRole('button').nth(2)
  await third.press('Enter')
  const row = page.getByRole('dialog', { name: 'Fiat Fastback de perto' }).getByRole('list')
  const at = () => row.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth))
  await expect(row).toBeFocused()
  await expect.poll(at).toBe(2)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect.poll(at).toBe(3)
  await page.keyboard.press('Escape')
  await expect(row).toBeHidden()
  await expect(third).toBeFocused()
})

test('what fits, what each version adds and how it compares with the own car come from the datasheet', async ({
  page,
}) => {
  await page.goto('/br/fiat/modelos/fastback')
  await expect(page.getByRole('region', { name: 'Gente e bagagem' })).toContainText(/600 l.*malas grandes/)
  await expect(page.getByRole('region', { name: 'Segurança, tecnologia e conforto' })).toContainText(
    /A partir da versão Audace/,
  )
  const versus = page.getByRole('region', { name: 'Ao lado do carro que você tem' })
  await versus.getByLabel('Seu carro hoje').selectOption({ label: 'Fiat Argo' })
  await expect(page).toHaveURL(/with=fiat\.argo/)
  await expect(versus.getByRole('row', { name: /^Bagagem ou carga/ })).toHaveText(/300\sl.*600\sl.*\+\s300\sl/)
  await page.goto('/br/fiat/modelos/500e')
  await expect(page.getByRole('region', { name: 'Carregar em casa e na rua' })).toContainText(/42 kWh.*19 h 5 min/)
  await page.goto('/br/ram/modelos/1500')
  await expect(page.getByRole('region', { name: 'Gente e carga' })).toContainText('10 sacos de 50 kg')
})
