import type { Language } from '../vocabulary.ts'
import { plainWords } from './plain-words.ts'
import { type Opinion, TOPICS, type Topic } from './opinion.ts'
import { CUES, NEGATIONS, TOPIC_WORDS } from './topic-words.ts'

/** How far before a word a negation turns it. */
const NEGATION_REACH = 3

/**
 * Takes a review's text, its language and its stars; returns what it praises and criticises. A part of a sentence speaks of the topics whose
 * words are in it; its tone is that of its cues, a negation before one turning it, and where there is none that of four and more or two and fewer stars.
 */
export function opinionsOf(text: string, language: Language, stars: number): Opinion[] {
  const tones = new Map<Topic, number>()
  for (const part of partsOf(text, language)) {
    const words = plainWords(part)
    const tone = toneOf(words, language) || Math.sign(stars - 3)
    for (const topic of TOPICS) {
      if (words.some((word) => beginsWithAny(word, TOPIC_WORDS[language][topic])))
        tones.set(topic, (tones.get(topic) ?? 0) + tone)
    }
  }
  return TOPICS.flatMap((topic): Opinion[] => {
    const tone = tones.get(topic) ?? 0
    return tone === 0 ? [] : [`${topic}.${tone > 0 ? 'PRAISE' : 'CRITICISM'}`]
  })
}

const TURNS: Readonly<Record<Language, RegExp>> = {
  'pt-BR': /[.!?;\n]+|\b(?:mas|porém|só que|embora|apesar d[eoa])\b/iu,
  'es-AR': /[.!?;\n]+|\b(?:pero|aunque|salvo que|a pesar de)\b/iu,
}

const partsOf = (text: string, language: Language): string[] => text.split(TURNS[language])

function toneOf(words: readonly string[], language: Language): number {
  const { good, bad } = CUES[language]
  const sum = words.reduce((tone, word, at) => {
    const own = beginsWithAny(word, good) ? 1 : beginsWithAny(word, bad) ? -1 : 0
    const isTurned = words.slice(Math.max(0, at - NEGATION_REACH), at).some((one) => NEGATIONS[language].has(one))
    return tone + (isTurned ? -own : own)
  }, 0)
  return Math.sign(sum)
}

/** A stem ends in a star and stands for every word that begins with it. */
const beginsWithAny = (word: string, stems: readonly string[]): boolean =>
  stems.some((stem) => (stem.endsWith('*') ? word.startsWith(stem.slice(0, -1)) : word === stem))
