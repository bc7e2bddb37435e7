import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { testServer } from '../../../../tools/testing/test-server.ts'
import { multipart, newBuyer } from '../../../documents/fixtures.ts'
import { applicant, INCOME, PULSE } from '../fixtures.ts'

const server = testServer()

test('a paper that the bank asks for is handed on once and decides; others are refused', async () => {
  const { headers } = await newBuyer(server)
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await server.app.inject({
      method,
      url: `/api/financing${url}`,
      headers,
      ...(payload ? { payload } : {}),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const { body: simulation } = await call('POST', '/simulate', { ...PULSE, type: 'CDC' })
  const person = applicant(INCOME.borderline)
  const { body: made } = await call('POST', '/proposal', { simulationId: simulation.id, person, creditConsent: true })
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  const send = async (kind: string) => {
    const parts = [
      ['proposalId', made.id],
      ['documentType', kind],
      ['file', photo, 'holerite.jpg', 'image/jpeg'],
    ] as const
    const form = multipart(parts.map((part) => [...part]) as Parameters<typeof multipart>[0])
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/financing/documents',
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  expect((await send('proofOfIncome')).body.code).toBe('financing.paper.notAsked')
  const stands = (state: string) =>
    vi.waitFor(
      async () => {
        await server.moveClock(2_000)
        const { body } = await call('GET', `/proposal/${made.id}`)
        expect(body.state).toBe(state)
        return body
      },
      { timeout: 60_000, interval: 300 },
    )
  expect((await stands('customer')).papers).toMatchObject([{ kind: 'proofOfIncome', state: 'missing', sentAt: null }])
  expect((await send('identity')).body.code).toBe('financing.paper.notAsked')
  expect((await send('proofOfIncome')).body).toMatchObject([
    { kind: 'proofOfIncome', state: 'sent', sentAt: expect.any(String) },
  ])
  const approved = await stands('approved')
  expect(approved.events.map(({ status }: { status: string }) => status)).toEqual([
    'PROPOSAL_SENT',
    'PROGRESS_PROPOSAL',
    'PENDING_PROPOSAL',
    'REANALYSIS_PROPOSAL',
    'APPROVED_PROPOSAL',
  ])
  expect((await call('GET', `/documents/${made.id}`)).body).toEqual([])
})
