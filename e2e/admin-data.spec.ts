import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enter } from './work-page.ts'

const BEATRIZ = 'Beatriz Furlan'
const MARTIN = 'Martín Acosta'

const csv = (text: string) => ({ name: 'cupons.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

for (const [title, javaScriptEnabled] of [
  ['with script', true],
  ['without script', false],
] as const)
  test.describe(title, () => {
    test.use({ javaScriptEnabled })

    test('a file is read and shown; one person prepares it, another puts it in force and takes it back', async ({
      browser,
      page,
    }) => {
      const name = `E2E${Date.now()}`
      await enter(page, '/admin/data/coupons/import', BEATRIZ)
      const wrong = `country;name;amount;mostUses\nBR;${name};100,00;5\nBR;${name}B;cem;5`
      await page.getByLabel('Arquivo').setInputFiles(csv(wrong))
      await page.getByRole('button', { name: 'Ler o arquivo' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mudança em Cupons')
      await expect(page.getByRole('row', { name: /^3/ })).toContainText('Valor: Escreva o valor com vírgula')
      await expect(page.getByText('outra pessoa a põe em vigor')).toBeVisible()
      await expect(page.getByRole('button', { name: /Pôr em vigor/ })).toHaveCount(0)
      if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])
      const path = new URL(page.url()).pathname

      const second = await browser.newContext({ javaScriptEnabled })
      const other = await second.newPage()
      await enter(other, path, MARTIN)
      await other.getByRole('button', { name: 'Poner en vigencia (1 fila)' }).click()
      await expect(other.getByText('En vigencia', { exact: true })).toBeVisible()
      await page.goto(`/admin/data/coupons?text=${name}`)
      await page.getByRole('link', { name, exact: true }).click()
      const history = page.getByRole('table', { name: 'Histórico' })
      await expect(history.getByRole('row').nth(1)).toContainText('Martín AcostaCriou')
      await other.getByRole('button', { name: 'Pedir que se deshaga' }).click()
      await expect(other.getByText('otra persona lo confirma')).toBeVisible()
      await page.goto(path)
      await expect(page.getByText('Martín Acosta pediu para desfazer esta mudança.')).toBeVisible()
      await page.getByRole('button', { name: 'Desfazer' }).click()
      await expect(page.getByText('Desfeita', { exact: true })).toBeVisible()
      await page.goto(`/admin/data/coupons?text=${name}`)
      await expect(page.getByText('Nada corresponde a estes filtros')).toBeVisible()
      await second.close()
    })
  })

test('one row is made, refused by name, saved, and says what it was', async ({ page }) => {
  const code = `E2E-${Date.now()}`
  await enter(page, '/admin/data/dealer-groups', BEATRIZ)
  await page.getByRole('link', { name: 'Nova linha' }).click()
  await expect(page.getByLabel('Identificação')).toHaveCount(0)
  await page.getByLabel('Nome', { exact: true }).fill('Grupo novo')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('alert')).toContainText('Código: Campo obrigatório')
  await page.getByLabel('Código').fill(code)
  await page.getByLabel('País').selectOption('AR')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo. Já vale na loja.')).toBeVisible()
  await page.getByLabel('Nome', { exact: true }).fill('Grupo de outro nome')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Grupo novo passa a Grupo de outro nome' })).toBeVisible()
  await page.getByText('Remover linha').first().click()
  await page.getByRole('button', { name: 'Remover linha' }).click()
  await expect(page.getByText('A linha foi removida.')).toBeVisible()
})

test('a campaign is made with names, days and choices, and put in force by another', async ({ browser, page }) => {
  const name = `Reserve ${Date.now()}`
  await enter(page, '/admin/data/campaigns/new', BEATRIZ)
  await page.locator('html[data-layout]').waitFor()
  await page.getByLabel('Site').selectOption({ label: 'Fiat Brasil' })
  await page.getByLabel('País').selectOption({ label: 'Brasil' })
  await page.getByLabel('Marca').selectOption({ label: 'Fiat' })
  await page.getByLabel('Nome (pt-BR)').fill(name)
  await page.getByLabel('Nome (es-AR)').fill(`${name} es`)
  await page.getByLabel('Sinal').fill('2.500,00')
  await page.getByLabel('Moeda').selectOption({ label: 'Real (R$)' })
  await page.getByLabel('Minutos da reserva').fill('30')
  await page.getByLabel('Minutos do Pix').fill('15')
  await page.getByLabel('Dias de espera').fill('10')
  await page.getByLabel('Começa em').fill('2031-01-02T08:00')
  await page.getByText('Pix', { exact: true }).click()
  await page.getByText('Cartão', { exact: true }).click()
  await page.getByLabel('Kit de boas-vindas (pt-BR)').fill('Chaveiro\nGarrafa')
  await page.getByLabel('Kit de boas-vindas (es-AR)').fill('Llavero\nBotella')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mudança em Campanhas de reserva')
  const second = await browser.newContext()
  const other = await second.newPage()
  await enter(other, new URL(page.url()).pathname, MARTIN)
  await other.getByRole('button', { name: 'Poner en vigencia (1 fila)' }).click()
  await expect(other.getByText('En vigencia', { exact: true })).toBeVisible()
  await other.goto(`/admin/data/campaigns?text=${encodeURIComponent(name)}`)
  const row = other.getByRole('row', { name: `${name} es` })
  await expect(row).toContainText('Fiat Brasil')
  await expect(row).toContainText('02/01/2031, 08:00')
  await expect(row).toContainText(/2\.500,00/)
  await row.getByRole('link').click()
  await expect(other.getByLabel('Empieza el')).toHaveValue('2031-01-02T08:00')
  await expect(other.getByLabel('Pix', { exact: true })).toBeChecked()
  await second.close()
})

test('two people save one row: other fields come together, the same one shows both; a draft waits, and the past is put back', async ({
  page,
}) => {
  const code = `E2E-${Date.now()}`
  await enter(page, '/admin/data/dealer-groups/new', BEATRIZ)
  await page.locator('html[data-layout]').waitFor()
  await page.getByLabel('Nome', { exact: true }).fill('Grupo de antes')
  await page.getByLabel('Código').fill(code)
  await page.getByLabel('País').selectOption('BR')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Salvo. Já vale na loja.')).toBeVisible()
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.locator('html[data-layout]').waitFor()
  const name = (of: typeof page) => of.getByLabel('Nome', { exact: true })
  const save = (of: typeof page) => of.getByRole('button', { name: 'Salvar' }).click()

  await name(page).fill('Grupo de um')
  await expect(page.getByText('Ainda não salvo: Nome')).toBeVisible()
  await page.getByRole('link', { name: 'Grupos de concessionárias' }).click()
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await question.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grupos de concessionárias')
  await page.goBack()
  await page.getByRole('button', { name: 'Retomar o rascunho' }).click()
  await expect(name(page)).toHaveValue('Grupo de um')
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grupo de um')

  await second.getByLabel('Código').fill(`${code}-B`)
  await save(second)
  await expect(second.getByText('em outros campos ficou como ela deixou')).toBeVisible()
  await expect(name(second)).toHaveValue('Grupo de um')

  await name(second).fill('Grupo da outra')
  await save(second)
  await expect(second.getByRole('heading', { level: 1 })).toContainText('Grupo da outra')
  await name(page).fill('Grupo meu')
  await save(page)
  await expect(name(page)).toHaveAccessibleDescription(/outra pessoa salvou “Grupo da outra”/)
  await expect(name(page)).toHaveValue('Grupo meu')
  await expect(page.getByLabel('Código')).toHaveValue(`${code}-B`)
  expect(await violationsOf(page)).toEqual([])
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grupo meu')

  const history = page.getByRole('table', { name: 'Histórico' })
  await expect(history.getByRole('row').nth(1)).toContainText('Grupo da outra passa a Grupo meu')
  await history.getByRole('link', { name: 'Ver no formulário como foi salvo' }).first().click()
  await expect(page.getByText('Nada mudou ainda')).toBeVisible()
  await expect(name(page)).toHaveValue('Grupo da outra')
  await save(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Grupo da outra')
  await page.getByText('Remover linha').first().click()
  await page.getByRole('button', { name: 'Remover linha' }).click()
  await expect(page.getByText('A linha foi removida.')).toBeVisible()
})

test('a file of all rows comes with its headings in words, and says nothing new when it is sent back', async ({
  page,
}) => {
  await enter(page, '/admin/data/models', BEATRIZ)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar XLSX' }).click(),
  ])
  await page.getByRole('link', { name: 'Enviar planilha' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enviar Modelos')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Arquivo').setInputFiles(await download.path())
  await page.getByRole('button', { name: 'Ler o arquivo' }).click()
  await expect(page.getByText('Nada mudaria: o arquivo diz o que já está na loja.')).toBeVisible()
})

for (const [who, isScripted, words] of [
  [
    BEATRIZ,
    true,
    {
      read: 'Ler assim',
      file: 'Arquivo',
      send: 'Ler o arquivo',
      country: 'País *',
      match: 'Código',
      code: 'Código *',
      asChosen: 'Colunas lidas como foi dito',
      asKept: 'Colunas lidas como foi lembrado',
      forget: 'Esquecer',
      refused: 'Diga de que coluna do arquivo',
      same: 'País: o mesmo em todas as linhas',
      apply: 'Pôr em vigor (2 linhas)',
      inForce: 'Em vigor',
    },
  ],
  [
    MARTIN,
    false,
    {
      read: 'Leer así',
      file: 'Archivo',
      send: 'Leer el archivo',
      country: 'País *',
      match: 'Código',
      code: 'Código *',
      asChosen: 'Columnas leídas como se dijo',
      asKept: 'Columnas leídas como se recordó',
      forget: 'Olvidar',
      refused: 'Decí de qué columna del archivo',
      same: 'País: lo mismo en todas las filas',
      apply: 'Poner en vigencia (2 filas)',
      inForce: 'En vigencia',
    },
  ],
] as const)
  test.describe(`a file with headings of its own, ${who}`, () => {
    test.use({ javaScriptEnabled: isScripted })
    test('is asked about once, named in the change, remembered and forgotten', async ({ page }) => {
      const mark = `M${Date.now()}`
      const headings = `Sigla ${mark};Nome;Praça`
      const lines = (of: string) => csv(`${headings}\n${mark}${of}1;Grupo um;x\n${mark}${of}2;Grupo dois;y`)
      const sendFile = async (of: string) => {
        await page.getByLabel(words.file).setInputFiles(lines(of))
        await page.getByRole('button', { name: words.send }).click()
      }
      await enter(page, '/admin/data/dealer-groups/import', who)
      await sendFile('A')
      const read = page.getByRole('button', { name: words.read })
      await expect(page.getByRole('combobox', { name: 'Nom' })).toHaveValue('Nome')
      if (isScripted) await page.locator('html[data-layout]').waitFor()
      await page.locator('label', { has: page.getByRole('radio', { name: words.match, exact: true }) }).click()
      await page.getByLabel(words.country, { exact: true }).selectOption('')
      await page.getByLabel(words.same).fill('AR')
      await page.getByLabel(words.code, { exact: true }).selectOption('')
      if (isScripted) expect(await violationsOf(page)).toEqual([])
      await read.click()
      await expect(page.getByText(words.refused)).toBeVisible()
      await expect(page.getByLabel(words.same)).toHaveValue('AR')
      await page.getByLabel(words.code, { exact: true }).selectOption(`Sigla ${mark}`)
      await read.click()
      await expect(page.getByText(words.asChosen)).toBeVisible()
      await page.getByRole('button', { name: words.apply }).click()
      await expect(page.getByText(words.inForce, { exact: true })).toBeVisible()
      await page.goto('/admin/data/dealer-groups/import')
      await sendFile('B')
      await page.getByText(words.asKept).click()
      await page.getByRole('button', { name: words.forget }).click()
      await expect(page.getByRole('button', { name: words.forget })).toHaveCount(0)
      await page.goto('/admin/data/dealer-groups/import')
      await sendFile('C')
      await expect(read).toBeVisible()
    })
  })

test('a demo is always open, and what is missing for customers is said', async ({ page }) => {
  await enter(page, '/admin/setup', BEATRIZ)
  await expect(page.getByText('Demonstração: a loja está sempre aberta.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Dados da empresa: Fiat, Brasil/ })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
