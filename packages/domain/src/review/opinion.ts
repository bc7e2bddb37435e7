/** What owners speak of, in the order in which it is told. */
export const TOPICS = [
  'CONSUMPTION',
  'ENGINE',
  'GEARBOX',
  'COMFORT',
  'SPACE',
  'LUGGAGE',
  'FINISH',
  'TECHNOLOGY',
  'SAFETY',
  'HANDLING',
  'SERVICE',
  'VALUE',
] as const
export type Topic = (typeof TOPICS)[number]

export const TONES = ['PRAISE', 'CRITICISM'] as const
export type Tone = (typeof TONES)[number]

/** A topic and how it is spoken of: CONSUMPTION.PRAISE. */
export type Opinion = `${Topic}.${Tone}`
export const OPINIONS = TOPICS.flatMap((topic) => TONES.map((tone): Opinion => `${topic}.${tone}`))
