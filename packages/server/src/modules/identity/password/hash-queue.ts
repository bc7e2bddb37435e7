/** So many at once, so many waiting: each hash takes 19 MiB, so the bounds cap what a flood of sign-ins may use. */
export class HashQueue {
  #running = 0
  readonly #waiting: (() => void)[] = []
  readonly #atOnce: number
  readonly #mayWait: number

  constructor(atOnce: number, mayWait: number) {
    this.#atOnce = atOnce
    this.#mayWait = mayWait
  }

  /** Runs the work when there is room; throws `HashQueueFull` when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1
    else await this.#turn()
    try {
      return await work()
    } finally {
      // A place is handed on rather than given back, so that nobody new slips in before who waits.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mayWait) throw new HashQueueFull()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }
}

export class HashQueueFull extends Error {
  constructor() {
    super('Too many passwords wait to be hashed')
    this.name = 'HashQueueFull'
  }
}
