import type { Texts } from '../../texts/texts.tsx'

/** Takes a queue's code; returns what it is called, the code of one that has no word any more. */
export const queueName = (queue: string, { byKey }: Pick<Texts, 'byKey'>): string =>
  byKey(`resources.queues.name.${queue}`) || queue

/** Its word, and its code below, by which logs and addresses know it. */
export const queuePair = (queue: string, texts: Pick<Texts, 'byKey'>): readonly [string, string] => {
  const name = queueName(queue, texts)
  return [name, name === queue ? '' : queue]
}

/** Takes a queue's code and what else names a job, as a bulk change lists it; returns the same with the queue's word. */
export function queueInName(name: string, texts: Pick<Texts, 'byKey'>): string {
  const [queue = '', ...rest] = name.split(' · ')
  return [queueName(queue, texts), ...rest].join(' · ')
}
