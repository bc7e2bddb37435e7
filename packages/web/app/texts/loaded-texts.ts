import type { Dictionary } from './texts.tsx'

const loaded = new Map<string, Dictionary>()

/** Fetches the texts at an address of the server's; the browser keeps them for a year. Throws a TypeError where they cannot be had. */
export async function loadTexts(address: string): Promise<void> {
  if (loaded.has(address)) return
  const response = await fetch(address)
  // A server of another release does not know them: that is a lost file, as one that no line brings.
  if (!response.ok) throw new TypeError(`${address}: ${response.status}`)
  loaded.set(address, await response.json())
}

/** Of an address that has been loaded. */
export function loadedTexts(address: string | null): Dictionary {
  const texts = loaded.get(address ?? '')
  if (!texts) throw new Error(`Texts that were not loaded: ${address}`)
  return texts
}
