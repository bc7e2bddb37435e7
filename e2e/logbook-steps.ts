import { readFile, writeFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enterAs, FRESH } from './order-page.ts'

const PHONE = { width: 360, height: 740 }

const noSideways = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)

/** A workshop finds the car by its chassis on a phone, writes down a service and corrects it. */
export async function serviceInWorkshop(browser: Browser, chassis: string): Promise<void> {
  const page = await (await browser.newContext({ storageState: FRESH, viewport: PHONE })).newPage()
  await enterAs(page, 'gerente@volante.example')
  await page.goto('/desk/workshop')
  await page.getByRole('button', { name: 'Achar o carro' }).click()
  await expect(page.getByText('Campo obrigatório').first()).toBeVisible()
  await page.getByLabel('Chassi ou placa').fill(chassis.toLowerCase())
  await page.getByRole('button', { name: 'Achar o carro' }).click()
  await expect(page.getByText('Nenhum serviço registrado ainda.')).toBeVisible()
  const form = page.getByRole('region', { name: 'Registrar um serviço' })
  await form.getByLabel('Número da revisão').fill('1')
  await form.getByLabel('Quilometragem').fill('100.100')
  await form.getByLabel('Serviços', { exact: true }).fill('Troca de óleo e filtro\nFale com ana@exemplo.com')
  await form.getByRole('button', { name: 'Assinar e registrar' }).click()
  await expect(page.getByText('Não escreva aqui nomes').first()).toBeVisible()
  await form.getByLabel('Serviços', { exact: true }).fill('Troca de óleo e filtro')
  await form.getByRole('button', { name: 'Assinar e registrar' }).click()
  await expect(page.getByText('Registrado e assinado')).toBeVisible()
  await expect(page.getByText('1. 1ª revisão')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await noSideways(page)
  await page.getByRole('button', { name: 'Corrigir o registro 1' }).click()
  const fix = page.getByRole('region', { name: 'Corrigir o registro 1' })
  await fix.getByLabel('O que estava errado').fill('Um zero a mais')
  await fix.getByLabel('Quilometragem').fill('10.100')
  await fix.getByRole('button', { name: 'Assinar e registrar' }).click()
  await expect(page.getByText('Corrige o registro 1: Um zero a mais')).toBeVisible()
  await expect(page.getByText('10.100 km · ').or(page.getByText('10.100 km')).first()).toBeVisible()
  await page.context().close()
}

/** The owner, on the page of the car, shows the book to a buyer, who checks its file without a network; a changed file names the entry. */
export async function bookForBuyer(page: Page, browser: Browser, chassis: string): Promise<void> {
  await page.reload()
  const book = page.getByRole('region', { name: 'Caderno de serviços' })
  await expect(book.getByText('Assinaturas conferidas: 2 registros')).toBeVisible()
  await book.getByText('Mostrar a um comprador').click()
  await book.getByRole('button', { name: 'Criar link' }).click()
  const address = await book.getByLabel('Endereço').inputValue()
  expect(await violationsOf(page)).toEqual([])

  const buyer = await (await browser.newContext({ storageState: FRESH, viewport: PHONE })).newPage()
  await buyer.goto(address)
  await expect(buyer.getByText('Corrige o registro 1: Um zero a mais')).toBeVisible()
  await expect(buyer.getByRole('main')).not.toContainText(chassis)
  await expect(buyer.getByRole('main')).toContainText(chassis.slice(-4))
  expect(await violationsOf(buyer)).toEqual([])
  await noSideways(buyer)
  const download = buyer.waitForEvent('download')
  await buyer.getByRole('link', { name: 'Baixar e conferir sem internet' }).click()
  const file = `${await (await download).path()}.html`
  await (await download).saveAs(file)
  await checkOffline(browser, file)

  await buyer.getByRole('link', { name: 'Conferir um caderno' }).click()
  const pick = buyer.locator('input[type=file]')
  await pick.setInputFiles(file)
  await expect(buyer.getByText('Este caderno é nosso e está completo')).toBeVisible()
  expect(await violationsOf(buyer)).toEqual([])
  await pick.setInputFiles(await forged(file))
  await expect(buyer.getByText('Registro 1: o texto não é o que foi assinado.')).toBeVisible()

  await book.getByRole('button', { name: /^Encerrar o link/ }).click()
  await expect(page.getByText('O link não abre mais.')).toBeVisible()
  await buyer.goto(address)
  await expect(buyer.getByText('Este endereço não mostra mais o caderno').last()).toBeVisible()
  await buyer.context().close()
}

async function forged(file: string): Promise<string> {
  const path = file.replace(/\.html$/, '-forged.html')
  await writeFile(path, (await readFile(file, 'utf8')).replace('100100', '1001'))
  return path
}

async function checkOffline(browser: Browser, file: string): Promise<void> {
  const page = await (await browser.newContext({ offline: true, viewport: PHONE })).newPage()
  await page.goto(`file://${file}`)
  await expect(page.getByText('Assinaturas conferidas: 2 registros')).toBeVisible()
  await noSideways(page)
  await page.goto(`file://${await forged(file)}`)
  await expect(page.getByRole('status')).toContainText('Registro 1: o texto não é o que foi assinado.')
  await page.context().close()
}
