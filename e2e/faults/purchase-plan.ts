import { cpfCheckDigits } from '@volante/domain/person/cpf'

/** A stream of numbers from 0 to 1 that a seed repeats (mulberry32). */
export function drawsFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A car of the campaign at a dealer, and how many of it are free. */
export interface Car {
  readonly mvsCode: string
  readonly year: number
  readonly color: string
  readonly dealerCode: string
  readonly free: number
}

/** What one buyer is going to do, decided before anything happens. */
export interface Plan {
  readonly key: string
  readonly cpf: string
  readonly wishes: readonly Car[]
  /** None: reserves and walks away. */
  readonly kind: 'card' | 'pix' | 'boleto' | null
  readonly cardNumber: string
  readonly conduct: { readonly conduct: string; readonly delaySeconds?: number } | null
  /** Sends the payment twice at once, as a double click does. */
  readonly isHasty: boolean
}

const DAY_SECONDS = 86_400
/** Late money comes long after the end, so that the clock can be stopped between the two. */
const LATE_SECONDS = 12 * DAY_SECONDS
const GOOD_CARD = '4111111111111111'
const CARDS = [GOOD_CARD, GOOD_CARD, '5555555555554444', '4000000000000341', '4000000000009995', '4000000000000077']
const PIX = ['settle', 'settle', 'duplicate', 'late', 'late', 'silent', 'refuse', 'delay', 'never'] as const

/** Takes the cars and a seed's numbers; returns so many plans in which a few cars are wanted by more buyers than there are of them. */
export function plansOf(count: number, cars: readonly Car[], draw: () => number): Plan[] {
  const scarce = cars.filter(({ free }) => free <= 2).slice(0, 12)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(draw() * from.length)] as T
  return Array.from({ length: count }, (_, at) => {
    const kind = pick(['card', 'card', 'pix', 'pix', 'pix', 'boleto', 'boleto', null] as const)
    const wishes = [
      ...(draw() < 0.4 ? [pick(scarce), pick(scarce)] : []),
      ...Array.from({ length: 8 }, () => pick(cars)),
    ]
    const body = String(300_000_000 + at)
    return {
      key: `purchase-${at}`,
      cpf: `${body}${cpfCheckDigits(body)}`,
      wishes,
      kind,
      cardNumber: pick(CARDS),
      conduct: conductOf(kind, pick(PIX)),
      isHasty: draw() < 0.25,
    }
  })
}

function conductOf(kind: Plan['kind'], drawn: (typeof PIX)[number]): Plan['conduct'] {
  if (kind === null || kind === 'card') return null
  if (drawn === 'late') return { conduct: drawn, delaySeconds: LATE_SECONDS }
  // A boleto is otherwise known when the banks open, which is too long to wait here.
  if (kind === 'boleto' && drawn !== 'never' && drawn !== 'refuse') return { conduct: drawn, delaySeconds: 3600 }
  return { conduct: drawn }
}
