/** A mail in plain text. The id makes a second send of the same mail harmless. */
export interface Letter {
  readonly id: string
  readonly site: string
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly at: Date
}

export interface Mail {
  readonly name: string
  send(letter: Letter): Promise<void>
}
