/** A file that goes with a letter, kept in the house. */
export interface LetterFile {
  readonly name: string
  readonly type: string
  /** Of the kept files. */
  readonly key: string
}

/** A mail as plain text and as a page that says the same. The id makes a second send of the same mail harmless. */
export interface Letter {
  readonly id: string
  readonly site: string
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly html: string
  readonly attachments: readonly LetterFile[]
  readonly at: Date
}

export interface Mail {
  readonly name: string
  send(letter: Letter): Promise<void>
}
