import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { Api } from '@volante/contract'
import type { Db } from '../../platform/db/database.ts'

/** A device as a browser tells of it. */
export function newDevice(name: string = randomUUID()) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return {
    endpoint: `https://push.example/${name}`,
    p256dh: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}

/** Adds a device of the caller that a stub push service stands for; returns its id. */
export async function addDevice(db: Db, api: Api, base: string): Promise<string> {
  const { id } = await api.push.subscribe({ body: newDevice() })
  await db
    .updateTable('push_devices')
    .set({ endpoint: `${base}/${id}` })
    .where('id', '=', id)
    .execute()
  return id
}
