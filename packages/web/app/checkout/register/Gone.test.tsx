import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import checkout from '../../../../../texts/pt-BR/checkout.json'
import { type RootData, ServerRootData } from '../../shell/root-data.ts'
import { TextsProvider } from '../../texts/texts.tsx'
import { Gone } from './Gone.tsx'

const site = { id: 'br-fiat', country: 'BR', brand: 'fiat', language: 'pt-BR', currency: 'BRL', timeZone: 'UTC' }

function shown(code: string, openOrder: string | null): string {
  const router = createMemoryRouter([{ path: '/', element: <Gone code={code} openOrder={openOrder} message="Why" /> }])
  return renderToString(
    <ServerRootData value={{ site } as unknown as RootData}>
      <TextsProvider locale={site as never} dictionary={checkout}>
        <RouterProvider router={router} />
      </TextsProvider>
    </ServerRootData>,
  )
}

test('who has a reservation is led to it and never to another car, which would be refused too', () => {
  const waiting = shown('reservation.alreadyReserved', 'o1')
  expect(waiting).toContain('href="/br/fiat/reserva/o1/pagamento"')
  expect(waiting).toContain('A sua continua guardada')
  const paid = shown('reservation.alreadyReserved', null)
  expect(paid).toContain('Você já tem uma reserva')
  expect(paid).toContain('href="/br/fiat/minha-conta/pedidos"')
  expect(paid).not.toContain('escolha outro')
})

test('a car that is gone leads to the others', () => {
  const gone = shown('stock.noneForCar', null)
  expect(gone).toContain('Não foi possível reservar')
  expect(gone).toContain('href="/br/fiat/reserva"')
  expect(gone).toContain('escolha outro')
})
