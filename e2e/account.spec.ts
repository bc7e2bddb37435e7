import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { newCpf, newDni, newEmail } from './lead-page.ts'
import { reserveHere } from './checkout-page.ts'

const PASSWORD = 'Volante#2026'

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const summary = (page: Page): Locator => page.locator('main').getByRole('alert')

async function open(page: Page, address: string): Promise<void> {
  await page.context().addCookies([{ name: 'volante-consent', value: 'necessary', domain: '127.0.0.1', path: '/' }])
  await page.goto(address)
}

/** With script: forms are checked before they are sent. */
async function openLive(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page.locator('html[data-layout]').waitFor()
}

/** The path of the link in the newest mail to this address. */
async function mailedPath(request: APIRequestContext, email: string, subject: RegExp): Promise<string> {
  let path = ''
  await expect(async () => {
    const { items } = await (await request.get('/api/demo/outbox?page=0&size=100')).json()
    const mail = items.find(
      (one: { recipient: string; subject: string }) => one.recipient === email && subject.test(one.subject),
    )
    const link = new URL(/https?:\/\/\S+/.exec(mail?.body ?? '')?.[0] ?? '')
    path = link.pathname + link.search
  }).toPass({ timeout: 60_000 })
  return path
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nome completo').fill('Ana Prado Lima')
  await page.getByLabel('CPF', { exact: true }).fill(newCpf())
  await page.getByLabel('Data de nascimento').fill('02/03/1990')
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
}

/** Signs up and confirms; the browser is signed in afterwards. */
async function newAccount(page: Page): Promise<string> {
  const email = newEmail()
  await openLive(page, '/br/fiat/cadastro')
  await fillSignUp(page, email)
  await page.locator('label:has([name="terms"])').click()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(heading(page)).toHaveText('Confira o seu e-mail')
  await open(page, await mailedPath(page.request, email, /Confirme seu e-mail/))
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expect(heading(page)).toHaveText('Olá, Ana')
  return email
}

let shared: string | undefined

/** An account that tests of one process share: mails to one network are few a minute. The browser is not signed in. */
async function sharedAccount(page: Page): Promise<string> {
  shared ??= await newAccount(page)
  await page.context().clearCookies()
  return shared
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
}

async function enterAsDemo(page: Page, name: string, address: string): Promise<void> {
  await open(page, address)
  await page.locator('main details summary').click()
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).not.toHaveURL(/\/(entrar|ingresar)/)
  const agree = page.getByRole('button', { name: /Li e concordo|Leí y acepto/ })
  if (await agree.isVisible()) await agree.click()
}

test('a sign-up is confirmed by mail, changes its data, sees its sessions, takes its data along and leaves', async ({
  page,
  browser,
}) => {
  const email = await newAccount(page)
  // Who has agreed is not asked again.
  await page.goto('/br/fiat/minha-conta/termos')
  await expect(page).toHaveURL(/\/br\/fiat\/minha-conta(\?utm_source=direct&utm_medium=none)?$/)
  await page.goto('/br/fiat/minha-conta/dados')
  await page.getByLabel('Como prefere ser chamado').fill('Nana')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Alterações salvas.')).toBeVisible()
  await expect(page.getByLabel('Como prefere ser chamado')).toHaveValue('Nana')

  const elsewhere = await (await browser.newContext()).newPage()
  await openLive(elsewhere, '/br/fiat/entrar?returnTo=%2Fbr%2Ffiat%2Fminha-conta')
  await signIn(elsewhere, email)
  await expect(heading(elsewhere)).toHaveText('Olá, Nana')
  await page.goto('/br/fiat/minha-conta/acesso')
  await expect(page.getByText('Este aparelho')).toHaveCount(1)
  await expect(page.getByText('rede 127.0.0.*')).toHaveCount(2)
  await page.getByRole('button', { name: 'Encerrar a outra sessão' }).click()
  await expect(page.getByText('As outras sessões foram encerradas.')).toBeVisible()
  await elsewhere.reload()
  await expect(heading(elsewhere)).toHaveText('Entrar')

  await page.goto('/br/fiat/minha-conta/privacidade')
  await page.getByRole('group', { name: 'Novidades e ofertas' }).getByText('E-mail').click()
  await page.getByRole('button', { name: 'Salvar permissões' }).click()
  await expect(page.getByText('Histórico: um registro')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar meus dados' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(email)

  await page.getByRole('button', { name: 'Conta de Ana' }).click()
  await page.locator('#account-menu').getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByText('Você saiu da sua conta.')).toBeVisible()
  await page.goto('/br/fiat/minha-conta')
  await expect(heading(page)).toHaveText('Entrar')

  // The link of the mail, opened once more.
  await open(page, await mailedPath(page.request, email, /Confirme seu e-mail/))
  await expect(heading(page)).toHaveText('E-mail já confirmado')
  await page.getByRole('main').getByRole('link', { name: 'Entrar', exact: true }).click()
  await expect(heading(page)).toHaveText('Entrar')
})

