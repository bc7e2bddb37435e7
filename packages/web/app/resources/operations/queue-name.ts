import type { Texts } from '../../texts/texts.tsx'

/** Takes a queue's code; returns what it is called, the code of one that has no word any more. */
export const queueName = (queue: string, { byKey }: Pick<Texts, 'byKey'>): string =>
  byKey(`resources.queues.name.${queue}`) || queue

/** Its word, and its code below, by which logs and the filter know it. */
export const queuePair = (queue: string, texts: Pick<Texts, 'byKey'>): readonly [string, string] => {
  const name = queueName(queue, texts)
  return [name, name === queue ? '' : queue]
}
