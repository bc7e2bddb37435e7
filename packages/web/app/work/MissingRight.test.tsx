import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import rights from '../../../../texts/pt-BR/rights.json'
import work from '../../../../texts/pt-BR/work.json'
import { type RootData, ServerRootData } from '../shell/root-data.ts'
import { parsedTexts } from '../texts/parsed-texts.server.ts'
import { TextsProvider } from '../texts/texts.tsx'
import { MissingRight } from './MissingRight.tsx'

const locale = { language: 'pt-BR', currency: 'BRL', timeZone: 'UTC' } as const

function shown(role: string): string {
  const root = { visitor: { id: '1', name: 'Ana', roles: [role] } } as unknown as RootData
  const element = <MissingRight title="Não" permission="upgrades.manage" />
  return renderToString(
    <ServerRootData value={root}>
      <TextsProvider locale={locale} dictionary={parsedTexts({ ...work, ...rights })}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </TextsProvider>
    </ServerRootData>,
  ).replace(/<[^>]+>/g, ' ')
}

test('who lacks a right reads which, who has it and who gives it', () => {
  const text = shown('user_admin')
  expect(text).toContain('A conta de Ana não tem o direito')
  expect(text).toContain('upgrades.manage')
  expect(text).toContain('Têm este direito: Administração de')
  expect(text).toContain('Quem dá papéis e alcance é: Administração de usuários')
})

test('who holds it reads how far it reaches, and who gives more', () => {
  const text = shown('offer_admin')
  expect(text).toContain('nas suas marcas; isto está fora desse alcance')
  expect(text).not.toContain('Têm este direito')
  expect(text).toContain('Quem dá papéis e alcance é: Administração de usuários')
})
