import type { Ctx } from '../../../platform/http/ctx.ts'
import { HashQueueFull } from './hash-queue.ts'

/** Runs what hashes passwords; when too many wait already the answer is 503, and the caller may come back. */
export async function hashing<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof HashQueueFull ? ctx.fail('request.unavailable') : error
  }
}
