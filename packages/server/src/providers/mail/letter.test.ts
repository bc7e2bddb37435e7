import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { letterHtml } from './letter-html.ts'
import { letterParts } from './letter-parts.ts'

const server = testServer({ ROLE: 'web' })

const LINK = 'https://volante.example/br/fiat/minha-conta/pedidos/1'
const BODY = `Olá, Joana.\n\nSeu carro <está> a caminho: falta pouco.\n\nPedido: 4F7K-9QXR-TZ3M\nCarro: Pulse "Drive"\n\nAcompanhar: ${LINK}\n\nGrupo`

test('a body is read as words, facts and the one button', () => {
  expect(letterParts(BODY, LINK)).toEqual([
    { kind: 'text', lines: ['Olá, Joana.'] },
    { kind: 'text', lines: ['Seu carro <está> a caminho: falta pouco.'] },
    {
      kind: 'facts',
      rows: [
        ['Pedido', '4F7K-9QXR-TZ3M'],
        ['Carro', 'Pulse "Drive"'],
      ],
    },
    { kind: 'button', label: 'Acompanhar', url: LINK },
    { kind: 'text', lines: ['Grupo'] },
  ])
})

test('what somebody typed is never a link', () => {
  expect(letterParts('Clique: https://evil.example', LINK)).toEqual([
    { kind: 'text', lines: ['Clique: https://evil.example'] },
  ])
  expect(letterParts(`Clique: ${LINK}`, undefined)).toMatchObject([{ kind: 'text' }])
})

test('every site writes a page of its own colour, in tables, that escapes what it says and stays small', () => {
  const picture = { src: 'https://volante.example/api/assets/cars/pulse.jpg?v=1&x="2"', alt: 'Pulse' }
  for (const site of server.platform.sites) {
    const html = letterHtml(site, { heading: 'Oi <b>', parts: letterParts(BODY, LINK), picture })
    expect(html).toContain(`<html lang="${site.language}">`)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain(`<a href="${LINK}"`)
    expect(html).toContain(`bgcolor="${site.theme.tokens['color-primary'] ?? '#1f4bd8'}"`)
    expect(html).toContain('Seu carro &lt;está&gt; a caminho')
    expect(html).toContain('Oi &lt;b&gt;')
    expect(html).toContain('v=1&amp;x=&quot;2&quot;')
    expect(html).not.toMatch(/<script|<link|display:\s*(?:flex|grid)/)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(Buffer.byteLength(html)).toBeLessThan(20_000)
  }
})
