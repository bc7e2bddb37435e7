import { useTexts } from '../../texts/texts.tsx'

/** Returns what takes a call and returns what it does in many records, in words: its own words, or setting fields. */
export function useCallNames(noun: string): (call: string) => string {
  const { t, byKey, has } = useTexts()
  return (call) => {
    const own = `resources.${noun}.bulk.${call}`
    return has(own) ? byKey(own) : t('work.bulk.set')
  }
}
