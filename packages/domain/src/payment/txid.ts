/** Takes a charge's UUID; returns its txid, 32 characters, so that a repeated request names the same Pix charge. */
export function chargeTxid(uuid: string): string {
  const txid = uuid.replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{32}$/.test(txid)) throw new RangeError('a txid is made of a UUID')
  return txid
}

/**
 * Takes a text; returns whether it has the form of a payment's end-to-end id: E, the payer's ISPB, date and time to the
 * minute, 11 characters of its own (Pix API, `endToEndId`).
 */
export const isEndToEndId = (text: string): boolean => /^E[0-9A-Z]{8}20\d{10}[A-Za-z0-9]{11}$/.test(text)
