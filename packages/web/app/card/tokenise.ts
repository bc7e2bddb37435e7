/** A card as its form has it. It goes from here to the tokeniser and nowhere else. */
export interface CardFields {
  readonly number: string
  readonly name: string
  readonly expiry: string
  readonly securityCode: string
}

/** What stands for the card from now on. */
interface TokenisedCard {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expiry: string
  readonly holder: string
}

export type Tokenised =
  | { readonly card: TokenisedCard }
  /** Message of each refused field, and of the whole. */
  | { readonly refused: Readonly<Partial<Record<keyof CardFields, string>>>; readonly message: string | null }

/** A leave to send one card, and where to (`paymentInstruments.oneTimeToken`). */
export interface Leave {
  readonly token: string
  readonly tokeniser: string
}

/**
 * Takes a leave, a card and the site; sends the card to the tokeniser and returns its token, or what was refused. A message of
 * null means that the tokeniser could not be reached. Neither cookie nor referrer goes along.
 */
export async function tokenise(leave: Leave, card: CardFields, site: string): Promise<Tokenised> {
  try {
    const answer = await fetch(leave.tokeniser, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-site': site },
      body: JSON.stringify({ oneTimeToken: leave.token, ...card }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    })
    const body: unknown = await answer.json()
    return answer.ok && isCard(body) ? { card: body } : refusalOf(body)
  } catch {
    return { refused: {}, message: null }
  }
}

const isCard = (body: unknown): body is TokenisedCard =>
  typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'

function refusalOf(body: unknown): Tokenised {
  const { message, fields = [] } = body as { message?: string; fields?: { path: keyof CardFields; message: string }[] }
  return { refused: Object.fromEntries(fields.map((one) => [one.path, one.message])), message: message ?? null }
}
