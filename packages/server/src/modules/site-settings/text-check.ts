import { parse } from '@formatjs/icu-messageformat-parser'
import { type Refusal, refuse } from '@volante/domain/refusal'

interface Element {
  readonly type: number
  readonly value?: unknown
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>
}

const [LITERAL, POUND] = [0, 7]

/** Takes a text and the one it stands for; refuses what is no ICU message and other places than those that are filled in. */
export function textRefusal(text: string, original: string): Refusal | null {
  const [given, wanted] = [placesIn(text), placesIn(original) ?? new Set<string>()]
  if (given === null) return refuse('settings.text.broken')
  const isEqual = given.size === wanted.size && [...given].every((place) => wanted.has(place))
  if (isEqual) return null
  if (wanted.size === 0) return refuse('settings.text.noPlaces')
  return refuse('settings.text.places', { places: [...wanted].toSorted().join(', ') })
}

/** The names of the places; null where it does not parse. */
function placesIn(text: string): Set<string> | null {
  try {
    return new Set(namesIn(parse(text, { captureLocation: false, ignoreTag: true }) as readonly Element[]))
  } catch {
    return null
  }
}

const namesIn = (parts: readonly Element[]): string[] =>
  parts.flatMap(({ type, value, options = {} }) => [
    ...(type === LITERAL || type === POUND ? [] : [String(value)]),
    ...Object.values(options).flatMap((option) => namesIn(option.value)),
  ])
