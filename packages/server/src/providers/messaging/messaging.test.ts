import { expect, test } from 'vitest'
import { hang, json, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { builtInMessaging } from './built-in.ts'
import { conversationLink, type PhoneMessage } from './provider.ts'
import { whatsAppCloud } from './whatsapp-cloud.ts'

const server = testServer({ ROLE: 'web' })
const stub = stubService()
const cloud = () => whatsAppCloud({ token: 'secret-token', phoneId: '1055', base: stub.base, timeoutMs: 1500 })
const message: PhoneMessage = {
  id: '7f000000-0000-4000-8000-000000000001',
  site: 'br-fiat',
  to: '5511987654321',
  text: 'Olá',
  at: new Date('2026-11-21T12:00:00Z'),
}

test('the built-in registry always answers the same', async () => {
  const messaging = builtInMessaging(server.db)
  expect(await messaging.isOnWhatsApp('5511987654321')).toBe(true)
  expect(await messaging.isOnWhatsApp('5511987654320')).toBe(false)
  await expect(messaging.isOnWhatsApp('5511987659997')).rejects.toThrow('told to fail')
})

test('what is sent lies in the outbox once, unless it is told to fail', async () => {
  const messaging = builtInMessaging(server.db)
  messaging.setMood('failing')
  await expect(messaging.send(message)).rejects.toThrow('told to fail')
  messaging.setMood('well')
  await messaging.send(message)
  await messaging.send(message)
  const rows = await server.db.selectFrom('outbox').selectAll().where('id', '=', message.id).execute()
  expect(rows).toMatchObject([
    { kind: 'whatsapp', recipient: '5511987654321', body: 'Olá', state: 'sent', sent_at: message.at },
  ])
})

test('a link opens the conversation, whatever the text', () => {
  const link = conversationLink('https://wa.me/', '5511987654321', 'Olá & até #já?')
  expect(link).toMatch(/^https:\/\/wa\.me\/5511987654321\?text=/)
  expect(new URL(link).searchParams.get('text')).toBe('Olá & até #já?')
})

test('the Cloud API is sent a text message and cannot tell numbers apart', async () => {
  stub.answer = json({
    messaging_product: 'whatsapp',
    contacts: [{ input: 'x', wa_id: 'x' }],
    messages: [{ id: 'wamid.1' }],
  })
  await cloud().send(message)
  expect(await cloud().isOnWhatsApp('5511987654321')).toBeNull()
  expect(stub.seen).toHaveLength(1)
  expect(stub.seen[0]).toMatchObject({
    method: 'POST',
    path: '/1055/messages',
    body: {
      messaging_product: 'whatsapp',
      to: '5511987654321',
      type: 'text',
      text: { body: 'Olá' },
    },
  })
  expect(stub.seen[0]?.headers.authorization).toBe('Bearer secret-token')
})

test.each([
  ['hangs', () => hang, 'no answer within 1500 ms'],
  ['answers rubbish', () => rubbish, 'did not answer JSON'],
  ['answers something else', () => json({ messages: [] }), 'did not answer as the WhatsApp Cloud API'],
  ['refuses', () => json({ error: { code: 190 } }, 401), 'answered 401'],
])('a Cloud API that %s is a failure', async (_, reply, text) => {
  stub.answer = reply()
  await expect(cloud().send(message)).rejects.toThrow(text)
})

test('after five failures in a row it is given a rest', async () => {
  stub.answer = json({}, 500)
  const one = cloud()
  for (let time = 0; time < 5; time += 1) await expect(one.send(message)).rejects.toThrow('answered 500')
  await expect(one.send(message)).rejects.toThrow('given a rest')
  expect(stub.seen).toHaveLength(5)
})