test('on the way to a reservation the car stays in sight, and an e-mail, a CPF and a name open the account', async ({
  page,
}) => {
  await openLive(page, '/br/fiat/reserva?version=X6PDZV0&year=2026')
  await reserveHere(page)
  await page.waitForURL(/entrar/)
  const car = page.getByRole('region', { name: 'O carro que você vai reservar' })
  await expect(car).toBeVisible()
  const name = await car.getByRole('strong').innerText()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await expect(heading(page)).toHaveText('Só o que precisa para reservar')
  await expect(car).toContainText(name)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Criar conta e seguir' }).click()
  for (const field of ['E-mail', 'CPF', 'Nome completo', 'Senha'])
    await expect(summary(page)).toContainText(`${field}: `)
  const email = newEmail()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('CPF', { exact: true }).fill(newCpf())
  await page.getByLabel('Nome completo').fill('Ana Prado Lima')
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.locator('label:has([name="terms"])').click()
  await page.getByRole('button', { name: 'Criar conta e seguir' }).click()
  await expect(heading(page)).toHaveText('Confira o seu e-mail')
  await open(page, await mailedPath(page.request, email, /Confirme seu e-mail/))
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await page.waitForURL(/reserva\/cadastro/)
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Prado Lima')
  await expect(page.getByRole('region', { name: 'Sua reserva' })).toContainText(name.split(' ')[0] ?? '')
})

for (const javaScriptEnabled of [true, false])
  test(`the page that sends to the mailbox names it and sends again, script ${javaScriptEnabled ? 'on' : 'off'}; the address of the page does not`, async ({
    browser,
  }) => {
    const page = await (
      await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 800 } })
    ).newPage()
    const email = `fernanda.cavalcanti.de-albuquerque.${newEmail()}`
    await (javaScriptEnabled ? openLive : open)(page, '/br/fiat/cadastro')
    await fillSignUp(page, email)
    await page.locator('label:has([name="terms"])').click()
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await expect(heading(page)).toHaveText('Confira o seu e-mail')
    await expect(page.getByText(`Enviamos para ${email} um link`)).toBeVisible()
    await page.reload()
    const field = page.getByLabel('E-mail', { exact: true })
    await expect(field).toHaveValue(email)
    const { x = 0, width = 1000 } = (await field.boundingBox()) ?? {}
    expect(x + width).toBeLessThan(360)
    expect(decodeURIComponent(page.url())).not.toContain(email)
    if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Enviar de novo' }).click()
    await expect(page.getByText('Se houver um cadastro pendente')).toBeVisible()
    await expect(field).toHaveValue(email)
    expect(decodeURIComponent(page.url())).not.toContain(email)
    // What was kept is this browser's alone.
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(page.url())
    await expect(stranger.getByLabel('E-mail', { exact: true })).toHaveValue('')
  })

