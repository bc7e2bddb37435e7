import { can, PERMISSIONS, POLICY } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import type { Role } from '@volante/domain/vocabulary'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import desk from '../../../../../texts/pt-BR/desk.json'
import rights from '../../../../../texts/pt-BR/rights.json'
import { type RootData, ServerRootData } from '../../shell/root-data.ts'
import { parsedTexts } from '../../texts/parsed-texts.server.ts'
import { TextsProvider } from '../../texts/texts.tsx'
import { OwnRights } from './OwnRights.tsx'

const locale = { language: 'pt-BR', currency: 'BRL', timeZone: 'UTC' } as const
const CUSTOMER = 'Esta conta é de cliente'
const WAITING = { by: 'Lívia Rocha', at: '2026-03-10T15:00:00.000Z', roles: ['inspector'] as Role[] }

function shown(roles: readonly Role[], waiting: typeof WAITING | null = null): string {
  const root = { visitor: { id: '1', name: 'Ana', roles }, site: { country: 'BR' }, sites: [] } as unknown as RootData
  const own = PERMISSIONS.filter((right) => can({ roles }, right))
  const element = <OwnRights roles={roles} rights={own} waiting={waiting} isOpen />
  return renderToString(
    <ServerRootData value={root}>
      <TextsProvider locale={locale} dictionary={parsedTexts({ ...desk, ...rights })}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </TextsProvider>
    </ServerRootData>,
  ).replace(/<[^>]+>/g, ' ')
}

test.each(ROLES)('%s is told to be a customer exactly where it is one', (role) => {
  expect(shown([role]).includes(CUSTOMER)).toBe(POLICY[role].audience === 'customer')
  expect(shown([role], WAITING)).not.toContain(CUSTOMER)
})

test('who has no role yet reads which ones wait, who asked and who may agree', () => {
  const text = shown([], WAITING)
  expect(text).toContain('Lívia Rocha pediu para você')
  expect(text).toContain('Inspeção')
  expect(text).toContain('menos Lívia Rocha e você: Administração de usuários')
})

test('what a role administers that is not there yet is named, with who can help', () => {
  expect(shown(['voucher_admin'])).toContain('limpeza de usos de cupons por CPF ou por cupom')
  expect(shown(['game_admin'])).toContain('promoções, grupos, participantes e medalhas')
  expect(shown(['offer_admin'])).toContain('Campanhas de reserva e condições de funcionários')
  expect(shown(['offer_admin'])).toContain('O que já faz está abaixo')
  expect(shown(['game_admin'])).not.toContain('O que já faz está abaixo')
  expect(shown(['external_application_user'])).toContain('é de um sistema')
  for (const role of ['voucher_admin', 'game_admin', 'toll_event_manager', 'external_application_user'] as const)
    expect(shown([role])).not.toMatch(/ainda não tem página|ainda não abre nenhuma tela/)
})
