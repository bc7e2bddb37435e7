import { attemptsLeft, endOfSelfie, type Selfie, type SelfieState } from '@volante/domain/order/selfie'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { type CheckRow, type ContractRow, findCheck, newestContract, OPEN_CHECK_STATES } from './queries.ts'

type CheckFacts = Pick<CheckRow, 'state' | 'attempts' | 'max_attempts' | 'seconds' | 'started_at'>

export const selfieOf = (check: CheckFacts): Selfie => {
  const { state, attempts, started_at: startedAt, max_attempts: maxAttempts, seconds } = check
  return { state, attempts, startedAt, limits: { maxAttempts, seconds } }
}

export const endOf = (check: CheckFacts): Date => endOfSelfie(selfieOf(check))

/** How the security photo of an order stands. */
export interface PhotoStanding {
  readonly state: SelfieState
  /** Null before it begins: then the site says how many there are. */
  readonly attemptsLeft: number | null
  readonly endsAt: string | null
}

/** Takes an order's id; returns how its security photo stands. */
export const photoOfOrder = async ({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<PhotoStanding> =>
  photoStanding(await findCheck(db, orderId))

/** Every order needs a photo; before the consent there is no check and no time runs. */
export const photoStanding = (check: CheckFacts | undefined): PhotoStanding =>
  check
    ? {
        state: check.state,
        attemptsLeft: attemptsLeft(selfieOf(check)),
        endsAt: OPEN_CHECK_STATES.includes(check.state) ? endOf(check).toISOString() : null,
      }
    : { state: 'ready', attemptsLeft: null, endsAt: null }

/** The contract of an order as it stands. */
export interface ContractStanding {
  readonly id: string
  readonly state: 'OPEN' | 'SIGNED'
  readonly signedAt: string | null
}

/** Takes an order's id; returns its contract as it stands, null before there is one. */
export const contractOfOrder = async ({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<ContractStanding | null> =>
  contractStanding(await newestContract(db, orderId))

export const contractStanding = (
  row: Pick<ContractRow, 'id' | 'state' | 'signed_at'> | undefined,
): ContractStanding | null =>
  !row || row.state === 'REPLACED'
    ? null
    : { id: row.id, state: row.state, signedAt: row.signed_at?.toISOString() ?? null }