test('a refused sign-up says what is wrong, first to who cannot see, and ticks the password rules off', async ({
  page,
}) => {
  await openLive(page, '/br/fiat/cadastro')
  await page.getByLabel('Senha', { exact: true }).fill('abc')
  await expect(page.getByRole('listitem').filter({ hasText: ', cumprido' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('link')).toHaveCount(7)
  await expect(page).toHaveTitle(/^Erro: /)
  expect(await violationsOf(page)).toEqual([])
  await summary(page).getByRole('link', { name: /^CPF/ }).click()
  await expect(page.getByLabel('CPF', { exact: true })).toBeFocused()
  await page.locator('label:has([value="company"])').click()
  await expect(page.getByLabel('CNPJ', { exact: true })).toBeVisible()
  await expect(page.getByLabel('CPF', { exact: true })).toBeHidden()
})

test('a wrong password and an unknown address read alike, and too many say how long to wait', async ({ page }) => {
  await openLive(page, '/br/fiat/entrar')
  await signIn(page, newEmail(), 'Errada#2026')
  await expect(summary(page)).toContainText('E-mail ou senha não conferem')
  await expect(summary(page)).toBeFocused()
  const unknown = await summary(page).textContent()
  await signIn(page, 'cliente@volante.example', 'Errada#2026')
  await expect(summary(page)).toHaveText(unknown ?? '')
  expect(await violationsOf(page)).toEqual([])
  // An attempt sent while the one before is still under way is none.
  await expect(async () => {
    await signIn(page, 'cliente@volante.example', 'Errada#2026')
    await expect(summary(page)).toContainText(/Tente novamente em \d+ (segundo|minuto)/, { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
})

test('without script one signs in, is told what is wrong, and goes on to where one wanted', async ({
  browser,
  page,
}) => {
  const email = await sharedAccount(page)
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto('/br/fiat/minha-conta/dados')
  await signIn(plain, email, 'Errada#2026')
  await expect(summary(plain)).toContainText('E-mail ou senha não conferem')
  await expect(plain.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await signIn(plain, email)
  await expect(plain).toHaveURL('/br/fiat/minha-conta/dados')
  await plain.goto('/br/fiat/minha-conta/endereco')
  await plain.getByLabel('CEP').fill('01310-100')
  await plain.getByRole('button', { name: 'Buscar CEP' }).click()
  await expect(plain.getByLabel('Cidade')).toHaveValue('São Paulo')
})

test('by keyboard alone one signs in and completes the missing data step by step', async ({ page }) => {
  const email = await newAccount(page)
  await page.context().clearCookies()
  await openLive(page, '/br/fiat/entrar')
  await page.getByLabel('E-mail', { exact: true }).focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Olá, Ana')
  await page.getByRole('link', { name: 'Completar agora' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Onde você mora')
  await page.locator('html[data-layout]').waitFor()
  await page.getByLabel('CEP').focus()
  await page.keyboard.type('01310100')
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo')
  await expect(page.getByText('Endereço encontrado: São Paulo, SP.')).toBeVisible()
  await page.getByLabel('Rua ou avenida').fill('Avenida Paulista')
  await page.getByLabel('Número', { exact: true }).fill('1578')
  await page.getByLabel('Bairro').fill('Bela Vista')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Quem cuida de você')
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Cadastro completo')
})

test('a further e-mail waits for its link, then may become the one to sign in with', async ({ page }) => {
  await newAccount(page)
  const further = newEmail()
  await openLive(page, '/br/fiat/minha-conta/emails')
  await page.getByLabel('E-mail', { exact: true }).fill(further)
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await expect(page.getByText('Aguarda confirmação')).toBeVisible()
  await open(page, await mailedPath(page.request, further, /Confirme este e-mail/))
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await page.getByRole('button', { name: `Tornar preferido: ${further}` }).click()
  await expect(page.getByText('O e-mail preferido mudou')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: further })).toContainText('Preferido')
})

test('a forgotten password is set anew by a link that works once', async ({ page }) => {
  const email = await newAccount(page)
  await page.context().clearCookies()
  await openLive(page, '/br/fiat/esqueci-a-senha')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByText('Se houver uma conta com este endereço')).toBeVisible()
  const path = await mailedPath(page.request, email, /Nova senha/)
  // Opened twice, as by a scanner of mails: only saving uses it up.
  await openLive(page, path)
  await openLive(page, path)
  await page.getByLabel('Nova senha', { exact: true }).fill('Nova#2026x')
  await page.getByLabel('Repita a nova senha').fill('Nova#2026x')
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(page.getByText('Senha criada. Entre com ela.')).toBeVisible()
  await signIn(page, email, 'Nova#2026x')
  await expect(heading(page)).toHaveText('Olá, Ana')
  await openLive(page, path)
  await expect(heading(page)).toHaveText('Este link não vale mais')
  await expect(page.getByLabel('Nova senha', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Pedir um novo link' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('a dead invitation says so before anything is typed, in both languages', async ({ page }) => {
  await open(page, '/br/fiat/primeira-senha?token=ninguem-mandou')
  await expect(heading(page)).toHaveText('Este link não vale mais')
  await expect(page.locator('main [type="password"]')).toHaveCount(0)
  await open(page, '/ar/peugeot/nueva-contrasena?token=nadie-lo-mando')
  await expect(heading(page)).toHaveText('Este enlace ya no vale')
  await expect(page.locator('main [type="password"]')).toHaveCount(0)
})

test('erasing asks for the password, says what stays and why, and nobody can sign in any more', async ({ page }) => {
  const email = await newAccount(page)
  await openLive(page, '/br/fiat/minha-conta/privacidade')
  // The list stands right below the words that announce it.
  await expect(page.locator('p:text("Por lei, isto fica") + ul li')).toHaveCount(3)
  await page.getByText('Quero apagar a minha conta').click()
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await page.locator('label:has([name="understood"])').click()
  await page.getByRole('button', { name: 'Apagar definitivamente' }).click()
  await expect(heading(page)).toHaveText('Sua conta foi apagada')
  expect(await violationsOf(page)).toEqual([])
  await openLive(page, '/br/fiat/entrar')
  await signIn(page, email)
  await expect(summary(page)).toContainText('E-mail ou senha não conferem')
})

test('shared pages stay anonymous and show who is signed in afterwards', async ({ page }) => {
  await openLive(page, '/br/fiat')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar', exact: true })).toBeVisible()
  await enterAsDemo(page, 'João Mendes', '/br/fiat/entrar')
  await expect(heading(page)).toHaveText('Olá, João')
  const answer = await page.goto('/br/fiat')
  expect(await answer?.text()).not.toContain('João')
  await expect(page.getByRole('button', { name: 'Conta de João' })).toBeVisible()
  await page.getByRole('button', { name: 'Conta de João' }).click()
  await page.locator('#account-menu').getByRole('button', { name: 'Sair' }).click()
  await page.goto('/br/fiat')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar', exact: true })).toBeVisible()
})

test('in Argentina one signs up with a CUIL or DNI, in Spanish, without CPF', async ({ page }) => {
  const email = newEmail()
  await openLive(page, '/ar/peugeot/registro')
  await expect(page.getByLabel('CUIT de la empresa')).toBeHidden()
  await page.getByLabel('Nombre y apellido').fill('Sofía Ledesma Paz')
  await page.getByLabel('DNI o CUIL').fill(newDni())
  await page.getByLabel('Fecha de nacimiento').fill('02/03/1990')
  await page.getByLabel('Celular').fill('1123456789')
  await page.getByLabel('Correo electrónico', { exact: true }).first().fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.locator('label:has([name="terms"])').click()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(heading(page)).toHaveText('Revisá tu correo')
  await expect(page.getByText(`Enviamos a ${email} un enlace`)).toBeVisible()
  await open(page, await mailedPath(page.request, email, /./))
  await page.getByRole('button', { name: 'Confirmar correo' }).click()
  await expect(heading(page)).toHaveText('Hola, Sofía')
  await page.goto('/ar/peugeot/mi-cuenta/domicilio')
  await expect(page.getByLabel('Código postal')).toBeVisible()
})

test('a return address never leads to another host', async ({ page }) => {
  const email = await sharedAccount(page)
  for (const returnTo of ['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example']) {
    await page.context().clearCookies()
    await openLive(page, `/br/fiat/entrar?${new URLSearchParams({ returnTo })}`)
    await signIn(page, email)
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/br\/fiat\/minha-conta/)
  }
})

test('with the identity provider of the demo one comes back signed in; a refusal leads back with the reason', async ({
  page,
}) => {
  const port = new URL(test.info().project.use.baseURL ?? '').port
  await page.goto(`http://localhost:${port}/br/fiat/entrar`)
  await page.getByRole('button', { name: /^Continuar com/ }).click()
  await expect(page).toHaveURL(/\/demo\/idp\/authorize/)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL(/\/br\/fiat\/entrar/)
  await expect(page.getByText('Você saiu do outro serviço antes de terminar')).toBeVisible()
  await page.getByRole('button', { name: /^Continuar com/ }).click()
  await page.getByText('João Mendes').click()
  const agree = page.getByRole('button', { name: 'Concordar e continuar' })
  if (await agree.isVisible()) await agree.click()
  await expect(heading(page)).toHaveText(/Olá, João|Os termos mudaram/)
})

test('staff sign in at the desk with e-mail and password, told neutrally when they are wrong', async ({ page }) => {
  await open(page, '/desk/sign-in?to=%2Fadmin%2Fusers')
  await page.getByLabel('E-mail').fill('usuarios@volante.example')
  await page.getByLabel('Senha').fill('Errada#2026')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('E-mail ou senha não conferem.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('usuarios@volante.example')
  expect(await violationsOf(page)).toEqual([])
})

test('the desk speaks the language that the browser asks for until somebody signs in', async ({ browser, baseURL }) => {
  const spanish = await browser.newContext({ locale: 'es-AR', baseURL: baseURL ?? '' })
  const page = await spanish.newPage()
  await page.goto('/desk/sign-in')
  await expect(heading(page)).toHaveText('Entrar a la mesa')
  await page.getByRole('button', { name: ': Camila Nogueira' }).click()
  await expect(page.getByRole('navigation').first()).toContainText('Hoje')
  await spanish.close()
})

test('an administrator invites one person and imports a list with a result for each row', async ({ page, browser }) => {
  await open(page, '/desk/sign-in?to=%2Fadmin%2Fusers')
  await page.getByRole('button', { name: ': Lívia Rocha' }).click()
  await expect(heading(page)).toHaveText('Usuários')
  await page.getByRole('link', { name: 'Cadastrar' }).click()
  await page.getByRole('button', { name: 'Cadastrar e convidar' }).click()
  await expect(summary(page).getByRole('link')).toHaveCount(2)
  expect(await violationsOf(page)).toEqual([])
  const email = newEmail()
  await page.getByLabel('Nome completo').fill('Bruno Alves Reis')
  await page.getByLabel('E-mail').fill(email)
  await page.locator('label:has([value="user_dealer"])').click()
  await page.getByRole('button', { name: 'Cadastrar e convidar' }).click()
  await expect(page.getByText('Usuário cadastrado.')).toBeVisible()
  await page
    .getByLabel('Ou cole a lista')
    .fill(
      [
        'name;email;roles',
        `Carla Dias Melo;${newEmail()};repairman`,
        `Bruno Alves Reis;${email};`,
        'Davi;sem-arroba;',
      ].join('\n'),
    )
  await page.getByRole('button', { name: 'Importar' }).click()
  await expect(page.getByText('1 de 3 cadastrados')).toBeVisible()
  await expect(page.getByLabel('Ou cole a lista')).toHaveValue('')
  await expect(page.getByRole('row').nth(1)).toContainText('Cadastrado')
  await expect(page.getByRole('row').nth(2)).toContainText('Já existia')
  await expect(page.getByRole('row').nth(3)).toContainText('Digite um e-mail válido')
  expect(await violationsOf(page)).toEqual([])

  const invited = await (await browser.newContext()).newPage()
  await openLive(invited, await mailedPath(page.request, email, /Crie sua senha/))
  await invited.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await invited.getByLabel('Repita a nova senha').fill(PASSWORD)
  await invited.getByRole('button', { name: 'Salvar senha' }).click()
  await expect(invited.getByText('Senha criada. Entre com ela.')).toBeVisible()
  await open(invited, '/desk/sign-in')
  await invited.getByLabel('E-mail').fill(email)
  await invited.getByLabel('Senha').fill(PASSWORD)
  await invited.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(invited).toHaveURL('/desk/today')
})

for (const [path, name] of [
  ['minha-conta', 'Olá, Lucía'],
  ['minha-conta/documentos', 'Documentos'],
  ['minha-conta/endereco', 'Endereço'],
  ['minha-conta/emails', 'E-mails'],
  ['minha-conta/acesso', 'Senha e acessos'],
  ['minha-conta/cartoes', 'Cartões'],
  ['minha-conta/privacidade', 'Privacidade'],
] as const) {
  test(`${path} fits a phone and has no violation`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await enterAsDemo(
      page,
      'Lucía Ferreyra',
      `/br/citroen/entrar?returnTo=%2Fbr%2Fcitroen%2F${encodeURIComponent(path)}`,
    )
    await expect(heading(page)).toHaveText(name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await violationsOf(page)).toEqual([])
  })
}
