/** What is wrong with a text of a language: it is not there, it says nothing, or it was left in the other language. */
export const TEXT_GAPS = ['missing', 'empty', 'same'] as const
export type TextGap = (typeof TEXT_GAPS)[number]

type Dictionary = Readonly<Record<string, string>>

/** In so many texts of one language, and in none of the other, a word belongs to the one. */
const KNOWN_IN = 5
/** So many words of the other language make a text one of it, however many both have. */
const ENOUGH = 3

/**
 * Takes the texts of a language and those of the other one; returns a function that takes an id and the text shown for it
 * and returns its gap, or null. Equal texts are a mistake only where their words are the other language's: "Modelo" is right
 * in both. The words are learnt from the texts themselves, so that no list of words must be kept.
 */
export function gapFinder(
  own: Dictionary,
  other: Dictionary,
): (id: string, shown: string | undefined) => TextGap | null {
  const isForeign = foreignWords(own, other)
  return (id, shown) => {
    if (shown === undefined) return 'missing'
    if (shown.trim() === '') return (other[id] ?? ' ').trim() === '' && other[id] !== undefined ? null : 'empty'
    if (shown !== other[id] || COUNTRY_ONLY.test(id)) return null
    const words = wordsOf(shown)
    const foreign = words.filter(isForeign).length
    return foreign > 0 && (foreign >= ENOUGH || foreign * 2 > words.length) ? 'same' : null
  }
}

/** What holds in one country alone is written in its language everywhere. */
const COUNTRY_ONLY = /\.(?:AR|BR)$/

function foreignWords(own: Dictionary, other: Dictionary): (word: string) => boolean {
  const differing = Object.keys(own).filter((id) => other[id] !== undefined && other[id] !== own[id])
  const [mine, theirs] = [countsOf(own, differing), countsOf(other, differing)]
  return (word) => (theirs.get(word) ?? 0) >= KNOWN_IN && !mine.has(word)
}

function countsOf(texts: Dictionary, ids: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) for (const word of wordsOf(texts[id] ?? '')) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Takes a message; returns its words once each, without the names of what is filled in and without CPF, CEP and the like. */
function wordsOf(text: string): string[] {
  const plain = text.replaceAll(/\{\w+(?:, ?(?:plural|select|selectordinal|number|date)\b[^{}]*)?\}?/g, ' ')
  const words = plain.match(/\p{L}{2,}/gu) ?? []
  return [...new Set(words.filter((word) => word !== word.toUpperCase()).map((word) => word.toLowerCase()))]
}

/** The areas of a site's texts, by the first part of their ids; `work` is what only staff reads. */
export const TEXT_AREAS = {
  shop: 'shop catalogue dealers dealer gallery view ui shell home copy geography images hint decode dataDictionary',
  car: 'configurator accessories reviews evaluation warranty recall maintenance ownershipCost valuation passport budget',
  contact: 'lead contact report message testDrive appointment event reception whatsapp push poll notice analytics maps',
  purchase:
    'checkout payment payments antiFraud contract proposal quotation coupon vouchers rewards reservation stock price service item order orders timeline financing loan employees',
  account: 'account auth users garage documents privacy logbook scanner review manual',
  legal: 'legal',
  general: 'general request validation',
  work: 'desk admin work rights resources settings sheets changeSets preview setup clients hooks bulk pictures closedDays qrCodes workingPrice',
} as const
export type TextArea = keyof typeof TEXT_AREAS

const AREA_OF: ReadonlyMap<string, TextArea> = new Map(
  Object.entries(TEXT_AREAS).flatMap(([area, names]) => names.split(' ').map((name) => [name, area as TextArea])),
)

/** Takes the id of a text; returns its area, the general one where none is named. */
export const areaOfText = (id: string): TextArea => AREA_OF.get(id.split('.')[0] ?? '') ?? 'general'
