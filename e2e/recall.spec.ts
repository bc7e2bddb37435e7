import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { become, FRESH } from './order-page.ts'

test.use({ storageState: FRESH })

const read = <Row>(name: string): Row[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../world/data/${name}.json`), 'utf8')) as Row[]

interface Called {
  readonly campaignId: string
  readonly prefix: string
  readonly firstNumber: string
}

const called = read<Called>('recall-chassis')
const repaired = new Set(read<{ chassis: string }>('recall-repairs').map(({ chassis }) => chassis))
const chassisOf = ({ prefix, firstNumber }: Called) => prefix + firstNumber
const calls = new Set(called.map(chassisOf))

/** A car in stock that a campaign of the brand calls and nobody repaired. */
function openOf(start: string): string {
  const found = called.find((one) => one.campaignId.startsWith(start) && !repaired.has(chassisOf(one)))
  if (!found) throw new Error(`No open recall of ${start}`)
  return chassisOf(found)
}

/** The plate of a car on the road that this campaign calls and nobody repaired. */
function onTheRoad(campaignId: string): string {
  const theirs = new Set(called.filter((one) => one.campaignId === campaignId).map(chassisOf))
  const found = read<{ chassis: string; plate: string }>('vehicles').find(
    ({ chassis }) => theirs.has(chassis) && !repaired.has(chassis),
  )
  if (!found) throw new Error(`No car on the road of ${campaignId}`)
  return found.plate
}

/** One that none calls. */
const uncalled = () =>
  read<{ chassis: string; brand: string }>('stock').find(
    ({ chassis, brand }) => brand === 'fiat' && !calls.has(chassis),
  )?.chassis ?? ''

test('a called car is told the danger and leads to the workshop; the chassis stands in no address', async ({
  page,
}) => {
  await page.goto('/br/fiat/pos-venda')
  await page.getByRole('main').getByRole('link', { name: 'Recall', exact: true }).click()
  const chassis = openOf('BR-FIAT-1')
  await page.getByLabel('Chassi ou placa').fill(chassis)
  await page.getByRole('button', { name: 'Consultar' }).click()
  const answer = page.getByRole('region', { name: 'Resposta' })
  await expect(answer).toContainText('Há recall aberto para este carro')
  expect(page.url()).not.toContain(chassis)
  expect(await violationsOf(page)).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    answer.getByRole('button', { name: 'Baixar o voucher (PDF)' }).click(),
  ])
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await answer.getByRole('link', { name: 'Agendar o reparo' }).click()
  await expect(page).toHaveURL(/agendar-servico\?service=SV03/)
})

test('dealers near the visitor are told with the part and the first day; booking there is for this recall and holds the part', async ({
  page,
}) => {
  await page.goto('/br/fiat/recall')
  await page.getByLabel('Chassi ou placa').fill(openOf('BR-FIAT-1'))
  await page.getByLabel('CEP ou cidade').fill('Campinas - SP')
  await page.getByRole('button', { name: 'Consultar' }).click()
  const dealers = page.getByRole('list', { name: 'Onde reparar: Airbag do motorista' }).getByRole('listitem')
  await expect(dealers).toHaveCount(5)
  await expect(page.getByText('Concessionárias mais próximas que fazem este reparo')).toBeVisible()
  for (const one of await dealers.all()) await expect(one).toContainText(/ km · .*(Peça|Sem a peça).*data/s)
  expect(await violationsOf(page)).toEqual([])
  await dealers.getByRole('link').first().click()
  await expect(page).toHaveURL(/service=SV03&campaign=BR-FIAT-1&dealer=/)
  await expect(page.getByText('Recall: Airbag do motorista')).toBeVisible()
  await page.getByRole('radio', { disabled: false }).first().press('Space')
  await page.getByLabel('Modelo').fill('Pulse')
  await page.getByLabel('Nome completo').fill('Joana Mendes')
  await page.getByLabel('E-mail', { exact: true }).first().fill('joana.recall@correio.example')
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel('WhatsApp').press('Space')
  await page.getByRole('button', { name: 'Pedir este horário' }).click()
  await expect(page).toHaveURL(/\/agendamento\//)
  await expect(page.getByRole('main').getByRole('link', { name: 'Airbag do motorista' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('without a place the network is told, and the page of a recall leads to where the part is', async ({ page }) => {
  await page.goto('/br/fiat/recall/br-fiat-1')
  await page.getByRole('link', { name: 'Onde há a peça e quando' }).click()
  await expect(page.getByText('Concessionárias da rede que fazem este reparo')).toBeVisible()
  const dealers = page.getByRole('list', { name: 'Onde reparar: Airbag do motorista' })
  await expect(dealers.getByRole('listitem').first()).toContainText('Peça em estoque')
  await page.getByLabel('CEP ou cidade').fill('Recife')
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('Concessionárias mais próximas que fazem este reparo')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('a car without a recall is watched: the letter’s link confirms it by a press, and ends it', async ({ page }) => {
  const email = `aviso-${Date.now()}@correio.example`
  await page.goto('/br/fiat/recall')
  await page.getByLabel('Chassi ou placa').fill(uncalled())
  await page.getByRole('button', { name: 'Consultar' }).click()
  await page.getByRole('button', { name: 'Avise-me se houver recall deste carro' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avise-me de um recall')
  await expect(page.getByLabel('Chassi ou placa')).toHaveValue(uncalled())
  expect(page.url()).not.toContain(uncalled())
  await page.getByRole('button', { name: 'Avise-me' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Avise-me' }).click()
  await expect(page.getByText('Enviamos um e-mail.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goto(await mailedPath(page.request, email))
  await expect(page.getByText('Falta confirmar')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirmar o aviso' }).click()
  await expect(page.getByText(/^Aviso confirmado\. Ele vale até/)).toBeVisible()
  await page.getByRole('button', { name: 'Encerrar o aviso' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aviso encerrado. O seu endereço foi apagado.')
})

test('a recall that cannot be repaired yet is waited for, in Argentina too', async ({ page }) => {
  await page.goto('/ar/peugeot/recall/ar-peugeot-2')
  await page.getByRole('link', { name: 'Avisame cuando se pueda reparar' }).click()
  await expect(
    page.getByText('Te escribimos una vez, cuando el recall “Manguera del freno” se pueda reparar.'),
  ).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(`aviso-${Date.now()}@correo.example`)
  await page.getByRole('button', { name: 'Avisame' }).click()
  await expect(page.getByText('Te enviamos un correo.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('a known car without one is told none; an unknown one and a plate are told why nobody can say', async ({
  page,
}) => {
  await page.goto('/br/fiat/recall')
  const ask = async (typed: string) => {
    await page.getByLabel('Chassi ou placa').fill(typed)
    await page.getByRole('button', { name: 'Consultar' }).click()
  }
  const answer = page.getByRole('region', { name: 'Resposta' })
  await ask(uncalled())
  await expect(answer).toContainText('Nenhum recall aberto para este carro.')
  await ask('9BD358A1NKYH99999')
  await expect(answer).toContainText('Não sabemos: este chassi não está nos nossos registros')
  await ask('ABC1D23')
  await expect(answer).toContainText('Não sabemos: não encontramos esta placa')
  await ask(onTheRoad('BR-FIAT-1'))
  await expect(answer).toContainText('Há recall aberto para este carro')
  await ask('9BD358')
  await expect(page.getByLabel('Chassi ou placa')).toHaveAttribute('aria-invalid', 'true')
  expect(await violationsOf(page)).toEqual([])
})

/** The path of the alert's own page in the letter to this address. */
async function mailedPath(request: APIRequestContext, email: string): Promise<string> {
  let path = ''
  await expect(async () => {
    const { items } = await (await request.get('/api/demo/outbox?page=0&size=100')).json()
    const mail = items.find(({ recipient }: { recipient: string }) => recipient === email)
    path = /\/br\/fiat\/recall\/aviso\/[\w-]+/.exec(mail?.body ?? '')?.[0] ?? ''
    expect(path).not.toBe('')
  }).toPass({ timeout: 60_000 })
  return path
}

/** A car that was repaired for this campaign. */
const repairedFor = (id: string): string =>
  read<{ campaignId: string; chassis: string }>('recall-repairs').find(({ campaignId }) => campaignId === id)
    ?.chassis ?? ''

test('an owner finds the receipt of a repair where they ask and in the garage', async ({ page }) => {
  const chassis = repairedFor('BR-FIAT-1')
  const { get, post } = await become(page.request, 'cliente@volante.example', 'br-fiat')
  const mine = (await get('/garage/v1/owned')) as { chassis: string | null }[]
  if (!mine.some((car) => car.chassis === chassis)) await post('/garage/v1/owned', { chassis })
  await page.goto('/br/fiat/recall')
  await page.getByLabel('Chassi ou placa').fill(chassis)
  await page.getByRole('button', { name: 'Consultar' }).click()
  const answer = page.getByRole('region', { name: 'Resposta' })
  await expect(answer).toContainText('O recall deste carro foi feito em')
  const receipt = answer.getByRole('link', { name: /^Baixar o comprovante/ })
  expect(await violationsOf(page)).toEqual([])
  const file = await page.request.get((await receipt.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

for (const [path, site] of [
  ['/br/fiat/recall/br-fiat-1', 'pt-BR'],
  ['/ar/peugeot/recall/ar-peugeot-1', 'es-AR'],
] as const)
  test(`the page of a recall says how far it has come and prints on one A4, however long its words: ${site}`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('progressbar')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => {
      const long = (letters: number) => 'pode soltar-se em marcha '.repeat(60).slice(0, letters)
      const [risk, repair] = [...document.querySelectorAll('main p')].filter(({ textContent }) =>
        textContent?.endsWith('.'),
      )
      for (const one of [risk, repair]) if (one) one.textContent = long(1_000)
      const title = document.querySelector('h1')
      if (title) title.textContent = long(120)
    })
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

test('staff follow each recall by month and by dealer', async ({ page }) => {
  await become(page.request, 'admin@volante.example', 'portal')
  await page.goto('/desk/recalls')
  const row = page.getByRole('row', { name: /Airbag do motorista \(BR-FIAT-1\)/ })
  await expect(row).toContainText('33')
  expect(await violationsOf(page)).toEqual([])
  await row.getByRole('link').first().click()
  await expect(page.getByRole('table', { name: 'Reparados por mês' })).toContainText('10/2026')
  await expect(page.getByRole('table', { name: 'Por concessionária' }).getByRole('row')).not.toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Argentina: asked and answered, the announced ones below', async ({ page }) => {
    await page.goto('/ar/fiat/recall')
    await page.getByLabel('Chasis o patente').fill(openOf('AR-FIAT'))
    await page.getByRole('button', { name: 'Consultar' }).click()
    await expect(page.getByRole('region', { name: 'Respuesta' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recalls anunciados' })).toBeVisible()
  })
})
