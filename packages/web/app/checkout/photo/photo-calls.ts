import { xsrfToken } from '../../shell/session/xsrf.ts'

export interface PhotoAnswer {
  readonly state: string
  readonly attemptsLeft: number
  readonly faceFound?: boolean
  readonly message?: { readonly text: string } | null
  readonly pass?: string
}

/** A refusal in the visitor's language; null when the line broke. */
export type PhotoResult = { readonly answer: PhotoAnswer } | { readonly refused: string | null; readonly code: string }

/** The phone's way is without a session, the signed-in one names its order. */
export interface PhotoWay {
  readonly order: string | null
  readonly token: string | null
  readonly site: string
}

const PASS = 'volante-photo-pass'

/** Takes how the page was reached; returns the two calls it makes. A pass survives a reload of the tab, never the tab. */
export function photoCalls({ order, token, site }: PhotoWay) {
  const post = (path: string, body: object) => send(path, { ...body, width: innerWidth }, site)
  const passKey = `${PASS} ${token}`
  return {
    /** Opens the hand-off; with a session there is nothing to open. */
    async open(): Promise<PhotoResult | null> {
      if (token === null || sessionStorage.getItem(passKey)) return null
      const result = await post('/api/documents/photo/open', { token })
      if ('answer' in result && result.answer.pass) sessionStorage.setItem(passKey, result.answer.pass)
      return result
    },
    take(image: string): Promise<PhotoResult> {
      return token === null
        ? post('/api/face-identity/face/detect', { image, reservationId: order })
        : post('/api/documents/photo', { image, pass: sessionStorage.getItem(passKey) ?? '' })
    },
  }
}

async function send(path: string, body: object, site: string): Promise<PhotoResult> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': xsrfToken(), 'x-site': site },
      body: JSON.stringify(body),
    })
    const data: unknown = await answer.json()
    if (answer.ok) return { answer: data as PhotoAnswer }
    const { message, code } = data as { message?: string; code?: string }
    return { refused: message ?? null, code: code ?? '' }
  } catch {
    return { refused: null, code: '' }
  }
}
