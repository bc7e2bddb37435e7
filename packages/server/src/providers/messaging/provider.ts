/** A text to a phone. The id makes a second send of the same message harmless. */
export interface PhoneMessage {
  readonly id: string
  readonly site: string
  /** Digits with country code, as wa.me takes them. */
  readonly to: string
  readonly text: string
  readonly at: Date
}

/** Conversations on WhatsApp. */
export interface Messaging {
  readonly name: string
  /** Takes digits with country code; null: this service cannot tell. Throws when it could not be asked. */
  isOnWhatsApp(number: string): Promise<boolean | null>
  send(message: PhoneMessage): Promise<void>
}

/** Takes the site's messaging address, a number with country code and a text; returns the address that opens the conversation. */
export function conversationLink(address: string, number: string, text: string): string {
  return `${address.replace(/(?<!\/)\/+$/, '')}/${number}?text=${encodeURIComponent(text)}`
}
