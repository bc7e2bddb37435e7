const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Takes a name and what was typed; returns whether every word of it begins one of the name's. */
export const isMatch = (name: string, typed: string): boolean => {
  const words = plain(name).split(/\s+/)
  return plain(typed)
    .split(/\s+/)
    .every((part) => part === '' || words.some((word) => word.startsWith(part)))
}
