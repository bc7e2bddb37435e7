import { expect, type Locator, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

async function enterUsers(page: Page, path = '/admin/users', name = 'Lívia Rocha'): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).toHaveURL(path)
}

const saved = (page: Page) => page.getByText('Papéis e alcance salvos.')

test('the list is filtered in its address, and a person leads back to it', async ({ page }) => {
  await enterUsers(page)
  await page.getByLabel('Papel', { exact: true }).selectOption('user_dealer')
  await expect(page).toHaveURL('/admin/users?role=user_dealer')
  // Other journeys invite people meanwhile.
  await expect(page.getByText(/^\d+ pessoas$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Camila Nogueira' })).toBeVisible()
  // In words that fit whatever the filter is called.
  await expect(page.getByLabel('Situação', { exact: true }).getByRole('option').first()).toHaveText('Qualquer')
  await page.getByLabel('Nome, e-mail, CPF ou DNI').fill('led')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/users?role=user_dealer&text=led')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByText('a***@volante.example')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Sofía Ledesma' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofía Ledesma')
  await page.getByRole('link', { name: 'Todas as pessoas' }).click()
  await expect(page).toHaveURL('/admin/users?role=user_dealer&text=led')
})

test('a filter chosen before the script has come is applied once it has', async ({ page }) => {
  await enterUsers(page)
  const chosen = Promise.withResolvers<void>()
  await page.route(/assets\/entry\.client-[\w-]+\.js/, async (route) => {
    await chosen.promise
    await route.continue()
  })
  await page.goto('/admin/users', { waitUntil: 'commit' })
  await page.getByLabel('Papel', { exact: true }).selectOption('user_dealer')
  chosen.resolve()
  await expect(page).toHaveURL('/admin/users?role=user_dealer')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('somebody is invited, gets roles where they hold, and the history says from what to what', async ({ page }) => {
    const stamp = Date.now()
    await enterUsers(page, '/admin/users/new')
    await page.getByLabel('Nome completo').fill('Iara Campos')
    await page.getByLabel('E-mail').fill(`iara-${stamp}@mail.example`)
    await page.getByLabel('País').selectOption('AR')
    await expect(page.getByLabel('CPF')).toBeHidden()
    await page.getByLabel('DNI ou CUIL').fill('20-12345678-6')
    await page.getByRole('button', { name: 'Cadastrar e convidar' }).click()
    await expect(page.getByText('O convite foi enviado.')).toBeVisible()
    await page.goto(`/admin/users?text=iara-${stamp}`)
    await page.getByRole('link', { name: 'Iara Campos' }).click()
    await page.getByLabel('Gerência regional', { exact: true }).press('Space')
    await page.getByRole('textbox', { name: /^Concessionárias/ }).fill('00000')
    await page.getByRole('button', { name: 'Salvar papéis e alcance' }).click()
    await expect(page.getByRole('alert')).toContainText('Há um erro')
    await expect(page.getByLabel('Gerência regional', { exact: true })).toBeChecked()
    await page.getByRole('textbox', { name: /^Concessionárias/ }).fill('')
    await page.getByLabel('Argentina', { exact: true }).press('Space')
    await page.getByRole('button', { name: 'Salvar papéis e alcance' }).click()
    await expect(saved(page)).toBeVisible()
    const newest = page.getByRole('row').nth(1)
    await expect(newest).toContainText('Lívia Rocha')
    await expect(newest).toContainText('Gerência regional')
    // The role goes by region: a market alone gives it no place.
    const idle = page.getByText('Gerência regional ainda não alcança nada')
    await expect(idle).toBeVisible()
    await page.getByRole('textbox', { name: /^Concessionárias/ }).fill('80026')
    await page.getByRole('button', { name: 'Salvar papéis e alcance' }).click()
    await expect(idle).toHaveCount(0)
    await page.getByRole('button', { name: 'Enviar o convite de novo' }).click()
    await expect(page.getByText('O convite foi enviado de novo.')).toBeVisible()
  })
})

test('a list is put in order, kept under a name for its administrator, and forgotten again', async ({ page }) => {
  const name = `Concessão ${Date.now()}`
  await enterUsers(page, '/admin/users?role=user_dealer')
  await page.getByRole('link', { name: 'Nome completo' }).click()
  await expect(page).toHaveURL('/admin/users?role=user_dealer&sort=name')
  await expect(page.getByRole('columnheader', { name: 'Nome completo' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByText('Salvar esta lista').click()
  await page.getByLabel('Nome da lista').fill(name)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('A lista foi salva.')).toBeVisible()
  await page.goto('/admin/users')
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL('/admin/users?role=user_dealer&sort=name')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: `Apagar a lista ${name}` }).click()
  await expect(page.getByText('A lista foi apagada.')).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test.describe('many people at once, without script', () => {
  test.use({ javaScriptEnabled: false })

  test('are deactivated after a page that names how many, and it is undone', async ({ page }) => {
    const stamp = `lote-${Date.now()}`
    await enterUsers(page, '/admin/users/new')
    for (const name of ['Bento Lima', 'Clara Reis']) {
      await page.goto('/admin/users/new')
      await page.getByLabel('Nome completo').fill(name)
      await page.getByLabel('E-mail').fill(`${name.slice(0, 5)}-${stamp}@mail.example`)
      await page.getByRole('button', { name: 'Cadastrar e convidar' }).click()
      await expect(page.getByText('O convite foi enviado.')).toBeVisible()
    }
    await page.goto(`/admin/users?text=${stamp}`)
    await page.getByRole('button', { name: 'Continuar com os marcados' }).click()
    await expect(page.getByText('Escolha ao menos uma pessoa.')).toBeVisible()
    await page.getByRole('link', { name: 'Voltar sem mudar' }).click()
    await expect(page).toHaveURL(`/admin/users?text=${stamp}`)
    await page.getByRole('link', { name: 'Marcar a página' }).click()
    await expect(page.getByRole('checkbox', { name: 'Escolher Bento Lima' })).toBeChecked()
    await page.getByRole('button', { name: 'Continuar com os marcados' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desativar 2 contas?')
    await expect(page.getByText('Clara Reis')).toBeVisible()
    await page.getByRole('button', { name: 'Sim, mudar 2 pessoas' }).click()
    await expect(page.getByText('2 pessoas foram mudadas.')).toBeVisible()
    await expect(page.getByRole('table').getByText('Desativada')).toHaveCount(2)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('Desfeito para 2 pessoas.')).toBeVisible()
    await expect(page.getByRole('table').getByText('Convidada')).toHaveCount(2)
  })
})

test('the page that asks first reads well on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterUsers(page, '/admin/users?text=consultora')
  await page.getByRole('checkbox', { name: 'Escolher Camila Nogueira' }).press('Space')
  await page.getByLabel('Ação', { exact: true }).selectOption('giveRole')
  await page.getByLabel('Papel (para dar ou tirar)').selectOption('manual_admin')
  await page.getByRole('button', { name: 'Continuar com os marcados' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('a 1 pessoa?')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await violationsOf(page)).toEqual([])
})

test('who signs in to the desk with a password reads it in the language of their account', async ({ page }) => {
  const email = `lucia-${Date.now()}@mail.example`
  await enterUsers(page, '/admin/users/new')
  await page.getByLabel('Nome completo').fill('Lucía Paz')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('País').selectOption('AR')
  await page.getByRole('button', { name: 'Cadastrar e convidar' }).click()
  await expect(page.getByText('O convite foi enviado.')).toBeVisible()
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.waitForURL(/\/desk\/sign-in/)
  let path = ''
  await expect(async () => {
    const { items } = await (await page.request.get('/api/demo/outbox?page=0&size=100')).json()
    const mail = items.find((one: { recipient: string }) => one.recipient === email)
    const link = new URL(/https?:\/\/\S+/.exec(mail?.body ?? '')?.[0] ?? '')
    path = link.pathname + link.search
  }).toPass({ timeout: 60_000 })
  await page.goto(path)
  const passwords = page.locator('input[autocomplete="new-password"]')
  for (const field of await passwords.all()) await field.fill('Clave#2026x')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(passwords).toHaveCount(0)
  await page.goto('/desk/sign-in')
  await expect(page.getByRole('button', { name: 'Español' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill('Clave#2026x')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Português' })).toBeVisible()
})

test('nobody gives up their own right to give roles', async ({ page }) => {
  await enterUsers(page, '/admin/users?text=usuarios')
  await page.getByRole('link', { name: 'Lívia Rocha' }).click()
  await page.getByLabel('Administração de usuários', { exact: true }).press('Space')
  await page.getByRole('button', { name: 'Salvar papéis e alcance' }).click()
  await expect(page.getByRole('alert')).toContainText('Você não pode tirar de si o direito de dar papéis.')
})

test('in Spanish on a phone the pages stand still, and who lacks the right reads why', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterUsers(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Áreas' })
  expect(await violationsOf(page)).toEqual([])
  await menu.getByRole('button', { name: 'Español' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: /^Filtros \(\d\)$/ }).click()
  await expect(page.getByLabel('Rol', { exact: true })).toBeVisible()
  for (const path of ['/admin/users', '/admin/users/new']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
    expect(await violationsOf(page)).toEqual([])
  }
  await page.goto('/admin/users?text=consultora')
  await page.getByRole('link', { name: 'Camila Nogueira' }).click()
  await expect(page.getByRole('heading', { name: 'Roles y alcance' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('button', { name: 'Salir' }).click()
  await page.waitForURL(/\/desk\/sign-in/)
  await page.goto('/admin/users')
  const answered = page.waitForResponse((one) => new URL(one.url()).pathname === '/admin/users')
  await page.getByRole('button', { name: ': Camila Nogueira' }).click()
  expect((await answered).status()).toBe(403)
})

test('boxes stand beside their names and the buttons of the filters in one line (D40)', async ({ page }) => {
  await enterUsers(page)
  await page.goto('/admin/users?role=customer')
  const middle = async (locator: Locator) => {
    const box = await locator.boundingBox()
    return box ? box.y + box.height / 2 : Number.NaN
  }
  const row = page.locator('tbody tr').first()
  const box = await middle(row.getByRole('checkbox'))
  expect(Math.abs(box - (await middle(row.getByRole('link'))))).toBeLessThan(2)
  expect(Math.abs(box - (await middle(row)))).toBeLessThan(3)
  const clear = page.getByRole('search').getByRole('link', { name: 'Limpar filtros' })
  const apply = page.getByRole('search').getByRole('button', { name: 'Filtrar' })
  expect(Math.abs((await middle(clear)) - (await middle(apply)))).toBeLessThan(2)
})

test('a row that an import refuses names its field as the form does (D40)', async ({ page }) => {
  await enterUsers(page)
  await page.goto('/admin/users/new')
  await page.locator('textarea[name=list]').fill('nome;e-mail\nAna Souza;isto não é um e-mail')
  await page.getByRole('button', { name: 'Importar' }).click()
  await expect(page.locator('tbody')).toContainText('E-mail: ')
  await expect(page.locator('tbody')).not.toContainText('email: ')
})

test('what happened to an account is told in words, and its shortest address leads to work', async ({ page }) => {
  await enterUsers(page)
  await page.goto('/admin/users/new')
  await page.getByLabel('Nome completo').fill('Rui Prado Neto')
  const email = `rui-${Date.now()}@mail.example`
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Cadastrar e convidar' }).click()
  await expect(page).toHaveURL(/done=created/)
  await page.goto(`/admin/users?text=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: 'Rui Prado Neto' }).click()
  const told = page.getByRole('region', { name: 'Histórico' })
  await expect(told).toHaveCount(1)
  await expect(told).toContainText('Nome completo')
  await expect(told).not.toContainText('name')
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/admin')
  await expect(page).toHaveURL('/desk/today')
})
